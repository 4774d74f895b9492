/** A venue may require a proof of work of each reservation. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProof } from '../../../src/domain/booking/proofOfWork.ts';
import { NOW, type ServerHarness, openServerHarness } from '../serverHarness.ts';

const KEY = 'submit-0001';
const proofAt = (now: string): string =>
  findProof(KEY, Date.parse(now), (text) => createHash('sha256').update(text).digest());
let harness: ServerHarness;
let proof: string;
beforeAll(async () => {
  harness = await openServerHarness({ venue: { proof_of_work: true } });
  proof = proofAt(NOW);
});
afterAll(() => harness.close());

test('a reservation without a proof, or with one of another key or an earlier time, is refused under its own key', async () => {
  const expired = { idempotency_key: KEY, proof: proofAt('2026-11-23T02:15:00Z') };
  for (const fields of [{}, { idempotency_key: KEY }, { idempotency_key: 'submit-0002', proof }, expired]) {
    const answer = await harness.reserve(fields);
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { success: false, errors: { proof: [expect.any(String)] } },
    ]);
  }
  expect(await harness.rows('reservations')).toEqual([]);
});

test('a reservation with its proof is accepted, also when it is repeated', async () => {
  const request = { idempotency_key: KEY, proof };
  const first = await harness.reserve(request);
  expect(first.statusCode).toBe(200);
  expect((await harness.reserve(request)).json()).toEqual(first.json());
  // The page sends it again with another proof, or an old one, after an answer was lost.
  for (const again of ['', proofAt('2026-11-23T02:15:00Z')])
    expect((await harness.reserve({ ...request, proof: again })).json()).toEqual(first.json());
  expect(await harness.rows('reservations')).toHaveLength(1);
});

test('a request of a large party needs a proof of its own as well', async () => {
  const ask = (fields: object) =>
    harness.post('/reservation/request', harness.payload({ step: 1, guests: '20', ...fields }));
  const key = { idempotency_key: KEY, proof };
  for (const fields of [{}, { idempotency_key: KEY }, { idempotency_key: 'submit-0002', proof }])
    expect((await ask(fields)).json()).toEqual({ success: false, errors: { proof: [expect.any(String)] } });
  for (let turn = 0; turn < 2; turn++) expect((await ask(key)).json()).toEqual({ success: true });
  expect((await ask({ ...key, guests: '21' })).statusCode).toBe(422);
  expect(await harness.rows('waiting_list')).toHaveLength(1);
});

test('data-features names the requirement, and other venues do not have it', async () => {
  const features = async (venue: string) =>
    /data-features="([^"]*)"/.exec((await harness.app.inject({ url: `/v/${venue}` })).body)?.[1]?.split(' ');
  expect(await features('shell-bay')).toContain('proof');
  expect(await features('reef')).toEqual(expect.not.arrayContaining(['proof']));
  expect((await harness.reserve({ location_id: '8', selected_tables: [900] })).statusCode).toBe(200);
});
