/** CSV that no spreadsheet evaluates. */

/**
 * The start of what a spreadsheet would compute: at the start of a cell, and after every character that some
 * spreadsheet takes for the end of one.
 */
const FORMULA_START = /(^|[,;\t\r\n])([ "]*[=+\-@])/g;

/** Without it, Excel reads UTF-8 as the code page of its country. */
const UTF8_MARK = '\ufeff';

/** Formats a file as in RFC 4180, with every formula turned into text by an apostrophe. Lists are joined by commas. */
export function formatCsvRows(rows: readonly (readonly unknown[])[]): string {
  return UTF8_MARK + formatMoreCsvRows(rows);
}

/** Formats rows that follow the start of a file. */
export function formatMoreCsvRows(rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

function formatCell(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  const plain = text.replaceAll(FORMULA_START, "$1'$2");
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
