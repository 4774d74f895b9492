import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  begin,
  cancel,
  change,
  commit,
  edit,
  createHistory,
  redoLabel,
  undoLabel,
  redo,
  undo,
} from '../../../src/domain/document/history.ts';
import { createPatch, applyPatch } from '../../../src/domain/document/patch.ts';
import { SEED } from '../../support/fixtureVenues.ts';

const json = fc.jsonValue({ maxDepth: 4 });

describe('the patch between two values', () => {
  test('leads forth and back, whatever they are', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const patch = createPatch(before, after);
        expect(patch ? applyPatch(before, patch, 'forth') : before).toEqual(after);
        expect(patch ? applyPatch(after, patch, 'back') : after).toEqual(before);
      }),
      { numRuns: 500, seed: SEED },
    );
  });

  test('a field that is undefined is told from one that is not there', () => {
    const [before, after] = [{ a: 1 } as Record<string, unknown>, { a: 1, b: undefined }];
    const patch = createPatch(before, after)!;
    expect(Object.keys(applyPatch(before, patch, 'forth'))).toEqual(['a', 'b']);
    expect(Object.keys(applyPatch(after, patch, 'back'))).toEqual(['a']);
  });

  test('what did not change stays the same object', () => {
    const before = { list: [{ a: 1 }, { b: 2 }, { c: 3 }], kept: { d: 4 } };
    const after = { ...before, list: before.list.with(1, { b: 5 }) };
    const back = applyPatch(after, createPatch(before, after)!, 'back');
    expect(back.kept).toBe(before.kept);
    expect(back.list[2]).toBe(before.list[2]);
    expect(back).toEqual(before);
  });

  test('holds what differs and no more: one item of 10,000 put in, taken out or changed', () => {
    const before = Array.from({ length: 10_000 }, (_, i) => ({ i }));
    for (const after of [
      before.with(5_000, { i: -1 }),
      before.toSpliced(5_000, 0, { i: -1 }),
      before.toSpliced(5_000, 1),
    ]) {
      const patch = createPatch(before, after)!;
      expect(
        patch.is === 'places'
          ? patch.places.size
          : patch.is === 'splice'
            ? patch.from.length + patch.to.length
            : Infinity,
      ).toBe(1);
      expect(applyPatch(before, patch, 'forth')).toEqual(after);
      expect(applyPatch(after, patch, 'back')).toEqual(before);
    }
  });
});

describe('undo and redo', () => {
  test('a gesture of many changes is one step', () => {
    let history = begin(createHistory({ x: 0 }), 'Move');
    for (let x = 1; x <= 20; x += 1) history = change(history, { x });
    history = commit(history);
    expect(undoLabel(history)).toBe('Move');
    expect(undo(history).present).toEqual({ x: 0 });
    expect(redo(undo(history)).present).toEqual({ x: 20 });
    expect(redoLabel(undo(history))).toBe('Move');
  });

  test('a cancelled gesture leaves no trace, and what could be done again still can', () => {
    const history = undo(edit(createHistory({ x: 0 }), 'Move', { x: 1 }));
    const after = cancel(change(begin(history, 'Turn'), { x: 5 }));
    expect(after.present).toBe(history.present);
    expect(redoLabel(after)).toBe('Move');
  });

  test('undo in the middle of a gesture cancels it and takes nothing else back', () => {
    const history = change(begin(edit(createHistory({ x: 0 }), 'Move', { x: 1 }), 'Turn'), { x: 2 });
    expect(undo(history).present).toEqual({ x: 1 });
    expect(undoLabel(undo(history))).toBe('Move');
  });

  test('a gesture that comes back to where it began is no step', () => {
    const history = commit(change(begin(createHistory({ x: 0 }), 'Move'), { x: 0 }));
    expect(undoLabel(history)).toBeUndefined();
  });

  test('an edit after an undo ends what could be done again', () => {
    const history = edit(undo(edit(createHistory(0), 'a', 1)), 'b', 2);
    expect(redoLabel(history)).toBeUndefined();
    expect(undo(history).present).toBe(0);
  });

  test('any walk of edits, undos and redos is that of a list of whole values', () => {
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
