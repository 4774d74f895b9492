/** The page's fonts, then the device's own: the web fonts may not be loaded at the first paint. */
export const FONT_STACK = '"Source Sans 3 Variable", "Source Sans 3", "Noto Sans Subset", system-ui, sans-serif';

/**
 * Loads the page's fonts for the characters of a text, before a canvas that is painted only once. If that fails, the
 * device's own fonts are used.
 */
export async function loadFonts(text: string): Promise<void> {
  try {
    await document.fonts.load(`600 16px ${FONT_STACK}`, text);
  } catch {
    /* The device's own fonts are used. */
  }
}
