/** How a table's number and seats are drawn. The painter and the plan checks share these limits. */

/**
 * Height of digits and capitals as a share of the font size. Measured for the shipped font; close enough for others.
 */
export const CAP_HEIGHT_RATIO = 0.66;
/** Smaller text is enlarged if its table has room. CSS pixels. */
export const READABLE_TEXT_PX = 10;
/** Text is not drawn below this size: four characters fit a table that is as small as is legible. CSS pixels. */
export const MIN_TEXT_PX = 3.5;
export const MIN_SEATS_TEXT_PX = 7.5;
/** Share of a table's sides that its text may fill. */
export const TEXT_FILL_RATIO = { width: 0.84, height: 0.72, offset: 0.96 };
/** Distance from the top of the number to the top of the seats, as a share of the number's font size. */
export const LINE_HEIGHT_RATIO = 1.05;
