import { pictureOf, pictureRows } from '../../src/content/pictures.ts';
import type { PictureName } from '../../src/content/picture-names.ts';
import { site } from '../../src/content/site.ts';
import type { Config } from '../config.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { createForms } from './forms.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail.ts';
import { createMedia } from './media.ts';
import { createPictures } from './pictures.ts';
import { createPortfolio } from './portfolio.ts';
import { createSessions } from './sessions.ts';
import { createStaff } from './staff.ts';
import { createVitals } from './vitals.ts';

type Dependencies = { config: Config; store: Store; mediaStore: MediaStore; mailer: Mailer | undefined; key: Buffer; clock: Clock; log: Log };
export type Services = ReturnType<typeof createServices>;

/** What the product does, each thing with what it needs. Nothing is started. */
export function createServices({ config, store, mediaStore, mailer, key, clock, log }: Dependencies) {
  const manifest = Object.fromEntries(Object.keys(pictureRows).map((name) => [name, pictureOf(name as PictureName)]));
  const pictures = createPictures({ store, manifest, standIn: pictureOf('team-studio') });
  const staff = createStaff({ store, clock });
  const media = createMedia({ store, mediaStore, dataDir: config.dataDir, log, clock });
  return {
    portfolio: createPortfolio({ store, pictures, embedHosts: config.embedHosts, clock, label: media.setSource }),
    media,
    staff,
    sessions: createSessions({ store, staff, clock }),
    forms: createForms({ store, ...(mailer ? { mailer } : {}), key, publicUrl: config.publicUrl, contactTo: config.contactTo ?? site.email, clock, log }),
    vitals: createVitals(),
  };
}
