import { facts } from '../facts.ts';
import { droneSummary } from './summaries.ts';
import type { Post } from './types.ts';

export const post: Post = {
  ...droneSummary,
  seo: {
    title: 'Drone Photography Best Practices for Listings',
    description: 'How high, how windy, how legal: working rules for flying a camera over houses in Toronto and the GTA, from a certified pilot.',
  },
  caption: 'Eighty-six metres up: right for a neighbourhood, too high for a house',
  light: 'Golden hour, light wind',
  content: [
    { type: 'paragraph', text: 'New pilots climb. It is the first thing the machine does well, and from 120 metres every house in Ontario looks like every other: a grey rectangle with a pool or without one. The useful band is lower. Most of the aerials our clients keep were taken between 8 and 35 metres, where a house still has a face.' },
    { type: 'heading', text: 'Before the battery: the paper' },
    { type: 'paragraph', text: `Any drone from 250 grams to 25 kilograms must be registered with Transport Canada and carry its number, and its pilot needs a certificate. Ours hold the ${facts.drone.certificate}, because listing work is rarely anything less: the city lies under the control zones of Pearson and the island airport, and a garden in Leslieville is within 30 metres of somebody else’s garden. Controlled airspace needs an authorization from NAV CANADA for that place, height and hour. Most arrive within minutes. Some take days, and a few are refused, which is why the address comes to us before the listing date does.` },
    { type: 'list', items: [
      'Ceiling of 122 metres above ground, and we have never needed half of it',
      'Drone in direct sight, always; goggles are for racing',
      'No takeoff from a Toronto park without a permit from the city',
      'Neighbours told the day before, by a card in the door with a phone number',
      'Lights on the drone after sunset, and a second person who only watches',
    ] },
    { type: 'heading', text: 'Wind and temperature' },
    { type: 'paragraph', text: `We fly under ${facts.drone.windLimit}, measured where the drone will be and not where the pilot stands. A modern gimbal hides more than that, and then a gust comes round the corner of a tower and the horizon tilts on the only good pass. By the lake the air is calmest in the first two hours after sunrise; after eleven the breeze sets in from the water, and in May it can be on one side of Queens Quay and not on the other.` },
    { type: 'paragraph', text: 'Cold is a battery problem before it is anything else. At minus ten we plan for half the flight time, keep the packs inside a coat until they go in, and hover for a minute at two metres before asking for power. Propellers ice in freezing fog long before the app says so. There is no photograph worth that, and we have rebooked for less.' },
    { type: 'highlight', content: 'A drone does not make a house look big. It makes the lot look true. Use it when the lot is the news.' },
    { type: 'heading', text: 'Light from above works the other way round' },
    { type: 'paragraph', text: 'On the ground we like the sun behind the left shoulder. In the air that gives a flat roof and a flat lawn. Side light, forty minutes before sunset, pulls a shadow from every hedge and shows the grade of the land, which is what a buyer wants to learn. Straight down is the exception: the best hour for it is noon, when the walls throw nothing over the pool.' },
    { type: 'paragraph', text: 'At blue hour the exposure is a second or less at ISO 400. That is long for something hanging in the air, so we take nine frames and keep the two that are sharp. Bracketing beats a high ISO every time: small sensors pay for brightness in colour.' },
    { type: 'image', src: 'farmhouse-aerial', caption: 'Drive, orchard, barn: 35 metres is enough to explain a farm', light: 'Afternoon, sun from the side' },
    { type: 'heading', text: 'Five flights that earn their battery' },
    { type: 'list', items: [
      'The arrival, 10 metres up and level with the eaves, moving at walking pace',
      'The corner, at 45 degrees, so that two facades and the depth of the lot are in one frame',
      'The plan, straight down, for buyers who ask where the fence is',
      'The context: house in the lower third, school, ravine or lake above it',
      'The lift at dusk, from the lit window to the skyline, in one unhurried move',
    ] },
    { type: 'paragraph', text: 'For film, slow is the only speed. Two metres a second looks brisk on a phone. Each move starts still, ends still and lasts twelve seconds, of which the editor will use four. We do not orbit: a circle around a house tells the viewer about the pilot.' },
    { type: 'quote', text: 'The first battery is for looking. If you have not landed with an idea, do not send up the second.', author: 'Teodor Lang' },
    { type: 'heading', text: 'Other people’s windows' },
    { type: 'paragraph', text: 'A camera over a fence is a guest that nobody invited. We frame away from the neighbours, fly while people are at work when the street allows it, and blur a face, a licence plate or a trampoline with a child on it before the files leave the building. If someone asks us to stop, we land, explain, and show them the screen. So far that has ended the conversation every time, usually with a request for a print.' },
    { type: 'paragraph', text: `On site a flight day takes ${facts.drone.onSite}, most of it spent waiting for a cloud. The edited set follows within ${facts.drone.delivery}: horizons level, roof lines straight, and the map pin of the property left out of the file.` },
  ],
};
