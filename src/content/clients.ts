/** A past client: R222. The mark is one ink, drawn by the project, 56 px high; `width` in pixels. */
export type Client = { name: string; logo: string; width: number };

/** D17: 21 invented names, in the order of the wall (R059). */
export const clients: readonly Client[] = [
  { name: 'Kerr & Dunmore', logo: '/marks/kerr-dunmore.svg', width: 183 },
  { name: 'Northline', logo: '/marks/northline.svg', width: 126 },
  { name: 'Parkside', logo: '/marks/parkside.svg', width: 126 },
  { name: 'Humberfield', logo: '/marks/humberfield.svg', width: 141 },
  { name: 'Queen + Logan', logo: '/marks/queen-logan.svg', width: 169 },
  { name: 'Maple Terrace Homes', logo: '/marks/maple-terrace-homes.svg', width: 150 },
  { name: 'Arden', logo: '/marks/arden.svg', width: 106 },
  { name: 'Lakeshore', logo: '/marks/lakeshore.svg', width: 141 },
  { name: 'Stonegate', logo: '/marks/stonegate.svg', width: 156 },
  { name: 'Fieldhouse', logo: '/marks/fieldhouse.svg', width: 125 },
  { name: 'Bloorline', logo: '/marks/bloorline.svg', width: 165 },
  { name: 'Ossler & Co.', logo: '/marks/ossler-co.svg', width: 138 },
  { name: 'Tallwood', logo: '/marks/tallwood.svg', width: 144 },
  { name: 'Castlefield', logo: '/marks/castlefield.svg', width: 152 },
  { name: 'Ravine Estates', logo: '/marks/ravine-estates.svg', width: 160 },
  { name: 'Halfmoon', logo: '/marks/halfmoon.svg', width: 154 },
  { name: 'Dufferin Yard', logo: '/marks/dufferin-yard.svg', width: 134 },
  { name: 'Harrow Hill', logo: '/marks/harrow-hill.svg', width: 137 },
  { name: 'Wren & Hollis', logo: '/marks/wren-hollis.svg', width: 179 },
  { name: 'Sixpoint', logo: '/marks/sixpoint.svg', width: 131 },
  { name: 'Eastmount', logo: '/marks/eastmount.svg', width: 157 },
];
