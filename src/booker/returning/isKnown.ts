/** The name under which the browser keeps a venue's guest. */
export const guestKey = (tenant: string): string => `tidetable:guest:${tenant}`;

/** Whether the guest has asked this browser to be known again. It may have no storage, as in frames of other sites. */
export function isKnown(tenant: string): boolean {
  try {
    return localStorage.getItem(guestKey(tenant)) !== null;
  } catch {
    return false;
  }
}
