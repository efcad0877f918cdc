import { z } from 'zod';

export type Config = {
  development: boolean;
  port: number;
  host: string;
  /** Origin without a trailing slash, e.g. `https://harbourline.example`. */
  publicUrl: string;
  dataDir: string;
  uploadsDir: string;
  mongodbUrl?: string;
  sessionKey?: string;
  authProvider: 'local' | 'replit';
  replitUserIds: string[];
  staffUser?: string;
  staffPassword?: string;
  smtpUrl?: string;
  mailFrom?: string;
  contactTo?: string;
  analyticsId?: string;
  embedHosts: string[];
  trustedProxies: string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
};

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the environment into a configuration. Pure: nothing but `env` is read.
 * Throws ConfigError that names every bad variable at once, each with the remedy.
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const result = EnvironmentSchema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The environment has ${lines.length === 1 ? 'a bad value' : 'bad values'}:\n${lines.join('\n')}`);
  }
  const e = result.data;
  return {
    development: e.NODE_ENV === 'development',
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    dataDir: e.DATA_DIR,
    uploadsDir: e.UPLOADS_DIR,
    mongodbUrl: e.MONGODB_URL,
    sessionKey: e.SESSION_KEY,
    authProvider: e.AUTH_PROVIDER ?? (e.REPL_ID ? 'replit' : 'local'),
    replitUserIds: e.REPLIT_USER_IDS,
    staffUser: e.STAFF_USER,
    staffPassword: e.STAFF_PASSWORD,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    contactTo: e.CONTACT_TO,
    analyticsId: e.ANALYTICS_ID,
    embedHosts: e.EMBED_HOSTS,
    trustedProxies: e.TRUSTED_PROXIES,
    logLevel: e.LOG_LEVEL,
  };
}

const list = z
  .string()
  .default('')
  .transform((value) => value.split(',').map((part) => part.trim()).filter(Boolean));
const hosts = list.refine((all) => all.every((host) => /^[a-z0-9.-]+(:\d+)?$/i.test(host)), {
  error: 'give host names without scheme or path, separated by commas, e.g. tours.example.com',
});
const address = z.email({ error: 'give an e-mail address, e.g. studio@example.com' });

const EnvironmentSchema = z
  .object({
    NODE_ENV: z.string().optional(),
    REPL_ID: z.string().optional(),
    REPLIT_USER_IDS: list,
    PORT: z.coerce.number({ error: 'give a port number from 0 to 65535' }).int('give a whole number').min(0, 'give a port number from 0 to 65535').max(65_535, 'give a port number from 0 to 65535').default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'give the whole origin, e.g. https://www.example.com' })
      .transform((value) => new URL(value))
      .refine((url) => url.pathname === '/' && !url.search && !url.hash && !url.username, { error: 'give the origin alone, without path, query or user' })
      .transform((url) => url.origin)
      .optional(),
    DATA_DIR: z.string().default('./data'),
    UPLOADS_DIR: z.string().default('./uploads'),
    MONGODB_URL: z.string().regex(/^mongodb(\+srv)?:\/\/\S+$/, 'give a connection string that starts with mongodb:// or mongodb+srv://, or leave it out for the embedded store').optional(),
    SESSION_KEY: z.string().regex(/^[0-9a-f]{64}$/i, 'give 64 hexadecimal digits (openssl rand -hex 32), or leave it out').optional(),
    AUTH_PROVIDER: z.enum(['local', 'replit'], { error: 'give local or replit' }).optional(),
    STAFF_USER: z.string().regex(/^[\w.@-]{1,80}$/, 'give 1 to 80 letters, digits or . _ @ -').optional(),
    STAFF_PASSWORD: z.string().min(12, 'give at least 12 characters').max(200, 'give at most 200 characters').optional(),
    SMTP_URL: z.string().regex(/^smtps?:\/\/\S+$/, 'give smtp://user:password@host:port or smtps://…').optional(),
    MAIL_FROM: address.optional(),
    CONTACT_TO: address.optional(),
    ANALYTICS_ID: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'give the measurement id alone, e.g. G-XXXXXXX').optional(),
    EMBED_HOSTS: hosts,
    TRUSTED_PROXIES: list,
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'give one of fatal, error, warn, info, debug, trace, silent' }).default('info'),
  })
  .check((context) => {
    const e = context.value;
    if (e.SMTP_URL && (!e.MAIL_FROM || !e.CONTACT_TO)) {
      for (const name of ['MAIL_FROM', 'CONTACT_TO'] as const) {
        if (!e[name]) context.issues.push({ code: 'custom', input: e, path: [name], message: 'give an e-mail address: SMTP_URL is set, and mail needs a sender and a receiver' });
      }
    }
  });
