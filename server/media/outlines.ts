import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

/** A typeface as outlines: the files are tried in order for each character. */
export type Face = { fonts: Font[] };

export type OutlineStyle = { face: Face; size: number; tracking?: number; stretch?: number };

export type Outline = { path: string; width: number };

/** Opens font files of installed packages, e.g. `@fontsource/x/files/x.woff2`, at their default instance. Throws when one is missing. */
export function openFace(files: readonly string[]): Face {
  const { resolve } = createRequire(import.meta.url);
  return { fonts: files.map((file) => openSync(resolve(file)) as Font) };
}

/**
 * One line of text as SVG path data with its baseline at y = 0, starting at x = 0, and its width, all in pixels.
 * `tracking` is in em. Characters that no file has are left out.
 */
export function outline(text: string, { face, size, tracking = 0, stretch = 1 }: OutlineStyle): Outline {
  let x = 0;
  const parts: string[] = [];
  for (const { font, run } of runsOf(text, face)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    glyphs.forEach((glyph, index) => {
      const position = positions[index];
      if (!position) return;
      const dx = x + position.xOffset * scale * stretch;
      const moved = glyph.path.scale(scale * stretch, -scale).translate(dx, -position.yOffset * scale);
      parts.push(moved.toSVG());
      x += position.xAdvance * scale * stretch + tracking * size;
    });
  }
  return { path: rounded(parts.join('')), width: Math.max(0, x - tracking * size) };
}

function runsOf(text: string, face: Face): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = [];
  for (const character of text) {
    const font = face.fonts.find((candidate) => candidate.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.run += character;
    else runs.push({ font, run: character });
  }
  return runs;
}

function rounded(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
