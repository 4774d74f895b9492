/** Accepts files dropped anywhere on the page. */
import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { importDroppedFileAtom } from './fileActions.ts';
import { messages } from '../messages.ts';
import './files.css';

/** A field that uploads dropped pictures handles the drop itself. */
const isPictureTarget = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-accepts-pictures]') !== null;

export function FileDropZone(): ReactNode {
  const [isDraggingOver, setDraggingOver] = useState(false);
  const drop = useSetAtom(importDroppedFileAtom);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const hasFile = (event: DragEvent): boolean =>
      event.dataTransfer?.types.includes('Files') === true &&
      !document.querySelector('dialog[open]:modal:not(.ui-dialog)');
    window.addEventListener(
      'dragover',
      (event) => {
        const isOnPictureField = isPictureTarget(event.target);
        setDraggingOver(hasFile(event) && !isOnPictureField);
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
        if (isPictureTarget(event.target)) return;
        const file = event.dataTransfer?.files[0];
        if (file) void drop(file);
      },
      { signal },
    );
    return () => {
      controller.abort();
    };
  }, [drop]);
  return isDraggingOver ? (
    <div className="editor-drop-zone" aria-hidden>
      {messages.dropHere}
    </div>
  ) : null;
}
