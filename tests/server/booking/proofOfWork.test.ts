/** A venue may require a proof of work of each reservation. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProof } from '../../../src/domain/booking/proofOfWork.ts';
import { type ServerHarness, openServerHarness } from '../serverHarness.ts';

const KEY = 'submit-0001';
let harness: ServerHarness;
let proof: string;
beforeAll(async () => {
  harness = await openServerHarness({ venue: { proof_of_work: true } });
  proof = findProof(KEY, (text) => createHash('sha256').update(text).digest());
});
afterAll(() => harness.close());

test('a reservation without a proof, or with the proof of another one, is refused under its own key', async () => {
  for (const fields of [{}, { idempotency_key: KEY }, { idempotency_key: 'submit-0002', proof }]) {
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
  expect(await harness.rows('reservations')).toHaveLength(1);
});

test('data-features names the requirement, and other venues do not have it', async () => {
  expect((await harness.app.inject({ url: '/v/shell-bay' })).body).toContain(
    'data-features="idempotency proof live offline manage"',
  );
  expect((await harness.app.inject({ url: '/v/reef' })).body).toContain(
    'data-features="idempotency live offline manage"',
  );
  expect((await harness.reserve({ location_id: '8', selected_tables: [900] })).statusCode).toBe(200);
});
