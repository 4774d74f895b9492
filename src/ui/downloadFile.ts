/** Downloads files to the device. */

/** Some browsers start to read a download only after a while. */
const URL_LIFETIME_MS = 60_000;

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
