/** Mail transports: SMTP, or files for inspection. */
import { createTransport, type SendMailOptions } from 'nodemailer';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

export type MailTransport = {
  /** Sends a mail. Throws if it may not have arrived. `name` is the file's name without its extension. */
  send(mail: SendMailOptions, name: string): Promise<void>;
  close(): void;
};

// A server that does not answer must not delay other mails for long.
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function createSmtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, pool: true, maxConnections: 1, ...SMTP_TIMEOUTS });
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
    close: () => {
      transport.close();
    },
  };
}

/** Writes each mail to `<name>.eml`, atomically. */
export function createFileTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, name) {
      const { message } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${name}.eml`);
      const handle = await open(`${file}.tmp`, 'w');
      try {
        await handle.writeFile(message as Buffer);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.tmp`, file);
    },
    close: () => {
      transport.close();
    },
  };
}
