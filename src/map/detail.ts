/** How much of a table is drawn in a crowd. Widths and letters in device pixels. */

/** More tables in view than this are a crowd: drawn plainly, unless each has room. */
export const CROWD = 400;
/** Widths of a table: from here, in a crowd, it has round corners and all else. */
export const FINE_FROM = 48;
/** Smaller letters are noise in a crowd. */
export const LEAST_TEXT = 14;
