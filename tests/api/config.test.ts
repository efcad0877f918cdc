import t from 'tap';
import { ConfigError, parseConfig } from '../../server/config.ts';

t.test('every variable is optional', async (t) => {
  t.match(parseConfig({}), { port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000', dataDir: './data', uploadsDir: './uploads', authProvider: 'local', embedHosts: [], trustedProxies: [], logLevel: 'info' });
  t.equal(parseConfig({ PUBLIC_URL: 'https://www.example.com/' }).publicUrl, 'https://www.example.com');
  t.equal(parseConfig({ PORT: '' }).port, 3000, 'empty counts as unset');
});

t.test('D02: the platform sign-in is the default where REPL_ID is set', async (t) => {
  t.equal(parseConfig({ REPL_ID: 'x' }).authProvider, 'replit');
  t.equal(parseConfig({ REPL_ID: 'x', AUTH_PROVIDER: 'local' }).authProvider, 'local');
});

t.test('every bad value is named at once, with the remedy', async (t) => {
  const wrong = { PORT: 'http', PUBLIC_URL: 'example.com', MONGODB_URL: 'localhost', SESSION_KEY: 'short', LOG_LEVEL: 'loud', SMTP_URL: 'smtp://mail.example.com', EMBED_HOSTS: 'https://a.example/x' };
  try {
    parseConfig(wrong);
    t.fail('it should throw');
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const name of ['PORT', 'PUBLIC_URL', 'MONGODB_URL', 'SESSION_KEY', 'LOG_LEVEL', 'EMBED_HOSTS']) t.match(error.message, new RegExp(`^  ${name}: (give|Give)`, 'm'), name);
  }
  t.throws(() => parseConfig({ SMTP_URL: 'smtp://mail.example.com' }), /MAIL_FROM: give.+[\s\S]+CONTACT_TO: give/, 'mail needs its two addresses');
});
