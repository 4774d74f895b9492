/** The name of the last author on this device, which fills in the forms of publishing. */
const STORAGE_KEY = 'tidetable-editor-by';

/** Returns '' if there is no earlier publication on this device, or if the browser blocks its storage. */
export function loadLastAuthor(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

export function saveLastAuthor(name: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, name);
  } catch {
    /* The user enters it again next time. */
  }
}
