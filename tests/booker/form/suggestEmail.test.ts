import { expect, test } from 'vitest';
import { suggestEmail } from '../../../src/booker/form/suggestEmail.ts';

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['Ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@hotnail.com', 'ada@hotmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@example.con', 'ada@example.com'],
])('suggests for %s the address %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each(['ada@gmail.com', 'ada@example.com', 'ada@mail.com', 'ada@yahoo.de', 'ada', '', 'ada@', 'a@b@c'])(
  'suggests nothing for %s',
  (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  },
);
