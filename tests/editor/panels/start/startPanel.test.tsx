/** The choices for an empty plan, and the onboarding hint. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EMPTY_PLAN } from '../../../../src/domain/plan/plan.ts';
import { drawingAtom, undoLabelAtom, planAtom } from '../../../../src/editor/document/document.ts';
import { createTemplate } from '../../../../src/editor/panels/start/templates.ts';
import { planOf, openEditor } from '../../editorDriver.tsx';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  localStorage.clear();
});

it('offers templates and opens one as one undo step', async () => {
  const { store, press } = await openEditor(EMPTY_PLAN);
  screen.getByRole('button', { name: 'Beach rows' }).click();
  await waitFor(() => {
    expect(store.get(planAtom)).toEqual(createTemplate('beach-rows'));
  });
  expect(screen.queryByRole('region', { name: 'Start with' })).toBeNull();
  expect(store.get(undoLabelAtom)).toBe('Beach rows');
  await press('{Control>}z{/Control}');
  expect(store.get(drawingAtom).tables).toEqual([]);
});

it('closes when a tool is chosen, or for an empty plan', async () => {
  const { press } = await openEditor(EMPTY_PLAN);
  screen.getByRole('region', { name: 'Start with' });
  await press('t');
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Start with' })).toBeNull();
  });
  await press('v');
  (await screen.findByRole('button', { name: 'An empty plan' })).click();
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Start with' })).toBeNull();
  });
});

it('does not appear if the plan has tables', async () => {
  await openEditor(planOf(2));
  expect(screen.queryByRole('region', { name: 'Start with' })).toBeNull();
});

it('shows the onboarding hint until it is dismissed for good', async () => {
  const first = await openEditor(planOf(2));
  screen.getByRole('region', { name: 'Getting started' });
  screen.getByRole('button', { name: 'Got it' }).click();
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull();
  });
  first.close();
  await openEditor(planOf(2));
  expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull();
});
