import t from 'tap';
import { openBrowser, watchedPage } from './browser.ts';
import { openInbox } from './inbox.ts';
import { startSite } from './site.ts';
import { startSmtp, type ReceivedMail } from './smtp.ts';

export const companyAddress = 'inbox@harbourline.example';

/** The whole site with a real mail server behind it, a real browser before it, and its inbox open. */
export async function openFormsSite() {
  const smtp = await startSmtp();
  const time = { ahead: 0 };
  const site = await startSite({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'studio@harbourline.example', CONTACT_TO: companyAddress }, clock: () => Date.now() + time.ahead });
  const browser = await openBrowser();
  t.teardown(async () => {
    await site.stop();
    await smtp.stop();
  });
  return {
    site,
    inbox: await openInbox(site),
    /** A page with script, or as a browser without it shows it. */
    async visit(javaScriptEnabled = true) {
      const visited = await watchedPage(browser, site.origin, { javaScriptEnabled });
      visited.page.setDefaultTimeout(10_000);
      return visited;
    },
    /** The visitor takes so many seconds. */
    pass: (seconds: number) => void (time.ahead += seconds * 1000),
    /** The mails to an address, once there are so many. */
    async mailTo(address: string, count = 1): Promise<ReceivedMail[]> {
      for (;;) {
        const found = smtp.mails.filter(({ to }) => to.includes(address));
        if (found.length >= count) return found;
        await smtp.received(smtp.mails.length + 1);
      }
    },
  };
}

/** The address that a mail's link leads to, as path and query. */
export function linkIn(mail: ReceivedMail | undefined, page: string): string {
  const found = new RegExp(`https?://\\S+(/newsletter/${page}\\?token=[\\w-]+)`).exec(mail?.text ?? '')?.[1];
  if (!found) throw new Error(`The mail holds no link to ${page}`);
  return found;
}
