/** Dragged and changed items as a layer of the plan's stage. A drag moves the layer, and bypasses React. */
import type { createStore } from 'jotai';
import type { Context } from 'konva/lib/Context.js';
import type { Shape as ShapeNode } from 'konva/lib/Shape.js';
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import type { TableState } from '../../domain/plan/table.ts';
import { Crowd } from '../../map/Crowd.tsx';
import { IndexedLayer } from '../../map/layers/elements.ts';
import type { IndexedLayer as IndexedLayerNode } from '../../map/layers/indexedLayer.ts';
import { enterPixels } from '../../map/layers/pixelFrame.ts';
import { paintDecor } from '../../map/paint/decor/decorPainter.ts';
import { type Theme, palettes } from '../../map/paint/palette.ts';
import { MAX_DETAILED_TABLES } from '../../map/scene/tableBuffers.ts';
import { TableNode } from '../../map/TableNode.tsx';
import { itemDragAtom } from '../tools/toolState.ts';
import type { DragContent } from './dragPreview.ts';
import { type PictureOf, paintOutlines } from './selectionPainter.ts';

/** Decor areas are translucent while they are dragged, so that items below stay visible. */
const AREA_ALPHA = 0.55;
const ORIGIN = { x: 0, y: 0 };
const stateOf = (): TableState => 'available';
/** What lies below a dragged item is hit. */
const findNothing = (): undefined => undefined;

type DraggedItemsProps = {
  readonly content: DragContent | undefined;
  readonly theme: Theme;
  readonly pictureOf: PictureOf;
  readonly store: ReturnType<typeof createStore>;
};

export function DraggedItems({ content, theme, pictureOf, store }: DraggedItemsProps): ReactNode {
  const layer = useRef<IndexedLayerNode>(null);
  const palette = palettes[theme];
  useLayoutEffect(() => {
    const move = (): void => {
      layer.current?.position(store.get(itemDragAtom)?.by ?? ORIGIN);
      layer.current?.follow(true);
    };
    move();
    return store.sub(itemDragAtom, move);
  }, [store]);
  const paintItems = useCallback(
    (ctx: Context, node: ShapeNode) => {
      const { paintedBox, screenRatio } = node.getLayer() as IndexedLayerNode;
      for (const piece of content?.scene.decor ?? []) {
        ctx.globalAlpha = piece.kind === 'area' ? AREA_ALPHA : 1;
        paintDecor(ctx, [piece], palette, node.getAbsoluteScale().x * screenRatio, pictureOf, paintedBox);
      }
      ctx.globalAlpha = 1;
    },
    [content, palette, pictureOf],
  );
  const paintFrames = useCallback(
    (ctx: Context, node: ShapeNode) => {
      const { view, size } = enterPixels(ctx, node);
      paintOutlines(ctx, content?.outlines ?? [], view, size, theme);
      ctx.restore();
    },
    [content, theme],
  );
  const { scene } = content ?? {};
  const isDragged = scene !== undefined && store.get(itemDragAtom) !== undefined;
  useLayoutEffect(() => {
    if (!isDragged) return undefined;
    // Tools drag, not Konva. Its listeners hear of the tables as if it did.
    const nodes = layer.current?.find('.dragged') ?? [];
    for (const node of nodes) node.fire('dragstart', {}, true);
    return () => {
      for (const node of nodes) node.fire('dragend', {}, true);
    };
  }, [isDragged]);
  return (
    <IndexedLayer ref={layer} name="dragged" find={findNothing} visible={scene !== undefined}>
      <Shape name="decor" sceneFunc={paintItems} perfectDrawEnabled={false} />
      {scene && scene.tables.length > MAX_DETAILED_TABLES && (
        <Crowd scene={scene} palette={palette} stateOf={stateOf} />
      )}
      {scene &&
        scene.tables.length <= MAX_DETAILED_TABLES &&
        scene.tables.map((table) => (
          <TableNode key={table.key} table={table} state="available" palette={palette} names="dragged" />
        ))}
      <Shape name="outlines" sceneFunc={paintFrames} perfectDrawEnabled={false} />
    </IndexedLayer>
  );
}
