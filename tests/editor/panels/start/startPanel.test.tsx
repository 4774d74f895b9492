/** The choices for an empty plan, and the onboarding hint. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EMPTY_PLAN } from '../../../../src/domain/plan/plan.ts';
import { drawingAtom, undoLabelAtom, planAtom } from '../../../../src/editor/document/document.ts';
import { hostStateAtom } from '../../../../src/editor/document/hostState.ts';
import { saveTemplateAtom } from '../../../../src/editor/commands/definitions/templateCommand.ts';
import { ownTemplatesAtom } from '../../../../src/editor/document/ownTemplates.ts';
import { messages } from '../../../../src/editor/messages.ts';
import { createTemplate } from '../../../../src/domain/plan/templates.ts';
import { announcement, planOf, openEditor } from '../../editorDriver.tsx';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  localStorage.clear();
});

it('offers templates and opens one as one undo step', async () => {
  const { store, press, plan } = await openEditor(EMPTY_PLAN);
  screen.getByRole('button', { name: 'Beach rows' }).focus();
  await press('{Enter}');
  await waitFor(() => expect(store.get(planAtom)).toEqual(createTemplate('beach-rows')));
  expect(screen.queryByRole('region', { name: 'Start with' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(plan));
  expect(store.get(undoLabelAtom)).toBe('Beach rows');
  await press('{Control>}z{/Control}');
  expect(store.get(drawingAtom).tables).toEqual([]);
});

it('names the tables of a template in the language of the guests', async () => {
  const { store, press } = await openEditor(EMPTY_PLAN);
  const host = store.get(hostStateAtom)!;
  store.set(hostStateAtom, { ...host, venue: { ...host.venue, language: 'de' } });
  screen.getByRole('button', { name: messages.starts.terrace }).focus();
  await press('{Enter}');
  await waitFor(() => expect(store.get(planAtom).areas[0]).toMatchObject({ name: 'Terrasse' }));
});

it('offers a plan that was saved as a template, until it is deleted', async () => {
  const saved = await openEditor(planOf(4));
  const plan = saved.store.get(planAtom);
  await saved.press('{Control>}k{/Control}');
  await saved.press(`${messages.saveTemplate}{Enter}`);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(messages.templateName)));
  await saved.press('My beach{Enter}');
  await waitFor(() => expect(announcement()).toBe(messages.templateSaved({ name: 'My beach' })));
  saved.close();

  const { store, press } = await openEditor(EMPTY_PLAN);
  (await screen.findByRole('button', { name: 'My beach' })).click();
  await waitFor(() => expect(store.get(planAtom)).toEqual(plan));
  expect(store.get(undoLabelAtom)).toBe('My beach');
  await press('{Control>}z{/Control}');
  (await screen.findByRole('button', { name: messages.deleteTemplate({ name: 'My beach' }) })).click();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'My beach' })).toBeNull());
  expect(store.get(ownTemplatesAtom)).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.starts.terrace }));
});

it('reads no templates from damaged storage, and says when there is no room for another', async () => {
  localStorage.setItem('tidetable-templates', '[{"name":"x","plan":{}}]');
  const { store } = await openEditor(planOf(1));
  expect(store.get(ownTemplatesAtom)).toEqual([]);
  for (let count = 1; count <= 20; count += 1) store.set(saveTemplateAtom, `Plan ${count}`);
  expect(store.get(ownTemplatesAtom)).toHaveLength(20);
  store.set(saveTemplateAtom, 'Plan 20');
  await waitFor(() => expect(announcement()).toBe(messages.templateSaved({ name: 'Plan 20' })));
  store.set(saveTemplateAtom, 'Plan 21');
  await waitFor(() => expect(announcement()).toBe(messages.templateNotSaved));
  expect(store.get(ownTemplatesAtom)).toHaveLength(20);
});

it('closes the start panel when a tool is chosen, or for an empty plan', async () => {
  const { press } = await openEditor(EMPTY_PLAN);
  screen.getByRole('region', { name: 'Start with' });
  await press('t');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Start with' })).toBeNull());
  await press('v');
  (await screen.findByRole('button', { name: 'An empty plan' })).click();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Start with' })).toBeNull());
});

it('shows the onboarding hint until it is dismissed for good', async () => {
  const first = await openEditor(planOf(2));
  expect(screen.queryByRole('region', { name: 'Start with' })).toBeNull();
  screen.getByRole('button', { name: 'Got it' }).click();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull());
  first.close();
  await openEditor(planOf(2));
  expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull();
});
