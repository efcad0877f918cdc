import { luxurySummary } from './summaries.ts';
import type { Post } from './types.ts';

export const post: Post = {
  ...luxurySummary,
  seo: {
    title: 'Marketing Luxury Properties With Fewer Pictures',
    description: 'Twelve frames, one film, a brochure worth keeping: how high-value houses in the GTA are shown to the few people who can buy them.',
  },
  caption: 'One photograph to a spread, and paper that wants to be touched',
  light: 'Window light, paper on marble',
  content: [
    { type: 'paragraph', text: 'A two-bedroom condo is sold to a market. A five-million-dollar house is sold to about forty people, of whom perhaps nine are looking this year. They own houses already. They are not short of pictures. What they lack is a reason to get into the car, and no one was ever given a reason by photograph number thirty-eight.' },
    { type: 'heading', text: 'Start with the sentence' },
    { type: 'paragraph', text: 'Before we unpack anything, we ask the agent to finish one sentence: this is the house where… It must be true of this address and of no other. “Where the pool is level with the lake.” “Where the library is the warmest room in January.” “Where you can hear the ravine and be on Yonge Street in six minutes.” If nobody can finish it, we walk the rooms until somebody does. The sentence decides the lead photograph, the first five seconds of the film and the title of the brochure. Everything that does not serve it is a spare.' },
    { type: 'heading', text: 'Twelve frames' },
    { type: 'paragraph', text: 'Portals invite fifty photographs, and most listings accept. We deliver a full set for the record and publish twelve for the campaign. Twelve is a visit: arrive, enter, stand, turn, look out, come back at dusk. Fifty is an inventory. When every powder room has its own picture, the one that matters is on the second page.' },
    { type: 'list', items: [
      'The approach, from the height of a driver’s eye',
      'The front at blue hour, with every lamp lit and every blind at the same level',
      'The room of the sentence, twice: once wide, once from the chair',
      'The kitchen, in use, with a board and a lemon and nothing else',
      'The view, without a window frame around it',
      'Three details a builder would notice: a mitre, a hinge, a seam in the stone',
      'The principal suite in the first hour after sunrise',
      'The land, from the air, low enough to see the gate',
      'The last one: a light left on',
    ] },
    { type: 'highlight', content: 'Price is not a mood. Show the stone at the size of stone, and let the buyer do the sum.' },
    { type: 'heading', text: 'Spend the hours, not the effects' },
    { type: 'paragraph', text: 'A large house deserves two visits. In October the east rooms are alive before nine and dead by eleven; the terrace needs the opposite. So we come once for the morning and again for the evening, and once more when the hydrangeas are due or the snow is fresh. The owner who asks for a blue sky gets one, because we wait for it. Replacing a sky is a fair repair for a townhouse that lists on Thursday. On a house that will be looked at for ninety days, someone will notice that the clouds are not in the pool.' },
    { type: 'image', src: 'lakeside-house-twilight', caption: 'The frame to print large: still water, warm glass, no one in a hurry', light: 'Twilight' },
    { type: 'paragraph', text: 'The same holds for film. Ninety seconds, one piece of music, cut slower than feels natural. No presenter, no logo before the second minute, no drone shot that a neighbour could have taken. If there is a sound that belongs to the house, such as gravel, a fire, or the lake against the dock, we record it on the day and let it begin before the picture does. We have watched people turn their phone up at that point. They do not turn it up for piano.' },
    { type: 'heading', text: 'Who sees it first' },
    { type: 'paragraph', text: 'Public listing is the last step. A week earlier the campaign should exist in three quiet forms: a private page with an address of its own, a film link that can be withdrawn, and thirty printed books. The agent sends those to people by name. It costs a fraction of an advertisement, and it answers the question that the owner is too polite to ask, which is whether his neighbours must read about the kitchen before his friends do.' },
    { type: 'quote', text: 'They rang about the house. They stayed on the line about the book.' },
    { type: 'paragraph', text: 'About the book: uncoated paper, 24 pages, one photograph to a spread, the floor plan at a scale that can be measured with a ruler. Leave out the agent’s portrait until the back cover. A good brochure is kept for weeks, and on a kitchen counter it is seen by the second decision maker, who never opens portals at all.' },
    { type: 'heading', text: 'Privacy is part of the product' },
    { type: 'paragraph', text: 'Art, family pictures, alarm panels, the wine with its labels out: we walk through with a list and take it down, or retouch it on the owner’s written wish. The 3D tour stops at the door of the safe and of the children’s rooms. File names carry a number and not an address, and the position data is gone before anything is uploaded. None of that is visible in the finished work, and it is remembered when the family sells the cottage.' },
    { type: 'heading', text: 'Measure the right thing' },
    { type: 'paragraph', text: 'Views flatter. On a house like this, a thousand of them mean that it was shared by people who like houses. We count four other things: minutes on the private page, plays that reached the end, second visits from the same household, and showings that were asked for by name of room. When those move, the price holds. When they do not, the remedy is seldom another set of photographs. It is the sentence. Go back and finish it again.' },
    { type: 'paragraph', text: 'And then take one picture off the page. In all these years we have not had an owner ask for it back.' },
  ],
};
