/** The dusk blue at a share of its strength, in per cent. */
export function duskShade(share: number): string {
  return `rgb(20 29 54 / ${share}%)`;
}

/** Darkens a sky under white words and ends above the roof: lowest contrast 5.1. */
export const duskSky = `linear-gradient(${duskShade(85)}, ${duskShade(68)} 20%, ${duskShade(47)} 33%, ${duskShade(0)} 46%)`;
