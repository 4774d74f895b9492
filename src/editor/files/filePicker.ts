/** Picks files from the device and downloads files to it. */

/** Some browsers start to read a download only after a while. */
const URL_LIFETIME_MS = 60_000;

/**
 * Opens the browser's file picker. Returns undefined if the user cancels. `accept` is an input's `accept` attribute.
 */
export function pickFile(accept: string): Promise<File | undefined> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.hidden = true;
  // Some browsers open the picker only for an input on the page.
  document.body.append(input);
  return new Promise((resolve) => {
    const finish = (): void => {
      resolve(input.files?.[0]);
      input.remove();
    };
    input.addEventListener('change', finish, { once: true });
    input.addEventListener('cancel', finish, { once: true });
    input.click();
  });
}

export function downloadFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(blob);
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}

/** Returns a venue's name as a file name, without characters that some systems reject. */
export function toFileName(name: string, extension: string): string {
  const stem =
    name
      .normalize('NFKC')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 60) || 'plan';
  return `${stem}.${extension}`;
}
