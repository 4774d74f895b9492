/** The table of promises: what was measured, the limit, and whether it holds. */

export type Row = {
  readonly promise: string;
  readonly figure: string;
  readonly limit: string;
  readonly holds: boolean;
};

/** Formats rows as a table with one line for each promise. */
export function formatTable(rows: readonly Row[]): string {
  const cells = [
    ['', 'promise', 'figure', 'limit'],
    ...rows.map(({ promise, figure, limit, holds }) => [holds ? 'ok' : 'MISSED', promise, figure, limit]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function percentile99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
