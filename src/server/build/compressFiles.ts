import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Compresses the scripts and style sheets of visitors once, as well as Brotli can, where the host would do it for each. */
export const compressFiles: Plugin = {
  name: 'compress-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((file) => /^pages\/.*\.(?:js|css)$/.test(file));
    await Promise.all(
      files.map(async (file) => writeFile(join(dir, `${file}.br`), await compress(await readFile(join(dir, file))))),
    );
  },
};
