/** What a virtual list and its users share. In a file of its own, so that short lists do not load the virtualizer. */

/** Lists with more rows render only those in sight. */
export const MAX_UNVIRTUALIZED_ROWS = 200;

/** A rendered row. `start`, its top, and `size`, its height, are in the list's unit. */
export type VirtualRow = { readonly index: number; readonly start: number; readonly size: number };
