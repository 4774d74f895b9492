/** Unpacks texts of a ZIP archive. The browser has the decompression, but knows nothing of archives. */

const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
/** The end of the directory, which a comment of at most 64 kB follows, and its entries. */
const END = { signature: 0x06_05_4b_50, length: 22, count: 10, offset: 16 };
const ENTRY = {
  signature: 0x02_01_4b_50,
  length: 46,
  method: 10,
  packed: 20,
  size: 24,
  nameLength: 28,
  extraLength: 30,
  commentLength: 32,
  offset: 42,
};
/** What precedes the data of a file. */
const HEADER = { length: 30, nameLength: 26, extraLength: 28 };

/** Returns the files that are wanted, by name. Rejects if the archive is damaged, or has far more than it needs. */
export async function unzip(archive: ArrayBuffer, isWanted: (name: string) => boolean): Promise<Map<string, string>> {
  const view = new DataView(archive);
  const short = (at: number): number => view.getUint16(at, true);
  const long = (at: number): number => view.getUint32(at, true);
  let end = archive.byteLength - END.length;
  while (end > 0 && long(end) !== END.signature) end -= 1;
  const files = new Map<string, string>();
  let left = MAX_UNPACKED_BYTES;
  let at = long(end + END.offset);
  for (let count = short(end + END.count); count > 0; count--) {
    if (long(at) !== ENTRY.signature) throw new Error('The archive is damaged');
    const nameLength = short(at + ENTRY.nameLength);
    const name = new TextDecoder().decode(new Uint8Array(archive, at + ENTRY.length, nameLength));
    if (isWanted(name)) {
      const size = long(at + ENTRY.size);
      left -= size;
      if (left < 0) throw new Error('The archive is too large');
      const header = long(at + ENTRY.offset);
      const start = header + HEADER.length + short(header + HEADER.nameLength) + short(header + HEADER.extraLength);
      const packed = new Blob([new Uint8Array(archive, start, long(at + ENTRY.packed))]).stream();
      const isStored = short(at + ENTRY.method) === 0;
      // oxlint-disable-next-line no-await-in-loop -- one file is unpacked at a time
      files.set(
        name,
        await textOf(isStored ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw')), size),
      );
    }
    at += ENTRY.length + nameLength + short(at + ENTRY.extraLength) + short(at + ENTRY.commentLength);
  }
  return files;
}

/** Rejects once there are more bytes than the archive has declared. */
function textOf(unpacked: ReadableStream<Uint8Array<ArrayBuffer>>, size: number): Promise<string> {
  let left = size;
  const limited = unpacked.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        left -= part.length;
        if (left < 0) throw new Error('The archive is too large');
        controller.enqueue(part);
      },
    }),
  );
  return new Response(limited).text();
}
