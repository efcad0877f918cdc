const ratios = { '1:1': 1, '4:5': 4 / 5, '4:3': 4 / 3, '3:2': 3 / 2, '16:10': 16 / 10, '16:9': 16 / 9, '2:1': 2 } as const;

/** The ratio of the pictures' set that is closest to width / height. */
export function nearestRatio(ratio: number): keyof typeof ratios {
  const distance = (name: keyof typeof ratios) => Math.abs(Math.log(ratios[name] / ratio));
  const names = Object.keys(ratios) as (keyof typeof ratios)[];
  return names.reduce((best, name) => (distance(name) < distance(best) ? name : best), '3:2');
}
