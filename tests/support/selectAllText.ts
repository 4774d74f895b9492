/** Selects the whole text of a text editor. Resolves once the editor knows of it. */
export async function selectAllText(field: HTMLElement): Promise<void> {
  field.focus();
  await new Promise(requestAnimationFrame);
  const changed = new Promise((resolve) => document.addEventListener('selectionchange', resolve, { once: true }));
  document.getSelection()!.selectAllChildren(field);
  await changed;
}
