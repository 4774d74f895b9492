/** Limits of a plan's fields. Text lengths are UTF-16 units. */

/** Names of tables, areas, categories and decor. */
export const MAX_NAME_LENGTH = 80;
/** The short text painted on a table. */
export const MAX_TABLE_TEXT_LENGTH = 40;
/** Text on the plan, as a piece of decor. */
export const MAX_DECOR_TEXT_LENGTH = 80;
/** A table's description, HTML included. */
export const MAX_DESCRIPTION_LENGTH = 4_000;
export const MAX_SEATS = 200;
