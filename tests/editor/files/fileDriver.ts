/** Gives files to the page: picked or dropped. */
import { vi } from 'vitest';

/** Picks this file the next time that the page asks for one. */
export function chooseFile(file: File): void {
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function choose(this: HTMLInputElement) {
    const data = new DataTransfer();
    data.items.add(file);
    this.files = data.files;
    this.dispatchEvent(new Event('change'));
  });
}

export function dropFile(...files: readonly File[]): void {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  for (const type of ['dragover', 'drop'])
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
}

/** Records the files that the page downloads from now on. The browser receives none. */
export function captureDownloads(): { readonly name: string; readonly blob: Promise<Blob> }[] {
  const got: { name: string; blob: Promise<Blob> }[] = [];
  const blobs = new Map<string, Blob>();
  const original = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    const address = original(object);
    if (object instanceof Blob) blobs.set(address, object);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function take(this: HTMLAnchorElement) {
    got.push({ name: this.download, blob: Promise.resolve(blobs.get(this.href)!) });
  });
  return got;
}

export const planFile = (plan: unknown, name = 'plan.json'): File =>
  new File([JSON.stringify(plan)], name, { type: 'application/json' });
