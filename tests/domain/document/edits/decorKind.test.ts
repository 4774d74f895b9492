import { describe, expect, test } from 'vitest';
import { type EditorDocument, documentFromPlan } from '../../../../src/domain/document/editorDocument.ts';
import { setDecorKind } from '../../../../src/domain/document/edits/setFields.ts';
import { type Decor, EMPTY_PLAN } from '../../../../src/domain/plan/plan.ts';

const open = (...decor: readonly Decor[]): EditorDocument => documentFromPlan({ ...EMPTY_PLAN, decor: [...decor] });
const BOX = { x: 10, y: 20, width: 30, height: 40 };
const LINE: [number, number][] = [
  [0, 0],
  [50, 0],
];
const TRIANGLE: [number, number][] = [...LINE, [50, 50]];
const ALL = new Set(['d1', 'd2', 'd3']);
const kindsAfter = (drawing: EditorDocument, kind: Parameters<typeof setDecorKind>[2]): unknown[] =>
  setDecorKind(drawing, ALL, kind).decor.map((item) => item.decor);

describe('changing the kind of decor', () => {
  test('keeps the place, color and name of a prop', () => {
    const bar: Decor = { kind: 'bar', ...BOX, rotation: 15, color: '#2a9d8f', name: 'Sunset bar' };
    expect(kindsAfter(open(bar), 'cabana')).toEqual([{ ...bar, kind: 'cabana' }]);
  });

  test('turns shapes into each other, with the fields that the new kind has', () => {
    const area: Decor = { kind: 'area', surface: 'wood', points: TRIANGLE, smooth: true, name: 'Deck' };
    const wall: Decor = { kind: 'wall', points: TRIANGLE, width: 8 };
    expect(kindsAfter(open(area, wall), 'path')).toEqual([
      { kind: 'path', surface: 'wood', points: TRIANGLE, width: 12, smooth: true },
      { kind: 'path', surface: 'pavement', points: TRIANGLE, width: 8 },
    ]);
    expect(kindsAfter(open(area), 'wall')).toEqual([{ kind: 'wall', points: TRIANGLE, width: 12 }]);
    expect(kindsAfter(open(wall), 'area')).toEqual([{ kind: 'area', surface: 'pavement', points: TRIANGLE }]);
  });

  test('leaves decor that can’t have the kind as it is', () => {
    const drawing = open(
      { kind: 'wall', points: LINE, width: 8 },
      { kind: 'text', x: 1, y: 2, text: 'Bar', size: 20 },
      { kind: 'palm', ...BOX },
    );
    expect(setDecorKind(drawing, ALL, 'area')).toBe(drawing);
    expect(kindsAfter(drawing, 'tree').slice(0, 2)).toEqual(drawing.decor.slice(0, 2).map(({ decor }) => decor));
  });
});
