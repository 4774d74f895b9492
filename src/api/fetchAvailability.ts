/** Any host's availability answer. Separate from the booking calls, so that the standalone map does not load them. */

export type AvailabilityFetch =
  | { readonly json: unknown }
  | { readonly status: number }
  | { readonly unreachable: true };

/**
 * Returns `status` for an HTTP error, and `unreachable` if the host does not answer, forbids other sites or sends no
 * JSON.
 */
export async function fetchAvailabilityResponse(address: string): Promise<AvailabilityFetch> {
  try {
    const response = await fetch(address);
    return response.ok ? { json: (await response.json()) as unknown } : { status: response.status };
  } catch (error) {
    console.warn(`${address} could not be loaded:`, error);
    return { unreachable: true };
  }
}
