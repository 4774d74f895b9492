/** Picks files from the device. */

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
