/** The keys by which push services know this host (RFC 8292): made at the first start, and kept in the data folder. */
import { mkdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { PRIVATE_FILE_MODE, createFile } from '../files/atomicFile.ts';

const KEYS_FILE = 'vapid-keys.json';

const keysSchema = z.object({
  publicKey: z.string().check(z.regex(/^[\w-]{87}$/)),
  privateKey: z.string().check(z.regex(/^[\w-]{43}$/)),
});
export type VapidKeys = z.infer<typeof keysSchema>;

/** Reads or creates the keys. Devices that know earlier ones have to subscribe again. Throws if the file has none. */
export async function readVapidKeys(dataDir: string): Promise<VapidKeys> {
  const file = join(dataDir, KEYS_FILE);
  if (!existsSync(file)) {
    await mkdir(dataDir, { recursive: true });
    const { default: webPush } = await import('web-push');
    await createFile(file, JSON.stringify(webPush.generateVAPIDKeys()), PRIVATE_FILE_MODE);
  }
  return keysSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
