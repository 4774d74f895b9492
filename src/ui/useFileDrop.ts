/** Files dropped anywhere on a page. */
import { useEffect, useState } from 'react';
import './fileDrop.css';

/**
 * Calls `onDrop` with files that are dropped on the page, except on targets that `isForeign` names and while a modal
 * dialog of another kind is open. Returns whether files are dragged over the page. Both functions must be stable.
 */
export function useFileDrop(
  onDrop: (files: readonly File[]) => void,
  isForeign: (target: EventTarget | null) => boolean = isNever,
): boolean {
  const [isDraggingOver, setDraggingOver] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const hasFile = (event: DragEvent): boolean =>
      event.dataTransfer?.types.includes('Files') === true &&
      !document.querySelector('dialog[open]:modal:not(.ui-dialog)');
    window.addEventListener(
      'dragover',
      (event) => {
        setDraggingOver(hasFile(event) && !isForeign(event.target));
        if (hasFile(event)) event.preventDefault();
      },
      { signal },
    );
    window.addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null) setDraggingOver(false);
      },
      { signal },
    );
    window.addEventListener(
      'drop',
      (event) => {
        if (!hasFile(event)) return;
        // By default the browser opens the file in place of the page.
        event.preventDefault();
        setDraggingOver(false);
        if (!isForeign(event.target)) onDrop([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    return () => {
      controller.abort();
    };
  }, [onDrop, isForeign]);
  return isDraggingOver;
}

const isNever = (): boolean => false;
