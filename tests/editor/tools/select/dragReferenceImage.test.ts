import { describe, expect, test } from 'vitest';
import type { EditorDocument } from '../../../../src/domain/document/editorDocument.ts';
import type { Decor } from '../../../../src/domain/plan/plan.ts';
import { drawingWith, pointsAt } from '../../../domain/document/sampleDocuments.ts';
import { ToolDriver } from '../toolDriver.ts';

const sand: Decor = {
  kind: 'area',
  surface: 'sand',
  points: pointsAt('300,300 500,300 500,500 300,500'),
};
const withReferenceImage = (locked: boolean): EditorDocument => ({
  ...drawingWith({ a: { x: 100, y: 100 } }, [sand]),
  tracing: { x: 50, y: 50, width: 600, height: 400, opacity: 0.5, locked },
});

describe('reference image', () => {
  test('follows a drag in one undo step', () => {
    const driver = new ToolDriver(withReferenceImage(false)).down(200, 80).move(230, 90).move(260, 110.5);
    expect(driver.tool.state).toBe('dragging-reference-image');
    expect(driver.drawing.tracing).toMatchObject({ x: 110, y: 80.5, width: 600, height: 400 });
    driver.up();
    expect(driver.undoStep).toBe('Move photo');
    expect(driver.undo()).toEqual(withReferenceImage(false));
  });

  test('a reference image is dragged through a decor area, while a click selects the area', () => {
    expect(new ToolDriver(withReferenceImage(false)).drag([400, 400], [440, 400]).drawing.tracing?.x).toBe(90);
    expect([...new ToolDriver(withReferenceImage(false)).click(400, 400).selected]).toEqual(['d1']);
  });

  test('stays put when the drag starts on a table or outside it, when it is locked, or with Shift, which draws a marquee', () => {
    for (const driver of [
      new ToolDriver(withReferenceImage(false)).drag([110, 110], [300, 200]),
      new ToolDriver(withReferenceImage(true)).drag([200, 80], [300, 200]),
      new ToolDriver(withReferenceImage(false)).drag([800, 700], [700, 600]),
      new ToolDriver(withReferenceImage(false)).drag([80, 80], [160, 160], { shift: true }),
    ])
      expect(driver.drawing.tracing).toMatchObject({ x: 50, y: 50 });
    expect([...new ToolDriver(withReferenceImage(false)).drag([80, 80], [160, 160], { shift: true }).selected]).toEqual(
      ['1'],
    );
  });

  test.each(['Escape', 'cancel'] as const)('%s restores its position', (way) => {
    const before = withReferenceImage(false);
    const driver = new ToolDriver(before).down(200, 80).move(300, 200);
    if (way === 'cancel') driver.send({ type: 'cancel' });
    else driver.key('Escape');
    expect(driver.drawing).toBe(before);
    expect([driver.tool.state, driver.undoStep]).toEqual(['idle', undefined]);
  });
});
