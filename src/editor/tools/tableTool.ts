/** A single table: a click makes one of the usual size, a drag one as large as is drawn. */
import { told } from '../../domain/guides.ts';
import { squareTo } from './hand.ts';
import { type Seat, boxAbout, makeTables, newTables, ontoPlan, roundedBox } from './making.ts';
import { type SpanState, boxOfSpan, spanTool } from './span.ts';
import type { PreviewShape, Tool, ToolScene } from './tool.ts';

export function tableTool(shape: 'rect' | 'ellipse'): Tool<SpanState> {
  const seat = (box: Seat['box']): Seat =>
    shape === 'ellipse' ? { box: roundedBox(box), shape } : { box: roundedBox(box) };
  return spanTool({
    constrain: squareTo,
    preview(span, scene) {
      const { box } = seat(boxOfSpan(span));
      return [
        ...tablePreviews(scene, [{ ...seat(box) }]),
        { kind: 'figure', at: span.to, text: `${told(box.width)} × ${told(box.height)}` },
      ];
    },
    finish: (span, scene) => makeTables(scene, [seat(boxOfSpan(span))]),
    click: (at, scene) => makeTables(scene, [seat(boxAbout(ontoPlan(at, scene.drawing), scene.defaults))]),
  });
}

/** Tables as they would be made. */
export function tablePreviews(scene: ToolScene, places: readonly Seat[]): PreviewShape[] {
  return newTables(scene, places).map(({ room }, place) => ({
    kind: 'table',
    text: room.coordinates.text ?? room.name,
    outline: { box: places[place]!.box, rotation: places[place]!.rotation ?? 0, shape: places[place]!.shape ?? 'rect' },
  }));
}
