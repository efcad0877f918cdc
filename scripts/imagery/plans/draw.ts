import { type Face, outline } from '../../../server/media/outlines.ts';
import type { Box, Line, Plan, Room } from './plan.ts';

export type PlanFaces = { display: Face; text: Face; strong: Face };

const sheet = { width: 1620, height: 1080 };
const colours = { paper: '#f7f5f0', floor: '#ffffff', ink: '#15171c', soft: '#565a63', hair: '#9a958a', deck: '#ddd8cc' };
const thickness = { outer: 0.3, inner: 0.13 };

/** Draws a plan to scale on a 1620×1080 sheet: an SVG with all lettering as outlines. */
export function drawPlan(plan: Plan, faces: PlanFaces): string {
  const { scale, origin } = plan;
  const stroke = (width: number): number => round(width / scale);
  const shapes = [
    ...plan.decks.map(({ box, step, along }) => deck(box, step, along, stroke(1))),
    ...plan.floors.map((box) => rect(box, `fill="${colours.floor}"`)),
    group(`fill="none" stroke="${colours.hair}" stroke-width="${stroke(1.5)}"`, [
      ...plan.fixtures.map((box) => rect(box)),
      ...plan.rounds.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`),
      ...plan.lines.map(line),
    ]),
    group(`stroke="${colours.ink}" stroke-width="${thickness.inner}" stroke-linecap="square"`, plan.inner.map(line)),
    group(`stroke="${colours.ink}" stroke-width="${thickness.outer}" stroke-linecap="square"`, plan.outer.map(line)),
    group(`stroke="${colours.floor}" stroke-width="${thickness.inner + 0.02}"`, plan.gaps.map(line)),
    ...plan.windows.map((segment) => glazing(segment, stroke(1.6))),
    ...plan.doors.map(([x1, y1, x2, y2, side]) => door([x1, y1, x2, y2], side, stroke(1.6))),
  ];
  const labels = plan.rooms.flatMap((room) => label(room, plan, faces));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}">\
<title>${plan.title}</title><desc>${plan.rooms.map(describe).join('. ')}.</desc><path fill="${colours.paper}" d="M0 0h${sheet.width}v${sheet.height}H0z"/>
<g transform="translate(${origin.join(' ')}) scale(${scale})">${shapes.join('')}</g>
${labels.join('')}${legend(plan, faces)}</svg>`;
}

function deck([x, y, width, height]: Box, step: number, along: 'x' | 'y', stroke: number): string {
  const length = along === 'x' ? height : width;
  const count = Math.floor(length / step - 0.01);
  const lines = Array.from({ length: count }, (_, index) => {
    const at = (index + 1) * step;
    return along === 'x' ? line([x, y + at, x + width, y + at]) : line([x + at, y, x + at, y + height]);
  });
  return group(`fill="none" stroke="${colours.deck}" stroke-width="${stroke}"`, [rect([x, y, width, height]), ...lines]);
}

function glazing(segment: Line, stroke: number): string {
  const [x1, y1, x2, y2] = segment;
  const [dx, dy] = y1 === y2 ? [0, 0.1] : [0.1, 0];
  return group(`stroke="${colours.ink}" stroke-width="${stroke}"`, [
    `<path stroke="${colours.floor}" stroke-width="${thickness.outer + 0.02}" d="M${x1} ${y1}L${x2} ${y2}"/>`,
    ...[-1, 0, 1].map((side) => line([x1 + dx * side, y1 + dy * side, x2 + dx * side, y2 + dy * side])),
    ...[[x1, y1], [x2, y2]].map(([x = 0, y = 0]) => line([x - dx * 1.5, y - dy * 1.5, x + dx * 1.5, y + dy * 1.5])),
  ]);
}

function door([x1, y1, x2, y2]: Line, side: 1 | -1, stroke: number): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [endX, endY] = [round(x1 + dy * side), round(y1 - dx * side)];
  const radius = round(Math.hypot(dx, dy));
  return `<path stroke="${colours.floor}" stroke-width="${thickness.outer + 0.02}" d="M${x1} ${y1}L${x2} ${y2}"/>\
<path fill="none" stroke="${colours.ink}" stroke-width="${stroke}" d="M${x1} ${y1}L${endX} ${endY}A${radius} ${radius} 0 0 ${side === 1 ? 1 : 0} ${x2} ${y2}"/>`;
}

function label(room: Room, { scale, origin }: Plan, faces: PlanFaces): string[] {
  const x = origin[0] + room.at[0] * scale;
  const y = origin[1] + room.at[1] * scale;
  if (room.small) return [centred(room.name, x, y + 6, 17, faces.text, colours.soft)];
  const halo = room.size ? '' : centred(room.name, x, y, 21, faces.strong, `${colours.paper}" stroke="${colours.paper}" stroke-width="10`);
  const lines = [halo, centred(room.name, x, y, 21, faces.strong, colours.ink)];
  if (room.size) {
    lines.push(centred(room.size.map(feet).join(' × '), x, y + 25, 17, faces.text, colours.soft));
    lines.push(centred(`${room.size.map((metres) => metres.toFixed(2)).join(' × ')} m`, x, y + 47, 17, faces.text, colours.soft));
  }
  return lines;
}

function legend({ title, note, scale, north }: Plan, faces: PlanFaces): string {
  const five = 5 * scale;
  const right = sheet.width - 72;
  return [
    text(title, 72, 1010, 38, faces.display, colours.ink),
    text(note, 72, 1044, 17, faces.text, colours.soft),
    `<path fill="none" stroke="${colours.ink}" stroke-width="2" d="M${right - five} 1016v10h${five}v-10M${round(right - five / 2)} 1026v-6"/>`,
    text('0', right - five - 4, 1050, 17, faces.text, colours.soft),
    text('5 m, 16 ft 5', right - 82, 1050, 17, faces.text, colours.soft),
    `<g transform="translate(${right - 18} 84) rotate(${north})"><circle r="26" fill="none" stroke="${colours.ink}" stroke-width="2"/><path fill="${colours.ink}" d="M0-22 7 6 0 2-7 6z"/></g>`,
    text('N', right - 66, 91, 20, faces.strong, colours.ink),
  ].join('');
}

function describe({ name, size }: Room): string {
  return size ? `${name} ${size.map(feet).join(' by ')}` : name;
}

/** Metres as feet and inches, e.g. `13′ 0″`. */
function feet(metres: number): string {
  const inches = Math.round(metres / 0.0254);
  return `${Math.floor(inches / 12)}′ ${inches % 12}″`;
}

function centred(words: string, x: number, y: number, size: number, face: Face, fill: string): string {
  const { path, width } = outline(words, { face, size });
  return `<path fill="${fill}" transform="translate(${round(x - width / 2)} ${round(y)})" d="${path}"/>`;
}

function text(words: string, x: number, y: number, size: number, face: Face, fill: string): string {
  return `<path fill="${fill}" transform="translate(${round(x)} ${y})" d="${outline(words, { face, size }).path}"/>`;
}

function rect([x, y, width, height]: Box, attributes = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${attributes}/>`;
}

function line([x1, y1, x2, y2]: Line): string {
  return `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}"/>`;
}

function group(attributes: string, shapes: string[]): string {
  return `<g ${attributes}>${shapes.join('')}</g>`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
