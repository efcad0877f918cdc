import { equipmentSummary } from './summaries.ts';
import type { Post } from './types.ts';

export const post: Post = {
  ...equipmentSummary,
  seo: {
    title: 'Essential Real Estate Photography Equipment',
    description: 'Two bodies, four lenses, one heavy tripod: the working kit of a Toronto real estate photographer, and the gear that stayed at home.',
  },
  caption: 'The studio, with the camera already on its legs',
  light: 'Low sun, softbox off',
  content: [
    { type: 'paragraph', text: 'The best lens for a living room is the one you can still use while standing against the wall. For us that is 20 mm on a full-frame body: wide enough to show the beams, long enough that the sofa does not bend. Everything else in the bag exists so that this lens can do its work without being hurried.' },
    { type: 'paragraph', text: 'People ask for the equipment list as if it were the recipe. It is closer to the cutlery. Still, a wrong fork is annoying forty times a week, so here is what we carry, why, and what each piece has cost us in mistakes.' },
    { type: 'heading', text: 'Two bodies, both the same' },
    { type: 'paragraph', text: 'We carry two identical cameras. Not for speed. For the day in February when a card door freezes in a driveway in Milton and there is one hour of sun left. Identical bodies mean identical menus, batteries and colour, so the spare is not a compromise that shows up as a slightly pinker kitchen in frame nine.' },
    { type: 'paragraph', text: 'Resolution stopped mattering at about 24 megapixels. A listing is seen at 2,048 pixels across, a brochure page at 300 ppi needs eleven megapixels or so. What still matters is dynamic range at base ISO, because a room with a window holds twelve stops or more, and a rear screen that folds out, because the camera often stands in a corner where no head fits behind it.' },
    { type: 'heading', text: 'Four lenses, in the order we reach for them' },
    { type: 'list', items: [
      '20 mm for rooms, from the corner, at about chest height',
      '35 mm for kitchens and anything with a counter that must look straight',
      '24 mm tilt-shift for facades that are taller than the street is wide',
      '70 mm for the detail that ends the set: a tap, a newel post, a hinge',
    ] },
    { type: 'paragraph', text: 'The tilt-shift is the expensive one, and the one that cannot be replaced by software. Correcting a leaning tower afterwards stretches the top floors and throws away a third of the pixels. Shifting the lens keeps the camera level, the verticals vertical and the proportions as the architect drew them. On a Cabbagetown street with the parked cars a metre behind your back, there is no second way to get the gable in.' },
    { type: 'highlight', text: 'If a frame needs a 14 mm lens, the frame is wrong. Step back through the door.' },
    { type: 'paragraph', text: 'Ultra-wide lenses sell rooms that do not exist. A buyer who stands in the real one feels cheated, and says so to the agent. We would rather show two thirds of a small bedroom at a true size than all of it with a bed like a runway.' },
    { type: 'heading', text: 'A tripod that is heavy on purpose' },
    { type: 'paragraph', text: 'An interior at ISO 100 and f/8 takes anything between a fifteenth of a second and eight seconds. We shoot seven exposures, two stops apart when the window is bright, and merge them. If the legs move by the width of a hair between the first and the seventh, the blinds turn to soup. So the tripod weighs 3.4 kg, the bag hangs from the centre column, and nobody touches the shutter: a cable or the phone does it.' },
    { type: 'paragraph', text: 'A geared head matters more than the legs. One knob for each axis means that level is set once and stays. With a ball head every correction undoes the one before. Over a day of thirty frames, the geared head saves about twenty minutes and one bad temper.' },
    { type: 'image', src: 'lakeside-terrace-detail-twilight', caption: 'A deck edge light, four loungers, no flash: this is what the tripod is for', light: 'Blue hour' },
    { type: 'heading', text: 'Light that we bring, and light that we turn off' },
    { type: 'paragraph', text: 'We own two battery flashes and use them for perhaps one room in six: a basement without a window, a bathroom where the mirror shows only tile. Bounced off the ceiling behind the camera, never aimed. In every other room the work goes the other way. We switch off the pot lights that are too cool, swap the odd blue bulb for one of the 2,700 K bulbs in the side pocket, and wait for the sun to leave the floor.' },
    { type: 'quote', text: 'Turn the lamps down before you turn the camera up.', author: 'The founder, to every new assistant' },
    { type: 'paragraph', text: 'Twilight needs more planning than equipment. There are about twenty-five usable minutes from the moment the sky and the windows are equally bright. In June that is near half past nine, in December just after five. We arrive an hour before, walk the house, light every lamp and level the camera while it is still easy to see.' },
    { type: 'heading', text: 'The pocket that nobody photographs' },
    { type: 'list', items: [
      'Grey card and colour chart: one frame in every room, which settles the white of the walls',
      'Microfibre cloths, because the owner cleaned everything but the shower glass',
      'Museum putty, for the picture frame that will not hang straight',
      'Shoe covers, two sizes, and a doorstop',
      'Six memory cards, numbered; each photograph is written to two at once',
    ] },
    { type: 'heading', text: 'What we stopped carrying' },
    { type: 'paragraph', text: 'Graduated filters, since the merge does it better. Flash heads on stands. A second tripod that no one ever opened. The macro lens, after we counted eleven uses in a year. The bag lost five kilograms, and the time saved goes into moving one chair, which has improved more photographs than any lens we have bought.' },
    { type: 'paragraph', text: 'If you are starting: one used full-frame body, the 20 mm, the geared head, a level floor. Rent the tilt-shift for the first tower. Spend what is left on insurance, and on a second card.' },
  ],
};
