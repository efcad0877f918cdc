import { afterSunset } from './after-sunset.ts';
import { beforeTheFurniture } from './before-the-furniture.ts';
import { projectRef } from './cards.ts';
import { chelsterHall } from './chelster-hall.ts';
import { firstSnow } from './first-snow.ts';
import { millStreetFarmhouse } from './mill-street-farmhouse.ts';
import { northlightRealty } from './northlight-realty.ts';
import { sumachStreetRow } from './sumach-street-row.ts';
import { suite3104 } from './suite-3104.ts';
import type { Project } from './types.ts';

/** R125: the eight, in the order of their cards. */
export const projects: readonly Project[] = [
  chelsterHall,
  sumachStreetRow,
  northlightRealty,
  millStreetFarmhouse,
  suite3104,
  firstSnow,
  beforeTheFurniture,
  afterSunset,
];

/** The project with this slug or id, or undefined. A project with a slug answers to the slug only. */
export function projectByRef(ref: string): Project | undefined {
  return projects.find((project) => projectRef(project) === ref);
}
