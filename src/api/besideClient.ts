/** The calls about a guest's link for friends, from the page's side. */
import * as z from 'zod/mini';
import { besideCalls, besideReplySchema } from './besideContract.ts';
import { AJAX_HEADER } from './bookingContract.ts';

const TIMEOUT_MS = 20_000;

/** Makes or ends the link of a reservation, by the address of its page. Returns undefined if the host did not do it. */
export async function callBeside(
  manage: string,
  step: keyof typeof besideCalls,
): Promise<z.infer<typeof besideReplySchema> | undefined> {
  try {
    const response = await fetch(`${manage}/${besideCalls[step]}`, {
      method: 'POST',
      headers: AJAX_HEADER,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? besideReplySchema.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
