/** A plan as SVG, rendered by React and moved by a CSS transform. */
import { type ReactNode, memo, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { View } from '../phone.ts';
import {
  SELECTED_COLOR,
  EDGE_COLOR,
  TEXT_COLOR,
  type Table,
  fitView,
  loadPlan,
  sizeOf,
  tableAt,
  handleGestures,
  dispatchSelect,
  withToggled,
} from './referencePlan.ts';

const TableShape = memo(({ table, isSelected }: { readonly table: Table; readonly isSelected: boolean }) => (
  <g transform={`translate(${table.x} ${table.y})`}>
    <rect
      width={table.width}
      height={table.height}
      rx={5}
      fill={isSelected ? SELECTED_COLOR : table.fill}
      stroke={EDGE_COLOR}
    />
    <text x={7} y={19} fontSize={12} fill={TEXT_COLOR}>
      {table.text}
    </text>
  </g>
));

function Plan({ element, tables }: { readonly element: HTMLElement; readonly tables: readonly Table[] }): ReactNode {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const show = ({ scale, x, y }: View): void => {
      svg.current!.style.transform = `translate(${x}px,${y}px) scale(${scale})`;
    };
    handleGestures(element, fitView(tables), {
      onMove: show,
      onRest: show,
      onTap(at, view) {
        const table = tableAt(tables, view, at);
        if (!table?.available) return;
        setSelected((before) => withToggled(before, table.id));
        dispatchSelect(element, table.id, true);
      },
    });
  }, [element, tables]);
  return (
    <svg ref={svg} {...sizeOf(tables)} style={{ position: 'absolute', left: 0, top: 0, transformOrigin: '0 0' }}>
      {tables.map((table) => (
        <TableShape key={table.id} table={table} isSelected={selected.has(table.id)} />
      ))}
    </svg>
  );
}

const { element, tables } = await loadPlan();
createRoot(element).render(<Plan element={element} tables={tables} />);
