/** A small picture of the plan that a list or a plan file makes. */
import type { ReactNode } from 'react';
import { type Box, unionBoxes, boundsOf, expandBox, longerSide } from '../../../domain/geometry/boxes.ts';
import { outlineFromCoordinates } from '../../../domain/plan/table.ts';
import { messages } from '../../messages.ts';
import type { ParsedPlan } from './normalizeImport.ts';
import { outlinePath } from './outlinePath.ts';
import { TableNames } from './TableNames.tsx';

export function PlanSketch({
  plan: { areas, decor, width, height },
}: {
  readonly plan: Pick<ParsedPlan, 'areas' | 'decor' | 'width' | 'height'>;
}): ReactNode {
  const tables = areas.flatMap((area) => area.tables);
  const outlines = tables.map(({ coordinates }) => outlineFromCoordinates(coordinates));
  const size: Box[] = width === undefined || height === undefined ? [] : [{ x: 0, y: 0, width, height }];
  const whole = unionBoxes([...size, ...outlines.map(boundsOf)]);
  if (!whole || tables.length === 0) return null;
  const box = expandBox(whole, 0.04 * longerSide(whole));
  const grounds = decor.flatMap((piece) =>
    piece.kind === 'area' || piece.kind === 'wall' ? [`M${piece.points.map(([x, y]) => `${x} ${y}`).join('L')}`] : [],
  );
  return (
    <svg
      className="editor-import-plan editor-import-sketch"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG is no image file
      role="img"
      aria-label={messages.files.import.sketch}
    >
      <path d={grounds.join('')} data-role="ground" />
      <path d={outlinePath(outlines)} data-role="table" />
      <TableNames tables={tables} />
    </svg>
  );
}
