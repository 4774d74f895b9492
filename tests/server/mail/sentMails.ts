/** The mails that a test host sends. Scripts outside of vitest use `testOutbox.ts`. */
import type { SendMailOptions } from 'nodemailer';
import { expect, vi } from 'vitest';
import type { ServerHarness } from '../serverHarness.ts';
import { startTestOutbox, transportWith } from './testOutbox.ts';

/** Sends the mails that wait, and resolves to them once there are so many. */
export async function sendWaitingMails(harness: ServerHarness, count: number): Promise<SendMailOptions[]> {
  const sent: SendMailOptions[] = [];
  const transport = { ...transportWith(async () => {}), send: async (mail: SendMailOptions) => void sent.push(mail) };
  const outbox = startTestOutbox(harness, transport);
  await vi.waitFor(() => expect(sent).toHaveLength(count), { timeout: 30_000 });
  await outbox.stop();
  return sent;
}
