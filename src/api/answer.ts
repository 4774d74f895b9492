/** Any host's availability answer, by its address. It stands apart from the calls of a venue's page, which need far more. */
import { type AvailabilityReading, readAvailability } from '../domain/availability.ts';

export type AnswerReading = AvailabilityReading | { readonly ok: false; readonly status: number } | { readonly ok: false; readonly unreachable: true };

/** `status` where the host refuses; `unreachable` where it does not answer, forbids a foreign page, or sends no JSON. */
export async function loadAnswer(address: string): Promise<AnswerReading> {
  try {
    const response = await fetch(address);
    return response.ok ? readAvailability(await response.json()) : { ok: false, status: response.status };
  } catch (error) {
    console.warn(`${address} could not be loaded:`, error);
    return { ok: false, unreachable: true };
  }
}
