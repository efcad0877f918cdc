import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { MediaStore } from '../../server/media/media-store.ts';
import { openMediaStore } from '../../server/media/open-media-store.ts';
import { bareAnswers } from '../../server/plugins/bare-answers.ts';
import { addErrors } from '../../server/plugins/errors.ts';
import { addSameOrigin } from '../../server/plugins/same-origin.ts';
import { addSecurity } from '../../server/plugins/security.ts';
import { addSessions } from '../../server/plugins/session.ts';
import { addUploads } from '../../server/plugins/uploads.ts';
import { authRoutes } from '../../server/routes/auth.ts';
import { uploadRoutes } from '../../server/routes/upload.ts';
import { createMedia } from '../../server/services/media.ts';
import type { Media } from '../../server/services/media.ts';
import { sessionKey } from '../../server/services/session-key.ts';
import { createSessions } from '../../server/services/sessions.ts';
import { createStaff } from '../../server/services/staff.ts';
import type { Staff } from '../../server/services/staff.ts';
import { openStore } from '../../server/store/open-store.ts';
import type { Store } from '../../server/store/store.ts';

export const publicUrl = 'https://site.example';
export const sameOrigin = { origin: publicUrl };
export const credentials = { username: 'Mara', password: 'correct horse battery' };

export type StaffApp = {
  app: FastifyInstance;
  store: Store;
  staff: Staff;
  media: Media;
  mediaStore: MediaStore;
  dataDir: string;
  uploadsDir: string;
  /** The time the services see; set it to move it. */
  time: { now: number };
  logIn(given?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Signs in and gives the cookie header. */
  cookie(): Promise<string>;
};

export type StaffAppOptions = {
  provider?: 'local' | 'replit';
  replitUserIds?: string[];
  trustProxy?: string[];
  seedDir?: string;
  /** Goes on with the folders of an app that was closed. */
  folder?: string;
  /** Uses this database in place of the embedded store and the disk. */
  mongodbUrl?: string;
};

/** An app of the parts that sign-in and uploads are made of, on a store of its own, with one account. */
export async function staffApp(teardown: (work: () => Promise<unknown>) => void, options: StaffAppOptions = {}): Promise<StaffApp> {
  const { provider = 'local', replitUserIds = [], trustProxy = [], seedDir } = options;
  const folder = options.folder ?? (await mkdtemp(path.join(tmpdir(), 'staff-app-')));
  const dataDir = path.join(folder, 'data');
  const uploadsDir = path.join(folder, 'uploads');
  await mkdir(dataDir, { recursive: true });
  const time = { now: Date.now() };
  const clock = (): number => time.now;
  const store = await openStore({ dataDir, mongodbUrl: options.mongodbUrl });
  const staff = createStaff({ store, clock });
  await staff.ensureFirst({ user: credentials.username, password: credentials.password });
  const mediaStore = openMediaStore({ uploadsDir, mongodbUrl: options.mongodbUrl });
  const security = { embedHosts: ['my.matterport.com'], development: false };
  const app = Fastify({ trustProxy: trustProxy.length > 0 ? trustProxy : false, ...bareAnswers(security) });
  const media = createMedia({ store, mediaStore, dataDir, log: app.log, clock });
  addErrors(app);
  addSecurity(app, security);
  await addSessions(app, { sessions: createSessions({ store, staff, clock }), key: await sessionKey({ dataDir }), provider, replitUserIds });
  addSameOrigin(app, { publicUrl });
  addUploads(app, { mediaStore, ...(seedDir && { seedDir }) });
  authRoutes(app, { staff, provider, clock });
  await uploadRoutes(app, { media });
  app.get('/', async () => 'home');
  app.post('/public', async () => 'done');
  teardown(async () => {
    await app.close();
    await media.close();
    await mediaStore.close();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });
  const logIn: StaffApp['logIn'] = (given = credentials, headers = {}) =>
    app.inject({ method: 'POST', url: '/api/auth/login', headers: { ...sameOrigin, ...headers }, payload: given });
  return { app, store, staff, media, mediaStore, dataDir, uploadsDir, time, logIn, cookie: async () => cookieOf(await logIn()) };
}

/** The session cookie of an answer, as a request sends it back. */
export function cookieOf(response: LightMyRequestResponse): string {
  const found = response.cookies.find(({ name }) => name === '__Host-session');
  return `__Host-session=${encodeURIComponent(found?.value ?? '')}`;
}
