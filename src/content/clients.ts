/** A past client: R222. The mark is one ink, drawn by the project. */
export type Client = { name: string; logo: string };

/** D17: 21 invented names, in the order of the wall (R059). */
export const clients: readonly Client[] = [
  { name: 'Kerr & Dunmore', logo: '/marks/kerr-dunmore.svg' },
  { name: 'Northline', logo: '/marks/northline.svg' },
  { name: 'Parkside', logo: '/marks/parkside.svg' },
  { name: 'Humberfield', logo: '/marks/humberfield.svg' },
  { name: 'Queen + Logan', logo: '/marks/queen-logan.svg' },
  { name: 'Maple Terrace Homes', logo: '/marks/maple-terrace-homes.svg' },
  { name: 'Arden', logo: '/marks/arden.svg' },
  { name: 'Lakeshore', logo: '/marks/lakeshore.svg' },
  { name: 'Stonegate', logo: '/marks/stonegate.svg' },
  { name: 'Fieldhouse', logo: '/marks/fieldhouse.svg' },
  { name: 'Bloorline', logo: '/marks/bloorline.svg' },
  { name: 'Ossler & Co.', logo: '/marks/ossler-co.svg' },
  { name: 'Tallwood', logo: '/marks/tallwood.svg' },
  { name: 'Castlefield', logo: '/marks/castlefield.svg' },
  { name: 'Ravine Estates', logo: '/marks/ravine-estates.svg' },
  { name: 'Halfmoon', logo: '/marks/halfmoon.svg' },
  { name: 'Dufferin Yard', logo: '/marks/dufferin-yard.svg' },
  { name: 'Harrow Hill', logo: '/marks/harrow-hill.svg' },
  { name: 'Wren & Hollis', logo: '/marks/wren-hollis.svg' },
  { name: 'Sixpoint', logo: '/marks/sixpoint.svg' },
  { name: 'Eastmount', logo: '/marks/eastmount.svg' },
];
