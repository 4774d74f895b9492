/** A mail server on this machine. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Starts a server that accepts a mail when `receive` has ended, and refuses it with what that throws. */
export async function startSmtpServer(
  receive: (mail: Buffer, recipients: readonly string[]) => void | Promise<void>,
  options: SMTPServerOptions = {},
  listenAt = 0,
): Promise<{ readonly url: string; close(): void }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    ...options,
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      void (async () => {
        try {
          await receive(await buffer(stream), recipients);
          done();
        } catch (error) {
          done(error as Error);
        }
      })();
    },
  });
  await once(server.listen(listenAt, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close(() => {}) };
}
