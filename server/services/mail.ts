import { createTransport } from 'nodemailer';
import { minute, second } from './duration.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
};

export type Mailer = {
  /** Resolves when the server has taken the mail; rejects with its answer otherwise. The id stays the same over all attempts, so that a receiver can tell a copy. */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
};

export type MailSettings = {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  smtpUrl?: string;
  /** The company's address, as the sender of each mail. */
  from?: string;
  /** The company's name beside that address. */
  name: string;
};

/** A sender of mail over SMTP, or undefined when no server is set: then the inbox is the only way. */
export function createMailer({ smtpUrl, from, name }: MailSettings): Mailer | undefined {
  if (!smtpUrl || !from) return undefined;
  const transport = createTransport({ url: smtpUrl, ...patience, disableFileAccess: true, disableUrlAccess: true });
  const host = from.slice(from.lastIndexOf('@') + 1);
  return {
    async send(mail, id) {
      const { to, ...rest } = mail;
      // An address object is taken as one address; a string would be read as a list.
      await transport.sendMail({ ...rest, to: { name: '', address: to }, from: { name, address: from }, messageId: `<${id}@${host}>` });
    },
    close: () => transport.close(),
  };
}

// A server may take minutes to answer the end of a message; hanging up earlier would send it twice.
const patience = { connectionTimeout: 15 * second, greetingTimeout: 30 * second, dnsTimeout: 15 * second, socketTimeout: 10 * minute };
