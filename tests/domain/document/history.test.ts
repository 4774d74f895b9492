import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  begin,
  cancel,
  change,
  commit,
  edit,
  createHistory,
  latestSteps,
  redoLabel,
  undoLabel,
  redo,
  restoreHistory,
  undo,
} from '../../../src/domain/document/history.ts';
import { createPatch, applyPatch } from '../../../src/domain/document/patch.ts';
import { SEED } from '../../support/fixtureVenues.ts';

const json = fc.jsonValue({ maxDepth: 4 });

describe('a patch between two values', () => {
  test('leads from either value to the other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const patch = createPatch(before, after);
        expect(patch ? applyPatch(before, patch, 'forward') : before).toEqual(after);
        expect(patch ? applyPatch(after, patch, 'backward') : after).toEqual(before);
      }),
      { numRuns: 500, seed: SEED },
    );
  });

  test('distinguishes an undefined field from a missing one', () => {
    const [before, after] = [{ a: 1 } as Record<string, unknown>, { a: 1, b: undefined }];
    const patch = createPatch(before, after)!;
    expect(Object.keys(applyPatch(before, patch, 'forward'))).toEqual(['a', 'b']);
    expect(Object.keys(applyPatch(after, patch, 'backward'))).toEqual(['a']);
  });

  test('brings back the same list entries, with all that was derived from them', () => {
    const before = { list: [{ a: { x: 1, y: 2 } }, { a: { x: 3, y: 4 } }] };
    const after = { list: before.list.map(({ a }) => ({ a: { ...a, x: a.x + 1 } })) };
    const patch = createPatch(before, after)!;
    expect(applyPatch(after, patch, 'backward').list.map((entry, index) => entry === before.list[index])).toEqual([
      true,
      true,
    ]);
    expect(applyPatch(before, patch, 'forward').list[1]).toBe(after.list[1]);
    expect(createPatch(before, structuredClone(before))).toBeUndefined();
  });

  test('holds only the difference: one of 10,000 items added, removed or changed', () => {
    const before = Array.from({ length: 10_000 }, (_, i) => ({ i }));
    for (const after of [
      before.with(5_000, { i: -1 }),
      before.toSpliced(5_000, 0, { i: -1 }),
      before.toSpliced(5_000, 1),
    ]) {
      const patch = createPatch(before, after)!;
      expect(
        patch.type === 'entries' ? patch.entries.size : patch.type === 'splice' && patch.from.length + patch.to.length,
      ).toBe(1);
      expect(applyPatch(before, patch, 'forward')).toEqual(after);
      expect(applyPatch(after, patch, 'backward')).toEqual(before);
    }
  });
});

describe('undo and redo', () => {
  test('records a gesture of many changes as one step', () => {
    let history = begin(createHistory({ x: 0 }), 'Move');
    for (let x = 1; x <= 20; x += 1) history = change(history, { x });
    history = commit(history);
    expect(undoLabel(history)).toBe('Move');
    expect(undo(history).present).toEqual({ x: 0 });
    expect(redo(undo(history)).present).toEqual({ x: 20 });
    expect(redoLabel(undo(history))).toBe('Move');
  });

  test('leaves no trace of a canceled gesture, and keeps the redo steps', () => {
    const history = undo(edit(createHistory({ x: 0 }), 'Move', { x: 1 }));
    const after = cancel(change(begin(history, 'Turn'), { x: 5 }));
    expect(after.present).toBe(history.present);
    expect(redoLabel(after)).toBe('Move');
  });

  test('cancels a gesture in progress on undo, and undoes nothing else', () => {
    const history = change(begin(edit(createHistory({ x: 0 }), 'Move', { x: 1 }), 'Turn'), { x: 2 });
    expect(undo(history).present).toEqual({ x: 1 });
    expect(undoLabel(undo(history))).toBe('Move');
  });

  test('records no step for a gesture that ends where it began', () => {
    const history = commit(change(begin(createHistory({ x: 0 }), 'Move'), { x: 0 }));
    expect(undoLabel(history)).toBeUndefined();
  });

  test('matches a list of whole values in any sequence of edits, undos and redos', () => {
    const act = fc.oneof(fc.record({ to: json }), fc.constant('undo' as const), fc.constant('redo' as const));
    fc.assert(
      fc.property(json, fc.array(act, { maxLength: 40 }), (first, acts) => {
        let history = createHistory<unknown>(first);
        let values: unknown[] = [first];
        let at = 0;
        for (const step of acts) {
          if (step === 'undo') {
            history = undo(history);
            at = Math.max(0, at - 1);
          } else if (step === 'redo') {
            history = redo(history);
            at = Math.min(values.length - 1, at + 1);
          } else {
            history = edit(history, 'edit', step.to);
            if (createPatch(values[at], step.to)) {
              values = [...values.slice(0, at + 1), step.to];
              at += 1;
            }
          }
          expect(history.present).toEqual(values[at]);
        }
      }),
      { seed: SEED },
    );
  });
});

describe('stored steps', () => {
  /** Three edits of a list, of which the last is undone. */
  const edited = () => {
    let history = createHistory<Record<string, unknown>>({ list: [{ a: 1 }, { a: 2 }] });
    history = edit(history, 'change', { list: [{ a: 1 }, { a: 3 }] });
    history = edit(history, 'add', { list: [{ a: 1 }, { a: 3 }, { a: 4 }], name: 'Beach' });
    return undo(edit(history, 'remove', { list: [] }));
  };
  const AMPLE_BYTES = 100_000;

  test('stored steps undo and redo as before, after a structured clone', () => {
    const history = edited();
    const stored = structuredClone({ present: history.present, steps: latestSteps(history, AMPLE_BYTES) });
    const restored = restoreHistory(stored.present, stored.steps)!;
    expect([undoLabel(restored), redoLabel(restored)]).toEqual(['add', 'remove']);
    expect(redo(restored).present).toEqual({ list: [] });
    expect(undo(restored).present).toStrictEqual({ list: [{ a: 1 }, { a: 3 }] });
    expect(undo(undo(restored)).present).toEqual({ list: [{ a: 1 }, { a: 2 }] });
    expect(redo(undo(undo(restored))).present).toEqual(undo(restored).present);
  });

  test('stored steps are refused for a value that they do not lead to', () => {
    const steps = latestSteps(edited(), AMPLE_BYTES);
    for (const other of [
      { list: [{ a: 1 }, { a: 3 }, { a: 5 }], name: 'Beach' },
      { list: [{ a: 1 }, { a: 3 }, { a: 4 }] },
      { list: 'none', name: 'Beach' },
      undefined,
    ])
      expect(restoreHistory<unknown>(other, steps)).toBeUndefined();
  });

  test('stored steps leave out the gesture in progress', () => {
    const history = edited();
    expect(latestSteps(change(begin(history, 'Move'), {}), AMPLE_BYTES)).toEqual(latestSteps(history, AMPLE_BYTES));
  });

  test('stored steps keep the latest ones within the limit, and count a shared object once', () => {
    const names = Array.from({ length: 11 }, (_, index) => ({ name: `${index}`.repeat(500) }));
    const history = names.reduce(
      (before, name) => edit(before, 'rename', { one: [name] }),
      createHistory<unknown>({ one: [{}] }),
    );
    const { undo: steps } = latestSteps(history, 6_000);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.length).toBeLessThanOrEqual(5);
    const oldest = steps.reduce((before) => undo(before), history);
    expect(oldest.present).toEqual({ one: [names[names.length - 1 - steps.length]] });
    expect(restoreHistory(history.present, { undo: steps, redo: [] })).toBeDefined();
    expect(latestSteps(history, 100).undo).toEqual([]);
  });
});
