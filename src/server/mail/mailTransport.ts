/** Mail transports: SMTP, or files for inspection. */
import { createTransport, type SendMailOptions } from 'nodemailer';
import { mkdir } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { callPeer } from '../delivery/callPeer.ts';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE, replaceFile } from '../files/atomicFile.ts';
import type { Settings } from '../settings.ts';

export type MailTransport = {
  /** What happens to a mail, for the log: `mail sent`. */
  readonly outcome: string;
  /**
   * Sends a mail. Throws if it may not have arrived; `isPermanentRefusal` returns whether a retry is useless. `name` is
   * the file's name without its extension. `cutOff` ends the wait for the server before its time.
   */
  send(mail: SendMailOptions, name: string, cutOff?: AbortSignal): Promise<void>;
  /** Returns why no mail can be sent at the moment, or undefined. */
  verify(): Promise<string | undefined>;
  close(): void;
};

/** Mails in delivery at the same time: one slow server must not delay the others. */
export const MAX_PARALLEL_MAILS = 8;
// A server that does not answer must not occupy a connection for long. One that has the whole mail may take ten minutes
// to accept it (RFC 5321, 4.5.3.2.6): who gives up earlier sends the mail twice.
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 600_000 };
/** For a whole mail: a server that sends a little from time to time must not occupy a connection for good. */
const SEND_DEADLINE_MS = 900_000;
const VERIFY_DEADLINE_MS = 60_000;

/** No mail ever contains a file or an address that its data names. */
const NO_OUTSIDE_CONTENT = { disableFileAccess: true, disableUrlAccess: true };

/**
 * Returns the name with which the host greets a mail server, or undefined for the machine's own. The name of a container
 * has no domain, and strict servers refuse all mails of such a sender (RFC 5321, 4.1.1.1).
 */
export function greetingName({ publicUrl, mailFrom }: Pick<Settings, 'publicUrl' | 'mailFrom'>): string | undefined {
  const names = [publicUrl === undefined ? '' : new URL(publicUrl).hostname, mailFrom.replace(/^.*@/, '')];
  return names.find((name) => name.includes('.') && isIP(name) === 0);
}

/**
 * TLS is required, except for a server on this machine. The server is greeted with `name`, unless the URL has one of its
 * own (`?name=`).
 */
export function createSmtpTransport(url: string, name?: string): MailTransport {
  const transport = createTransport({
    url,
    ...(name !== undefined && { name }),
    pool: true,
    maxConnections: MAX_PARALLEL_MAILS,
    requireTLS: !isLoopback(new URL(url).hostname),
    ...NO_OUTSIDE_CONTENT,
    ...SMTP_TIMEOUTS,
  });
  return {
    outcome: 'mail sent',
    send: async (mail, _name, cutOff) => {
      await callPeer(() => transport.sendMail(mail), SEND_DEADLINE_MS, cutOff);
    },
    verify: () =>
      callPeer(() => transport.verify(), VERIFY_DEADLINE_MS).then(
        () => undefined,
        (error: Error) => error.message,
      ),
    close: () => {
      transport.close();
    },
  };
}

/** Writes each mail to `<name>.eml`, atomically. */
export function createFileTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...NO_OUTSIDE_CONTENT });
  return {
    outcome: 'mail written to a file',
    async send(mail, name) {
      const { message } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
      await replaceFile(join(folder, `${name}.eml`), message as Buffer, PRIVATE_FILE_MODE);
    },
    verify: async () => undefined,
    close: () => {
      transport.close();
    },
  };
}

/**
 * Returns whether the recipient's server has permanently rejected a mail: a reply 5xx (RFC 5321, 4.2.1) to the
 * recipient or to the content. A refused login or sender is the operator's to correct, and the mail waits for that.
 */
export function isPermanentRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode = 0, command } = error as Error & { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA');
}

/** Returns whether a mail was not sent because the mail server could not be reached, or ends its service (421). */
export function isServerAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, command } = error as Error & { responseCode?: number; command?: string };
  return command === 'CONN' || responseCode === 421;
}

/** Returns whether a host is this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}
