/** The name of the last publisher on this device, which fills in the form. */
const STORAGE_KEY = 'tidetable-editor-by';

/** Returns '' if there is no earlier publication on this device, or if the browser blocks its storage. */
export function loadLastPublisher(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

export function saveLastPublisher(name: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, name);
  } catch {
    /* The user enters it again next time. */
  }
}
