/** What is personal or secret is taken out of an answer, and nothing that a page needs. */
import { describe, expect, test } from 'vitest';
import { readAvailability } from '../../src/domain/availability.ts';
import { scrub, scrubText } from '../../src/server/fixtures/record/scrub.ts';

describe('texts', () => {
  test.each([
    ['Ask ada.silva+beach@mail.example.lk', 'Ask someone@example.com'],
    ['<a href="mailto:ada@x.lk?subject=Table">Ada</a>', '<a href="mailto:someone@example.com">Ada</a>'],
    ['ada&#64;x.lk', 'someone@example.com'],
    ['Call +94 (77) 123-4567.', 'Call +00 (00) 000-0000.'],
    ['tel:0771234567', 'tel:0000000000'],
    ['https://wa.me/94771234567', 'https://wa.me/someone'],
    ['٠٧٧١٢٣٤٥٦٧', '0000000000'],
    ['See https://me:pw@x.lk/menu?token=abc#top now', 'See https://x.lk/menu now'],
    ['<img src="/p.jpg?sig=abc" alt="">', '<img src="/p.jpg" alt="">'],
    ["<a href='/book?key=1'>Book</a>", "<a href='/book'>Book</a>"],
    ['<a href=/book?key=1>Book</a>', '<a href=/book>Book</a>'],
    ['token=abcdef123456', 'token=token'],
    ['Pass token = "abcdef" on', 'Pass token = "token" on'],
    ['access_token: abc123', 'access_token: token'],
    ['{"api_key":"k-12345"}', '{"api_key":"token"}'],
    ['Authorization: Bearer abc.def-123=', 'Authorization: Bearer token'],
    ['<p data-key="camp1">', '<p data-key="token">'],
    ['password: hunter2', 'password: token'],
    ['key eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc_-', 'key token'],
    ['secret 0123456789abcdef0123456789abcdef', 'secret token'],
    ['follow @ada.silva', 'follow @someone'],
    ['https://www.instagram.com/ada.silva', 'https://www.instagram.com/someone'],
  ])('%s', (before, after) => expect(scrubText(before)).toBe(after));

  test.each([
    'Two loungers, 4 seats, 10:00 AM to 6 pm',
    'LKR 4,500 a person',
    '<p style="color:#0d5a73">By the <strong>sea</strong></p>',
    'It’s &#8217;ours&#8217;',
    'ashore @ 6',
    'Line 12',
    'Password: ask at the bar',
    'Key: green is free',
    'monkey=banana',
    'The key 4711 opens it',
    'Bearer of news',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    'شرفة البحر',
  ])('%s stays', (text) => expect(scrubText(text)).toBe(text));
});

const room = {
  id: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  room_id: 70,
  name: 'Line 1',
  category_name: 'Line',
  room_description: '<p>Ring +94 77 123 4567</p>',
  beds: '2',
  available: 1,
  picture: 'https://u:p@cdn.example/1.jpg?sig=x',
  booked_by: { name: 'Ada Silva', phone: '0771234567' },
  staff_note: 'VIP',
  coordinates: { x: '10', y: 20.5, width: 44, height: 54, color: '#0d5a73', text: '1', waiter: 'Ada' },
};

test('unknown fields go, ids stay to the letter, numbers and truths keep their form', () => {
  const { answer, dropped, changed } = scrub([{ id: 7, name: 'Lines', manager: 'Ada', rooms: [room] }]);
  expect(answer).toEqual([
    {
      id: 7,
      name: 'Lines',
      rooms: [
        {
          id: room.id,
          room_id: 70,
          name: 'Line 1',
          category_name: 'Line',
          room_description: '<p>Ring +00 00 000 0000</p>',
          beds: '2',
          available: 1,
          picture: 'https://cdn.example/1.jpg',
          coordinates: { x: '10', y: 20.5, width: 44, height: 54, color: '#0d5a73', text: '1' },
        },
      ],
    },
  ]);
  expect(dropped).toEqual(['booked_by', 'manager', 'staff_note', 'waiter']);
  expect(changed).toBe(2);
  expect(JSON.stringify(answer)).not.toMatch(/Ada|77123|sig|u:p/);
});

test('the form stays: lists as objects, coordinates as a JSON text, which is scrubbed too', () => {
  const text = JSON.stringify(room.coordinates);
  const { answer } = scrub({ 0: { id: 1, name: 'Lines', rooms: { 5: { ...room, coordinates: text } } } });
  const { waiter: _, ...place } = room.coordinates;
  expect(
    (answer as Record<string, { rooms: Record<string, { coordinates: string }> }>)['0']!.rooms['5']!.coordinates,
  ).toBe(JSON.stringify(place));
  expect(readAvailability(answer)).toMatchObject({ ok: true, problems: [] });
});

test('what can’t be read says nothing: broken coordinates, pictures within their address, lists where a text belongs, names as keys', () => {
  const { answer } = scrub({
    'Ada Silva': {
      id: 1,
      name: ['Ada'],
      rooms: [{ ...room, coordinates: '{"x": "Ada', picture: 'data:image/png;base64,QWRh' }, 'Ada', null],
    },
  });
  expect(JSON.stringify(answer)).not.toMatch(/Ada|QWRh/);
});
