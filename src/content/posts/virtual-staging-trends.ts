import { stagingSummary } from './summaries.ts';
import type { Post } from './types.ts';

export const post: Post = {
  ...stagingSummary,
  seo: {
    title: 'Virtual Staging Trends: What Helps, What Hurts',
    description: 'Virtual staging by the people who retouch it: which rooms to furnish, how light gives a fake away, and how to label every picture.',
  },
  caption: 'A corner suite before staging: oak, glass and no sense of scale',
  light: 'Day, empty',
  content: [
    { type: 'paragraph', text: 'An empty room photographs smaller than it is. Without a bed, nobody can tell nine feet from twelve, and the eye goes to the only things that are left: a vent, a scuff, a switch that hangs a little low. That is the whole case for staging. It gives the room a ruler.' },
    { type: 'paragraph', text: 'Physical staging does it best and costs a month of rent. Virtual staging does it in a day. In between lies a great deal of bad work, because a program can now fill a room with furniture in eight seconds and cannot yet tell a sofa from a wall with cushions. This is what we have seen change over the past two years, and what we do about it.' },
    { type: 'heading', text: 'Fewer pieces, real sizes' },
    { type: 'paragraph', text: 'The first wave of staging filled every wall. The pictures looked like a showroom, and buyers learned to skip them. What works now is three to five pieces a room, each with a known size. We keep a library of models measured to the centimetre: a 213 cm sofa, a 160 by 200 bed, a table for six that needs 90 cm behind each chair. If the bed does not fit with a door open, it does not go in, and the agent hears from us why.' },
    { type: 'image', src: 'condo-living-day', caption: 'The same corner, same camera, furnished by us. Virtually staged', light: 'Day, staged' },
    { type: 'heading', text: 'Light is where fakes are caught' },
    { type: 'paragraph', text: 'Nobody says that the shadows are wrong. They say that something feels off, and they move on to the next listing. In a real room the shadow under a chair is darkest where the leg meets the floor and softens within a hand’s width. It leans away from the biggest window. An oak floor puts a little orange on the underside of a white table; a green wall does the same to its neighbour. A generated sofa has none of this, so it floats.' },
    { type: 'list', items: [
      'Contact: is there a dark line where each leg stands?',
      'Direction: do all shadows fall away from the same window?',
      'Colour: does the furniture pick up any of the floor?',
      'Reflection: does the new table show in the glass behind it?',
      'Straightness: do its verticals agree with the door frame?',
    ] },
    { type: 'paragraph', text: 'Our way is slower. We photograph the empty room with a colour chart and a chrome ball in the middle of the floor, which records the light from every side. The furniture is lit by that record, so that the window in the picture is also the window on the cushion. It takes a person about two hours a frame. We have not found a shorter path that survives a full screen.' },
    { type: 'highlight', text: 'Stage the furniture. Never stage the house.' },
    { type: 'heading', text: 'What must stay as it is' },
    { type: 'paragraph', text: 'The line is simple. Whatever the buyer receives with the keys is shown as it stands: walls, floor, windows, view, fixtures, the hydro pole outside. Whatever leaves with the owner may be taken out, and what could be carried in may be put in. Changing the countertop is not staging, it is a renovation that has not happened. Removing a water stain is worse. Ontario’s rules for brokerages treat a misleading picture like a misleading sentence, and so does a buyer’s lawyer.' },
    { type: 'paragraph', text: 'There is one request that we decline every month, always politely made: grass for snow, lake for parking lot, seven in the evening for three. Seasons and skies can be exchanged when the label says so. Views cannot.' },
    { type: 'quote', text: 'I do not mind that the chairs were never there. I mind when I find out by myself.', author: 'A buyer in Liberty Village, after her third viewing' },
    { type: 'heading', text: 'The label is part of the picture' },
    { type: 'paragraph', text: 'Every frame we stage carries the words “Virtually staged” in its lower corner, and the untouched original is delivered with it under the same number. We suggest that the listing show both, the staged one first. Agents worry that the pair spoils the effect. In our experience it does the opposite: people slide back and forth, measure with their eyes, and stay with the listing longer than they would have with either one.' },
    { type: 'paragraph', text: 'The file says so too. A standard field in the metadata now records whether a picture is a photograph, a composite or generated, and portals have begun to read it. A label that was cropped away still travels inside the file.' },
    { type: 'heading', text: 'Which rooms to choose' },
    { type: 'paragraph', text: 'Not all of them. The living room, because it sets the scale for the rest. The principal bedroom. The odd room that has no obvious use: show it as an office and the question disappears. Kitchens and bathrooms come furnished by the builder and need nothing. A condo is done with three staged frames, a house with five. Beyond that, the money is better spent on a twilight exterior.' },
    { type: 'heading', text: 'What comes next' },
    { type: 'paragraph', text: 'Two things are worth watching. Staging inside 3D tours is close to usable: the furniture stays where it is while you walk around it, which a year ago it did not. And buyers have begun to ask for the empty version by name, on a phone, in the hallway. Have it ready. A room that looks good with nothing in it has nothing to hide, and for some houses the most modern staging of all is a clean floor at ten in the morning.' },
  ],
};
