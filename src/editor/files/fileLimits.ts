/** Limits of the files that the editor reads. A larger plan would freeze the page. */

/** Applies to bytes of a file and to characters of its text. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** Applies to areas and categories as well. */
export const MAX_TABLES = 20_000;
/** Pieces of decor that an import or a paste adds. */
export const MAX_DECOR = 20_000;
