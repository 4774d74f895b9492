/** Mail transports: SMTP, or files for inspection. */
import { createTransport, type SendMailOptions } from 'nodemailer';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE, replaceFile } from '../files/atomicFile.ts';

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
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
      await replaceFile(join(folder, `${name}.eml`), message as Buffer, PRIVATE_FILE_MODE);
    },
    close: () => {
      transport.close();
    },
  };
}
