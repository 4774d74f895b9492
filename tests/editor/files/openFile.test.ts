/** Opening a plan file without the page. */
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { planAtom } from '../../../src/editor/document/document.ts';
import { fileDialogStateAtom, openFileAtom } from '../../../src/editor/files/fileActions.ts';
import { chooseFile } from './fileDriver.ts';
import { BEACH } from './samplePlans.ts';

it('asks before it opens a file in which a key is given twice', async () => {
  const store = createStore();
  const before = store.get(planAtom);
  const text = JSON.stringify(BEACH).replace('{', '{"width": 9,');
  chooseFile(new File([text], 'beach.json'));
  await store.set(openFileAtom);
  expect(store.get(fileDialogStateAtom)).toEqual({
    type: 'read',
    name: 'beach.json',
    plan: BEACH,
    warnings: ['The plan’s Width: it is in the file twice; only the last one is used.'],
  });
  expect(store.get(planAtom)).toBe(before);
});
