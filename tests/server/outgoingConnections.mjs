/**
 * Runs inside a host that outgoingConnections.test.ts starts: writes each connection, name lookup, datagram socket and
 * child process to a file. It watches what Node creates, in every thread, so that no API goes past it. Plain JavaScript,
 * because the built host starts without a compiler.
 */
import { createHook } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';

const OUTGOING = new Set([
  'TCPCONNECTWRAP',
  'PIPECONNECTWRAP',
  'GETADDRINFOREQWRAP',
  'GETNAMEINFOREQWRAP',
  'QUERYWRAP',
  'UDPWRAP',
  'PROCESSWRAP',
]);
const file = process.env['OUTGOING_FILE'];

if (file !== undefined)
  createHook({
    init(_id, type, _trigger, resource) {
      if (!OUTGOING.has(type)) return;
      // The target is set right after the creation.
      queueMicrotask(() => {
        const { address, port, hostname } = /** @type {Record<string, unknown>} */ (resource);
        appendFileSync(file, `${type} ${[address ?? hostname, port].join(':')}\n`);
      });
    },
  }).enable();
