/** Names of tables on the picture of a review. */
import type { ReactNode } from 'react';
import { centerOf } from '../../../domain/geometry/boxes.ts';
import type { ParsedTable } from './normalizeImport.ts';

/** More can't be read in a picture of a review. */
const MAX_NAMED = 400;
const MAX_LENGTH = 12;
/** A letter is about this much wider than half its size. */
const LETTER_WIDTH = 0.6;

export function TableNames({ tables }: { readonly tables: readonly ParsedTable[] }): ReactNode {
  if (tables.length > MAX_NAMED) return null;
  return tables.map(({ name, coordinates }, i) => {
    const { x, y } = centerOf(coordinates);
    const text = name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH - 1)}…` : name;
    const size = Math.min(coordinates.height * 0.5, coordinates.width / (LETTER_WIDTH * (text.length + 1)));
    return (
      <text key={i} x={x} y={y} fontSize={size}>
        {text}
      </text>
    );
  });
}
