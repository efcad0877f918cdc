import type { SeedItem } from './types.ts';

/** Seed of `photographyPortfolio`. The first five share no picture with the photography service page around them. */
export const photography: readonly SeedItem[] = [
  {
    id: 'photography-1', slug: 'sage-kitchen-by-day', title: 'Sage kitchen by day', type: 'image', src: '/uploads/lakeside-kitchen-day.jpg',
    description: 'Pendants off for the base frame, on for the second. The marble keeps its veins because nothing in the room was brighter than the window.',
    category: 'Interior', specs: '24 mm, f/8, three exposures', light: '10:40 am, 24 mm', alteration: 'standard',
    alt: 'Sage-green kitchen with a marble island, slatted oak front, tan leather stools and three black pendants.',
  },
  {
    id: 'photography-2', slug: 'bedroom-over-the-lake', title: 'Bedroom over the lake', type: 'image', src: '/uploads/condo-bedroom-day.jpg',
    description: 'Thirty-first floor. Shot before the haze comes up, so the tower and the water are in the window and not a white rectangle.',
    category: 'Interior', specs: '20 mm, f/8, two exposures', light: '8:40 am, 20 mm', alteration: 'standard',
    alt: 'Bright condo bedroom with a linen-dressed bed and bench; the CN Tower and the lake beyond the window wall.',
  },
  {
    id: 'photography-3', slug: 'sumach-street-at-dusk', title: 'Sumach Street at dusk', type: 'image', src: '/uploads/townhouse-exterior-dusk.jpg',
    description: 'Five doorbells, one request: lamps on, blinds up, cars elsewhere until half past nine. Every household said yes.',
    category: 'Twilight', specs: '24 mm, f/9, two exposures', light: '9:18 pm, 24 mm', alteration: 'standard',
    alt: 'Red-brick Victorian townhouses at blue hour with lit bay windows and porch lamps.',
  },
  {
    id: 'photography-4', slug: 'sofa-and-stone-table', title: 'Sofa and stone table', type: 'image', src: '/uploads/lakeside-living-room-detail.jpg',
    description: 'A tighter view for the second page of the listing. The sun reaches the rug for about twenty minutes; the tripod was waiting.',
    category: 'Detail', specs: '35 mm, f/5.6', light: '11:20 am, 35 mm', alteration: 'standard',
    alt: 'Cream sectional and round stone table on a pale rug with sunlight across the floor, kitchen behind.',
  },
  {
    id: 'photography-5', slug: 'table-set-for-six', title: 'Table set for six', type: 'image', src: '/uploads/farmhouse-dining-dusk.jpg',
    description: 'Candles lit last, because they move. The orchard outside is one stop darker than the room and still green.',
    category: 'Twilight', specs: '24 mm, f/7.1, two exposures', light: '8:24 pm, 24 mm', alteration: 'standard',
    alt: 'Long oak table set for six under two black dome pendants, candles lit, dusk over the orchard in the window.',
  },
  {
    id: 'photography-6', slug: 'lakeside-house-blue-hour', title: 'Lakeside House, blue hour', type: 'image', src: '/uploads/lakeside-house-twilight.jpg',
    description: 'Seventeen minutes after sunset on 13 May. Every lamp at 40 per cent, the pool lights on, one exposure for the sky and one for the rooms.',
    category: 'Twilight', specs: '24 mm, f/8, two exposures', light: '8:52 pm, 24 mm', alteration: 'standard',
    alt: 'Two-storey modern house with warm lit windows and cedar soffits behind a still pool under a blue evening sky.',
  },
  {
    id: 'photography-7', slug: 'lakeside-house-south-front', title: 'Lakeside House, south front', type: 'image', src: '/uploads/lakeside-house-day.jpg',
    description: 'The same tripod holes as the blue-hour frame. By noon the stucco glares; at twenty to ten it still has a texture.',
    category: 'Exterior', specs: '24 mm, f/8', light: '9:40 am, 24 mm', alteration: 'standard',
    alt: 'White stucco and cedar house with black windows in daylight, sun loungers along a turquoise pool.',
  },
  {
    id: 'photography-8', slug: 'harbour-street-after-sunset', title: 'Harbour Street after sunset', type: 'image', src: '/uploads/condo-living-dusk.jpg',
    description: 'Glass on two sides means two reflections to lose. The lamps were moved, the camera was not.',
    category: 'Twilight', specs: '20 mm, f/8, three exposures', light: '7:38 pm, 20 mm', alteration: 'standard',
    alt: 'Corner living room at blue hour with lamps on, lit towers and the lake behind two walls of glass.',
  },
  {
    id: 'photography-9', slug: 'tub-under-the-window', title: 'Tub under the window', type: 'image', src: '/uploads/farmhouse-bathroom-day.jpg',
    description: 'Bathrooms are photographed from the doorway or not at all. Mirror angled by hand, tripod out of it by four centimetres.',
    category: 'Interior', specs: '21 mm, f/8', light: '11:05 am, 21 mm', alteration: 'standard',
    alt: 'Farmhouse bathroom with a freestanding tub beneath a black-framed window, walnut vanity and brass taps.',
  },
  {
    id: 'photography-10', slug: 'pool-terrace-deck-light', title: 'Pool terrace, deck light', type: 'image', src: '/uploads/lakeside-terrace-detail-twilight.jpg',
    description: 'The strip under the deck edge was dimmed to a fifth; at full power it burns a white line through the whole frame.',
    category: 'Twilight', specs: '28 mm, f/6.3', light: '8:46 pm, 28 mm', alteration: 'standard',
    alt: 'Four white loungers between a glowing pool and a timber deck edged with light, kitchen lit behind glass.',
  },
  {
    id: 'photography-11', slug: 'farmhouse-kitchen-morning', title: 'Farmhouse kitchen, morning', type: 'image', src: '/uploads/farmhouse-kitchen-day.jpg',
    description: 'Counters cleared to five objects. The sun came through the garden window as planned and crossed the stools as a gift.',
    category: 'Interior', specs: '22 mm, f/8, three exposures', light: '10:15 am, 22 mm', alteration: 'standard',
    alt: 'White shaker kitchen with a sage island, woven stools, plaster hood and oak shelves.',
  },
  {
    id: 'photography-12', slug: 'first-snow', title: 'First snow', type: 'image', src: '/uploads/farmhouse-exterior-winter.jpg',
    description: 'December, eleven below. Snow reflects enough light to open the shadows under the porch, which no lamp of ours could do.',
    category: 'Exterior', specs: '28 mm, f/9', light: '4:05 pm, 28 mm', alteration: 'standard',
    alt: 'White farmhouse with snow on its gables and lawn in low golden sun, windows and porch lanterns lit.',
  },
  {
    id: 'photography-13', slug: 'living-room-garden-lit', title: 'Living room, garden lit', type: 'image', src: '/uploads/lakeside-living-room-dusk.jpg',
    description: 'The garden floods stay on so that the glass shows trees and not the photographer. Lamps corrected to one colour afterwards.',
    category: 'Twilight', specs: '20 mm, f/8, three exposures', light: '9:04 pm, 20 mm', alteration: 'standard',
    alt: 'Open living room at dusk with oak beams, cream sectional and a lit kitchen behind, garden through tall glass.',
  },
  {
    id: 'photography-14', slug: 'office-with-sage-shelves', title: 'Office with sage shelves', type: 'image', src: '/uploads/farmhouse-office-day.jpg',
    description: 'Laptop dark, cables gone, one chair turned a hand’s width to the window. Home offices sell houses now.',
    category: 'Interior', specs: '24 mm, f/7.1', light: '9:30 am, 24 mm', alteration: 'standard',
    alt: 'Home office with sage built-in bookshelves, oak desk, lounge chair and a large window to the garden.',
  },
  {
    id: 'photography-15', slug: 'bedroom-over-the-city', title: 'Bedroom over the city', type: 'image', src: '/uploads/condo-bedroom-dusk.jpg',
    description: 'Eight minutes between the tower lighting up and the sky going black. The bed was made twice; linen remembers.',
    category: 'Twilight', specs: '20 mm, f/8, two exposures', light: '7:46 pm, 20 mm', alteration: 'standard',
    alt: 'High-floor bedroom at blue hour with the lit skyline and CN Tower behind floor-length curtains.',
  },
  {
    id: 'photography-16', slug: 'porch-lanterns', title: 'Porch lanterns', type: 'image', src: '/uploads/farmhouse-porch-detail-twilight.jpg',
    description: 'From across the lawn at 66 mm, so that the roof lines stay parallel. Path lights on a timer we did not set but thanked.',
    category: 'Detail', specs: '66 mm, f/6.3', light: '9:12 pm, 66 mm', alteration: 'standard',
    alt: 'Timber-post porch at blue hour with lit lanterns, hydrangeas and path lights under a dark metal roof.',
  },
];
