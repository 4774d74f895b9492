/** Limits of a plan and of its fields, which editor and host share. Text lengths are UTF-16 units. */

/** Tables of a plan, and pieces of decor. */
export const MAX_PARTS = 10_000;
/** Areas of a plan, and categories. */
export const MAX_GROUPS = 1_000;

/** Names of tables, areas, categories and decor. */
export const MAX_NAME_LENGTH = 80;
/** The short text painted on a table. */
export const MAX_TABLE_TEXT_LENGTH = 40;
/** Text on the plan, as a piece of decor. */
export const MAX_DECOR_TEXT_LENGTH = 80;
/** The words of a price. */
export const MAX_PRICE_LENGTH = 100;
/** A table's description, HTML included. */
export const MAX_DESCRIPTION_LENGTH = 4_000;
export const MAX_SEATS = 200;
