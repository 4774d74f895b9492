/** A small web server on loopback: built pages, compressed like the product's, and availability answers. */
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

type StaticServer = { readonly url: string; close(): void };

/** Serves a folder, and `answers`: JSON values by their path, such as `/plan.json`, which any origin may fetch. */
export async function startStaticServer(
  folder: string,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<StaticServer> {
  const texts = new Map(Object.entries(answers).map(([path, answer]) => [path, Buffer.from(JSON.stringify(answer))]));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://x');
    const answer = texts.get(pathname);
    if (answer) {
      response
        .writeHead(200, {
          'Content-Type': 'application/json',
          'Access-Control-Allow-Origin': '*',
          'Content-Length': answer.length,
        })
        .end(answer);
      return;
    }
    const file = join(folder, normalize(pathname));
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain', 'Content-Encoding': 'gzip' });
    createReadStream(file).pipe(createGzip()).pipe(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
