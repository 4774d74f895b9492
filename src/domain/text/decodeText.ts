/** The byte order marks of what Excel calls Unicode text. */
const UTF_16 = [
  ['\u00FF\u00FE', 'utf-16le'],
  ['\u00FE\u00FF', 'utf-16be'],
] as const;

/**
 * Returns the text of a file in the encodings that other programs write, or undefined if it has none. `legacy` is the
 * encoding of a file that is not in Unicode.
 */
export function decodeText(bytes: Uint8Array, legacy = 'windows-1252'): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 32));
  try {
    const encoding = UTF_16.find(([mark]) => start.startsWith(mark))?.[1] ?? 'utf-8';
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Older programs write Windows' own encoding. Other files have zeros.
    const isBinary = bytes.subarray(0, 4_096).includes(0) || !/^[\s\w"'<{[#;,\u0080-\u00FF-]/.test(start);
    return isBinary ? undefined : new TextDecoder(legacy).decode(bytes);
  }
}
