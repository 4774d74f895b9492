/** Copies a text to the system's clipboard. Returns whether it could: browsers have none on a page without HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('Can’t write to the system clipboard:', error);
    return false;
  }
}
