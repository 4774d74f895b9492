/** One process of the host: opens it, listens, and shuts it down gracefully. */
import type { Logger } from 'pino';
import { type HostOptions, openHost } from './host.ts';
import type { Settings } from './settings.ts';
import { VERSION } from './version.ts';

/** How long open requests and the mail being sent may take at shutdown. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

export type Serving = {
  /** What to print for the operator. */
  readonly lines: readonly string[];
  /** Closes the host and ends the process; a second call ends it at once. */
  shutDown(): void;
};

/** Opens the host and listens. `error` has one or more lines for the operator. */
export async function serve(
  options: HostOptions,
): Promise<{ readonly ok: true; readonly serving: Serving } | { readonly ok: false; readonly error: string }> {
  const { settings } = options;
  let isClosing = false;
  const opening = await openHost({
    ...options,
    onUnknownSchema(reason) {
      console.error(reason);
      end(1);
    },
  });
  if (!opening.ok) return opening;
  const { host } = opening;
  let address: string;
  try {
    address = await host.app.listen({
      port: settings.port,
      host: settings.host,
      listenTextResolver: () => 'listening',
    });
  } catch (error) {
    return { ok: false, error: describeListenError(error as NodeJS.ErrnoException, settings) };
  }
  const origin = settings.publicUrl ?? address.replace('127.0.0.1', 'localhost');
  return {
    ok: true,
    serving: {
      lines: [`Tidetable ${VERSION} listens at ${address}`, ...host.addresses(origin), ...host.notices],
      shutDown() {
        end(0);
      },
    },
  };

  function end(status: 0 | 1): void {
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => {
      process.exit(1);
    }, SHUTDOWN_TIMEOUT_MS).unref();
    closeAndExit(host.close, options.log, status);
  }
}

function closeAndExit(close: () => Promise<void>, log: Logger, ended: 0 | 1): void {
  // The log is written asynchronously: its last lines would be lost.
  const exit = (status: 0 | 1): void => {
    log.flush(() => process.exit(status));
  };
  close().then(
    () => {
      exit(ended);
    },
    (error: unknown) => {
      log.error(error, 'the host could not be shut down gracefully');
      exit(1);
    },
  );
}

function describeListenError({ code, message }: NodeJS.ErrnoException, { host, port }: Settings): string {
  return code === 'EADDRINUSE'
    ? `Port ${port} is already in use. Stop the program that uses it, or set another PORT.`
    : `The host can't listen at ${host}, port ${port}: ${message}.`;
}
