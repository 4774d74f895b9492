/** Any host's availability answer, by its address. It stands apart from the calls of a venue's page, which need far more. */

export type AvailabilityFetch =
  | { readonly json: unknown }
  | { readonly status: number }
  | { readonly unreachable: true };

/** `status` where the host refuses; `unreachable` where it does not answer, forbids a foreign page, or sends no JSON. */
export async function fetchAvailabilityResponse(address: string): Promise<AvailabilityFetch> {
  try {
    const response = await fetch(address);
    return response.ok ? { json: (await response.json()) as unknown } : { status: response.status };
  } catch (error) {
    console.warn(`${address} could not be loaded:`, error);
    return { unreachable: true };
  }
}
