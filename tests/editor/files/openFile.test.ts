/** Opening a plan file without the page. */
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { planAtom } from '../../../src/editor/document/document.ts';
import { fileDialogStateAtom, openFileAtom } from '../../../src/editor/files/fileActions.ts';
import * as filePicker from '../../../src/editor/files/filePicker.ts';
import { BEACH } from './samplePlans.ts';

vi.mock('../../../src/editor/files/filePicker.ts', { spy: true });

it('asks before it opens a file in which a key is given twice', async () => {
  const store = createStore();
  const before = store.get(planAtom);
  const text = JSON.stringify(BEACH).replace('{', '{"width": 9,');
  vi.mocked(filePicker.pickFile).mockResolvedValueOnce(new File([text], 'beach.json'));
  await store.set(openFileAtom);
  expect(store.get(fileDialogStateAtom)).toEqual({
    type: 'read',
    name: 'beach.json',
    plan: BEACH,
    warnings: ['The plan’s Width: it is in the file twice; only the last one is used.'],
  });
  expect(store.get(planAtom)).toBe(before);
});
