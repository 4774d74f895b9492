/** How a table's number and seats are written: the limits that the painter and the checks of plans both go by. */

/** Height of figures and capitals as a share of the font size: of the shipped face, and near enough of others. */
export const CAP_HEIGHT_RATIO = 0.66;
/** Sizes in CSS pixels: text below the first is enlarged, as far as its table has room, and not drawn below the second. */
export const READABLE_TEXT_PX = 10;
export const MIN_TEXT_PX = 5.5;
export const MIN_SEATS_TEXT_PX = 7.5;
/** Share of a table's sides that its text may fill. */
export const TEXT_FILL_RATIO = { width: 0.84, height: 0.72, offset: 0.96 };
/** From the top of the number to that of the seats below it, as a share of the number's size. */
export const LINE_HEIGHT_RATIO = 1.05;
