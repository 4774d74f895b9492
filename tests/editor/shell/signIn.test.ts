/** The sign-in page's form, and signing out in the editor. */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadStateAtom, signOutAtom } from '../../../src/editor/document/hostState.ts';
import { messages } from '../../../src/editor/messages.ts';
import { startSignIn } from '../../../src/editor/signIn/startSignIn.ts';
import { openEditor } from '../editorDriver.tsx';

/** The form leads to the page that the visitor has asked for, as the host writes it. */
const FORM =
  '<form data-tenant="my-place" data-next="/editor/my-place"><label>Token <input required></label><p role="alert"></p><button>Sign in</button></form>';

let calls: { readonly path: string; readonly body: unknown }[];
beforeEach(() => {
  calls = [];
});

function answerWith(status: number, body: object): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (address, options) => {
    if (typeof address === 'string') calls.push({ path: address, body: options?.body });
    return new Response(JSON.stringify(body), { status });
  });
}

function openForm(hash: string, search = ''): { readonly visited: string[] } {
  document.body.innerHTML = FORM;
  const visited: string[] = [];
  const page = {
    hash,
    pathname: window.location.pathname,
    search,
    replace: (address: string | URL) => visited.push(String(address)),
  };
  const form = document.querySelector('form');
  if (form) startSignIn(form, page);
  return { visited };
}

it('signs in with the secret of a link only when the button is pressed', async () => {
  answerWith(200, { success: true });
  const { visited } = openForm('#token=secret-of-a-link', '?lang=de');
  expect(screen.queryByRole('textbox', { name: 'Token' })).toBeNull();
  expect(calls).toEqual([]);
  screen.getByRole('button', { name: 'Sign in' }).click();
  await waitFor(() => expect(visited).toEqual(['/editor/my-place?lang=de']));
  expect(calls).toEqual([{ path: '/api/editor/my-place/sign-in', body: '{"token":"secret-of-a-link"}' }]);
});

it('focuses the token, shows at once that it signs in, and returns to a wrong token', async () => {
  let sent = 0;
  let answer = (_response: Response): void => undefined;
  vi.spyOn(window, 'fetch').mockImplementation(() => {
    sent++;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  openForm('');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Token' });
  const button = screen.getByRole('button', { name: 'Sign in' });
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('wrong{Enter}');
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.textContent).toBe(messages.signIn.busy);
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(1);
  button.focus();
  answer(new Response('{"message":""}', { status: 401 }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(messages.signIn['signed-out']));
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(button.getAttribute('aria-busy')).toBe('false');
  expect(button.textContent).toBe('Sign in');
  await userEvent.keyboard('x');
  expect(field.value).toBe('x');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('asks for a token after a dead link, but keeps the secret if the host does not answer', async () => {
  answerWith(500, {});
  openForm('#token=perhaps-good');
  const button = screen.getByRole('button', { name: 'Sign in' });
  expect(document.activeElement).toBe(button);
  button.click();
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(screen.queryByRole('textbox', { name: 'Token' })).toBeNull();
  answerWith(401, { message: '' });
  button.click();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Token' });
  expect(calls.at(-1)?.body).toBe('{"token":"perhaps-good"}');
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
});

it('ends the session and closes the plan with Sign out', async () => {
  document.body.innerHTML = '';
  const { store } = await openEditor();
  answerWith(200, { success: true });
  await store.set(signOutAtom);
  expect(calls).toContainEqual({ path: '/api/editor/a-venue/sign-out', body: '{}' });
  expect(store.get(loadStateAtom)).toMatchObject({ error: 'signed-out' });
  expect(await screen.findByText(messages.loadErrors['signed-out'])).toBeTruthy();
});

it('stays signed in and shows an error if the host does not answer', async () => {
  const { store } = await openEditor();
  answerWith(500, {});
  await store.set(signOutAtom);
  expect(store.get(loadStateAtom)).toBe('ready');
});
