/** Promo codes: accepted as the venue writes them, and never guessed. */
import { beforeEach, expect, test } from 'vitest';
import { openHarness } from '../openHarness.ts';
import { AJAX, type JsonObject, type ServerHarness } from '../serverHarness.ts';

let harness: ServerHarness;
beforeEach(async () => {
  const promo = {
    promo_codes: [
      { code: 'SUNSET10', gives: '10% off the bill' },
      { code: 'OVER', until: '2026-01-01' },
    ],
    translations: { de: { '10% off the bill': '10 % Rabatt' } },
  };
  harness = await openHarness({ settings: { rateLimit: 10_000 }, venue: promo, other: promo });
});

/** What the host says of a promo code in a call from an address. */
async function send(code: string, address: string, call = '/validation', changes: JsonObject = {}): Promise<unknown> {
  const payload = harness.payload({ discount_code: code, step: call === '' ? 2 : 1, ...changes });
  const answer = await harness.post(`/reservation${call}`, payload, AJAX, address);
  return answer.json<{ errors?: { discount_code?: string[] } }>().errors?.discount_code?.[0];
}

test('a promo code is accepted as the venue writes it, with what it gives in the language of the guest', async () => {
  const payload = harness.payload({ discount_code: ' sunset10' });
  const validated = await harness.post(
    '/reservation/validation',
    { ...payload, step: 1 },
    { ...AJAX, 'Accept-Language': 'de' },
  );
  expect(validated.json()).toEqual({ success: true, promo: { code: 'SUNSET10', gives: '10 % Rabatt' } });
  const without = await harness.post('/reservation/validation', harness.payload({ step: 1, discount_code: '' }));
  expect(without.json()).toEqual({ success: true });
  const { manage } = (await harness.post('/reservation', payload)).json<{ manage: string }>();
  expect(await harness.rows('reservations')).toMatchObject([{ discount_code: 'SUNSET10' }]);
  expect((await harness.app.inject({ url: manage })).body).toContain('SUNSET10 · 10% off the bill');
});

test('a network that has tried ten wrong promo codes gets one answer to all, and others are not affected', async () => {
  const wrong = new Set<unknown>();
  for (let i = 0; i < 9; i++) wrong.add(await send(`GUESS${i}`, '203.0.113.9'));
  expect(wrong.size).toBe(1);
  expect(await send('SUNSET10', '203.0.113.9')).toBeUndefined();
  await send('OVER', '203.0.113.9');
  const answers = [
    await send('SUNSET10', '203.0.113.9'),
    await send('GUESS', '203.0.113.9'),
    await send('OVER', '203.0.113.9'),
  ];
  expect(new Set(answers)).toEqual(new Set([expect.stringContaining('ten minutes')]));
  expect(await send('SUNSET10', '203.0.113.9', '')).toBe(answers[0]);
  expect(await send('', '203.0.113.9')).toBeUndefined();
  expect(await send('SUNSET10', '198.51.100.1')).toBeUndefined();
  expect(await send('SUNSET10', '203.0.113.9', '/validation', { location_id: '8' })).toBeUndefined();
});

test('wrong promo codes of a reservation count too, within the /56 of an address', async () => {
  for (let i = 0; i < 10; i++) await send(`GUESS${i}`, `2001:db8:1:${i}::1`, '');
  expect(await send('SUNSET10', '2001:db8:1:ff::1')).toContain('ten minutes');
  expect(await send('SUNSET10', '2001:db8:1:100::1')).toBeUndefined();
});

test('wrong promo codes that arrive at once, also with requests of large parties, are counted like others', async () => {
  const calls = Array.from({ length: 30 }, (_, i) => {
    const isLarge = i % 2 === 1;
    return send(`GUESS${i}`, '203.0.113.77', isLarge ? '/request' : '/validation', isLarge ? { guests: '20' } : {});
  });
  const answers = await Promise.all(calls);
  expect(answers.filter((answer) => String(answer).includes('ten minutes'))).toHaveLength(20);
});
