/** A plan like react-konva's examples: a group, a rectangle and a text per table, and the view in React's state. */
import 'konva/lib/shapes/Rect.js';
import 'konva/lib/shapes/Text.js';
import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Group, Layer, Rect, Stage, Text } from 'react-konva/lib/ReactKonvaCore';
import {
  SELECTED_COLOR,
  EDGE_COLOR,
  type Table,
  fitView,
  loadPlan,
  tableAt,
  handleGestures,
  dispatchSelect,
  withToggled,
} from './referencePlan.ts';

function Plan({ element, tables }: { readonly element: HTMLElement; readonly tables: readonly Table[] }): ReactNode {
  const [view, setView] = useState(() => fitView(tables));
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  useEffect(
    () =>
      handleGestures(element, fitView(tables), {
        onMove: setView,
        onRest: setView,
        onTap(at, shown) {
          const table = tableAt(tables, shown, at);
          if (!table?.available) return;
          setSelected((before) => withToggled(before, table.id));
          dispatchSelect(element, table.id, true);
        },
      }),
    [element, tables],
  );
  return (
    <Stage width={innerWidth} height={innerHeight} x={view.x} y={view.y} scaleX={view.scale} scaleY={view.scale}>
      <Layer>
        {tables.map((table) => (
          <Group key={table.id} x={table.x} y={table.y}>
            <Rect
              width={table.width}
              height={table.height}
              cornerRadius={5}
              fill={selected.has(table.id) ? SELECTED_COLOR : table.fill}
              stroke={EDGE_COLOR}
              strokeWidth={1}
            />
            <Text x={7} y={9} text={table.text} fontSize={12} />
          </Group>
        ))}
      </Layer>
    </Stage>
  );
}

const { element, tables } = await loadPlan();
createRoot(element).render(<Plan element={element} tables={tables} />);
