/**
 * One kept-alive HTTP/1.1 connection that sends any bytes. Node's client refuses the malformed requests that strangers
 * send, and costs more than the host that it attacks.
 */
import { type Socket, connect } from 'node:net';

/** Status 0 means that no answer arrived. */
export type Answer = { readonly status: number; readonly text: string; readonly milliseconds: number };

type Pending = { readonly hasBody: boolean; readonly end: (status: number, text: string) => void };
type Head = { readonly status: number; readonly headers: string; readonly bodyStart: number };

const TIMEOUT_MS = 30_000;

export class HttpConnection {
  readonly #port: number;
  #socket: Socket | undefined;
  #pending: Pending | undefined;
  /** As Latin-1, one character per byte. */
  #received = '';

  constructor(port: number) {
    this.#port = port;
  }

  /** Sends the bytes of one request. `hasBody` is false for HEAD, whose answer has no body. */
  send(request: Buffer, hasBody: boolean): Promise<Answer> {
    const started = performance.now();
    return new Promise((resolve) => {
      const timeout = setTimeout(() => {
        this.close();
      }, TIMEOUT_MS);
      this.#pending = {
        hasBody,
        end: (status, text) => {
          clearTimeout(timeout);
          this.#pending = undefined;
          resolve({ status, text, milliseconds: performance.now() - started });
        },
      };
      this.#socket ??= this.#open();
      this.#socket.write(request);
    });
  }

  /** Ends the connection. The next request opens another one. */
  close(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.destroy();
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    this.#received = '';
    socket.setEncoding('latin1');
    socket.on('data', (data: string) => {
      if (this.#socket !== socket) return;
      this.#received += data;
      this.#read(false);
    });
    // A closed connection is an answer of its own.
    socket.on('error', () => {});
    socket.on('close', () => {
      // A request may be under way on the next connection.
      if (this.#socket !== undefined && this.#socket !== socket) return;
      this.#socket = undefined;
      this.#read(true);
    });
    return socket;
  }

  /** Ends the request if its answer has arrived, or if the connection has closed. */
  #read(isClosed: boolean): void {
    const pending = this.#pending;
    if (!pending) return;
    const head = headOf(this.#received);
    const text = head && bodyOf(this.#received, head, pending.hasBody, isClosed);
    if (!head || text === undefined) {
      if (isClosed) pending.end(0, '');
      return;
    }
    this.#received = '';
    if (/^connection: close$/im.test(head.headers)) this.close();
    pending.end(head.status, text);
  }
}

function headOf(received: string): Head | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const headers = received.slice(0, end).replaceAll('\r\n', '\n');
  return { status: Number(headers.slice(9, 12)), headers, bodyStart: end + 4 };
}

/** Returns the body, or undefined if some of it is missing. */
function bodyOf(
  received: string,
  { status, headers, bodyStart }: Head,
  hasBody: boolean,
  isClosed: boolean,
): string | undefined {
  if (!hasBody || status === 204 || status === 304) return '';
  const length = /^content-length: (\d+)$/im.exec(headers)?.[1];
  if (length !== undefined) {
    const end = bodyStart + Number(length);
    return received.length >= end ? received.slice(bodyStart, end) : undefined;
  }
  if (/^transfer-encoding: chunked$/im.test(headers))
    return received.endsWith('\r\n0\r\n\r\n') || received.startsWith('0\r\n\r\n', bodyStart)
      ? received.slice(bodyStart)
      : undefined;
  return isClosed ? received.slice(bodyStart) : undefined;
}
