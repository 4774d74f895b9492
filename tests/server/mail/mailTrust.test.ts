/** Mail under failures of its server, and mails that name files. */
import { beforeEach, expect, test } from 'vitest';
import { createFileTransport } from '../../../src/server/mail/mailTransport.ts';
import { GUEST_DOMAINS, simulateMailDay } from './mailDay.ts';
import { openHarness } from '../openHarness.ts';
import { type ServerHarness, createTempFolder } from '../serverHarness.ts';

let harness: ServerHarness;
beforeEach(async () => {
  harness = await openHarness();
});

test('a day without a mail server neither loses, duplicates nor delays mail, with two processes', async () => {
  const other = await openHarness({ database: harness.database });
  const codes: string[] = [];
  for (const [i, domain] of GUEST_DOMAINS.entries()) {
    const reply = await harness.reserve({ selected_tables: [i + 1], date: '30.11.2026', email: `ada@${domain}` });
    codes.push(reply.json<{ code: string }>().code);
  }
  const day = await simulateMailDay([harness, other]);
  const kinds = [['guest'], ['guest'], ['undelivered'], ['guest']];
  const expected = codes.flatMap((code, i) =>
    ['notice', ...(kinds[i] ?? [])].map((kind) => `<${code}.${kind}@tide.example>`),
  );
  expect(day.sent.toSorted()).toEqual(expected.toSorted());
  // All but the mail to the slow server, and the one that is put off.
  expect(day.sentBesideSlow).toBe(expected.length - 2);
  expect(day.pausesMinutes.slice(0, 6)).toEqual([0.5, 2, 10, 30, 60, 60]);
  expect(day.refusalMinutes).toBeLessThanOrEqual(1);
});

test('no transport reads a file or an address that a mail names', async () => {
  const folder = createTempFolder({ secret: 'secret' });
  const transport = createFileTransport(folder);
  for (const attachment of [{ path: `${folder}/secret` }, { href: 'https://tide.example/secret' }])
    await expect(
      transport.send({ from: 'a@tide.example', to: 'b@tide.example', text: '', attachments: [attachment] }, 'mail'),
    ).rejects.toThrow(/access rejected/i);
});
