/** How much the editor takes from a file: beyond it a plan would be no venue's, and the page would stand still. */

/** Characters of a file's text, and bytes of the file. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
export const MAX_TABLES = 20_000;
/** Pieces of decor that an import makes or a paste brings. */
export const MAX_DECOR = 20_000;

/** What is said of a text that is too long. */
export const FILE_TOO_LARGE = 'This file is larger than 20 MB. No plan is that large: is it the right file?';

/** What is said of a plan with so many tables. */
export function tooManyTablesMessage(count: number): string {
  return `This file holds ${count.toLocaleString('en')} tables. The editor takes up to ${MAX_TABLES.toLocaleString('en')}.`;
}
