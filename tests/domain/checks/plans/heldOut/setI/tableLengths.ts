/** The fields of a table's coordinates that are lengths. */
export const TABLE_LENGTHS = [
  'x',
  'y',
  'width',
  'height',
  'text_offset_x',
  'text_offset_y',
  'font_size',
  'seats_offset_x',
  'seats_offset_y',
  'seats_font_size',
];
