/** The attributes by which an SVG that the editor has exported describes its plan in full. */

/** A table's data as JSON, on the shape with its outline. */
export const TABLE_ATTRIBUTE = 'data-table';
/** Marks the root element. */
export const PLAN_ATTRIBUTE = 'data-tidetable';
/** The plan's scale, on the root element. */
export const SCALE_ATTRIBUTE = 'data-units-per-meter';
/** Marks the element with the plan's decor as JSON. */
export const DECOR_ATTRIBUTE = 'data-decor';
