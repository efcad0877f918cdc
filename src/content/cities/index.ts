import { brampton } from './brampton.ts';
import { burlington } from './burlington.ts';
import { hamilton } from './hamilton.ts';
import { markham } from './markham.ts';
import { milton } from './milton.ts';
import { mississauga } from './mississauga.ts';
import { oakville } from './oakville.ts';
import { richmondHill } from './richmond-hill.ts';
import { toronto } from './toronto.ts';
import { vaughan } from './vaughan.ts';
import type { City } from './types.ts';

/** R033: the ten service areas, in the specification's order. */
export const cities: readonly City[] = [
  toronto,
  oakville,
  hamilton,
  mississauga,
  brampton,
  burlington,
  milton,
  markham,
  vaughan,
  richmondHill,
];
