import { openForms } from './forms.ts';

/** A process of its own that delivers what is due, until it is killed: `node --import tsx outbox-process.ts <dataDir> <smtpUrl> <now>`. */
const [dataDir = '', smtpUrl = '', now = ''] = process.argv.slice(2);
const forms = await openForms(dataDir, { smtpUrl, startAt: Number(now) });
forms.outbox.start();
setInterval(() => undefined, 1000);
