/** Files in and out of the browser. */

/** Lets one file be chosen; undefined where none was. `accept` as an input of files has it. */
export function pickFile(accept: string): Promise<File | undefined> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.hidden = true;
  // Some browsers open the choice for an input on the page only.
  document.body.append(input);
  return new Promise((resolve) => {
    const done = (): void => {
      resolve(input.files?.[0]);
      input.remove();
    };
    input.addEventListener('change', done, { once: true });
    input.addEventListener('cancel', done, { once: true });
    input.click();
  });
}

/** Hands a file to the browser's downloads. */
export function downloadFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(blob);
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read only after a while.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}

/** A venue's name as that of a file, without what some devices refuse. */
export function toFileName(name: string, ending: string): string {
  const stem =
    name
      .normalize('NFKC')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 60) || 'plan';
  return `${stem}.${ending}`;
}
