import { paths } from '../paths.ts';
import { facts } from './facts.ts';
import type { PageHero, PageSeo } from './page-types.ts';
import type { PictureName } from './picture-names.ts';
import { site } from './site.ts';

const seo: PageSeo = {
  title: 'About the Studio | Harbourline Media',
  description: `A Toronto company of photographers, pilots, editors and builders of websites, at work since ${facts.since} for the people who sell property.`,
};
const hero: PageHero = {
  title: 'Vision and Excellence',
  lead: 'Photographers, pilots, editors and two people who read every brief before anyone packs a bag.',
  picture: 'team-studio',
};

/** R142–R148. */
export const about = {
  seo,
  hero,
  whoWeAre: {
    heading: 'Who We Are',
    statement: `We opened in ${facts.since} with one camera and one rule: a picture we would not hang on our own wall does not leave the studio. There are more of us now. The rule has not changed.`,
    highlights: [
      { title: 'Award-Winning Quality', text: 'Recognized by the industry in 2023. Every set is checked on a calibrated screen by somebody who was not on the shoot.' },
      { title: 'Fast Turnaround', text: `${facts.turnaround} on most services, with rush options for the listing that moved up a week.` },
      { title: 'Cutting-Edge Technology', text: 'Seven-exposure HDR, laser scans, certified pilots and staging lit by the light that was measured in the room.' },
    ],
  },
  mission: {
    heading: 'Our Mission',
    text: 'To show each property as it is on its best day, and to hand over the pictures while that day is still on the calendar.',
  },
  vision: {
    heading: 'Our Vision',
    text: 'A city in which an ordinary semi is photographed with the care that was once kept for museums, and in which every altered picture says so.',
  },
  founder: {
    heading: 'Meet Our Founder',
    name: site.founder.name,
    role: site.founder.role,
    statement: `${site.founder.name} photographed her first house in ${facts.since}, for a broker who needed it by noon. She still shoots two days a week and answers the phone on Fridays.`,
    text: 'Before that she drew buildings for an architect. It is why our verticals are straight, and why she will move a chair eleven centimetres and then move it back.',
    picture: 'editing-desk' as PictureName,
    caption: 'The last edit of the week',
    light: 'Dusk, one desk lamp',
  },
  values: {
    heading: 'What we hold on to',
    items: [
      { title: 'Innovation', text: 'We try each new tool on our own houses first. About one in four stays.' },
      { title: 'Excellence', text: 'Straight walls, true whites, no twin of the same frame, and no halo around a roof.' },
      { title: 'Reliability', text: 'At the door ten minutes early. In your inbox at the hour we wrote in the confirmation.' },
      { title: 'Creativity', text: 'After the list is done we take one more picture. It is usually the one on the brochure.' },
    ],
  },
  timeline: {
    heading: `${facts.years} years, five turns in the road`,
    milestones: [
      { year: '2007', title: 'Founded', text: 'One camera, one broker, one borrowed tripod.' },
      { year: '2012', title: 'First Drone Permit', text: 'Roofs and lot lines, seen without a ladder.' },
      { year: '2016', title: '3D Tours Launch', text: 'A buyer abroad can walk upstairs before breakfast.' },
      { year: '2019', title: 'AI Integration', text: 'Sorting and masking by machine; judgement by people.' },
      { year: '2023', title: 'Industry Recognition', text: 'A first plaque. It hangs beside the coffee machine.' },
    ],
  },
  statistics: [
    { value: facts.years, label: 'years behind the camera' },
    { value: facts.propertiesShot, label: 'properties shot' },
    { value: facts.activeClients, label: 'active clients' },
    { value: facts.youtubeSubscribers, label: 'YouTube subscribers' },
  ],
  action: { text: 'Start a Project', href: paths.contactFor('consultation') },
} as const;
