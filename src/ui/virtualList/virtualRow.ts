/** What a virtual list and its users share. In a file of its own, so that short lists do not load the windowing. */

/** Lists with more rows render only those in sight. */
export const MAX_UNVIRTUALIZED_ROWS = 100;
