/** Who published last on this device, so that the name is typed once. */
const KEY = 'tidetable-editor-by';

/** Empty where it is not known, or where the browser keeps nothing. */
export function loadLastPublisher(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function saveLastPublisher(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    /* It is typed again next time. */
  }
}
