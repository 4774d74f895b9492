/** A page that can't be rendered, as when a browser extension has moved what React is about to remove. */
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '../../src/booker/messages.ts';
import { setFieldErrorsAtom } from '../../src/booker/reservation/formErrors.ts';
import { pageOf } from './pageFixtures.ts';
import { type Visit, button, field, fillIn, goOn, visit } from './renderBooker.tsx';

/** Moves the message of a field out of its parent, then corrects the field, whose message React then removes. */
async function breakPage({ store, user }: Visit): Promise<void> {
  store.set(setFieldErrorsAtom, { first_name: ['Is this your name?'] });
  const message = await screen.findByText('Is this your name?');
  document.body.append(message);
  await user.type(field('First Name'), 'h');
  message.remove();
  await screen.findByText(messages.broken);
}

test('a broken page says so, keeps what was entered, and goes on', async () => {
  const visited = visit(pageOf('first'));
  const report = vi.mocked(console.error).mockImplementation(() => {});
  await fillIn(visited);
  await breakPage(visited);
  expect(screen.getByRole('alert')).toHaveTextContent(messages.broken);
  expect(screen.queryByRole('button', { name: messages.loadAgain })).toBeNull();
  expect(report).toHaveBeenCalled();

  await visited.user.click(button(messages.goOn));
  expect(field('First Name')).toHaveValue('Adah');
  expect(field('Email Address')).toHaveValue('ada@example.com');
  expect(field('WhatsApp Number')).toHaveValue('771234567');

  await breakPage(visited);
  expect(button(messages.loadAgain)).toBeVisible();
  await visited.user.click(button(messages.goOn));
  await goOn(visited);
});
