/** The size of the files that the editor reads, in bytes and in characters of their text. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
