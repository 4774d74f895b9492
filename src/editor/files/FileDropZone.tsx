/** Files that are dropped on the page, wherever: read as Import and Trace a photo read them. */
import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { importDroppedFileAtom } from './fileActions.ts';
import { messages } from '../messages.ts';
import './files.css';

export function FileDropZone(): ReactNode {
  const [isOver, setOver] = useState(false);
  const drop = useSetAtom(importDroppedFileAtom);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const holdsFile = (event: DragEvent): boolean =>
      event.dataTransfer?.types.includes('Files') === true && !document.querySelector('dialog[open]:modal:not(.sheet)');
    window.addEventListener(
      'dragover',
      (event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    window.addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null) setOver(false);
      },
      { signal },
    );
    window.addEventListener(
      'drop',
      (event) => {
        if (!holdsFile(event)) return;
        // Otherwise the browser leaves the page for the file.
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (file) void drop(file);
      },
      { signal },
    );
    return () => {
      listening.abort();
    };
  }, [drop]);
  return isOver ? (
    <div className="drop-veil" aria-hidden>
      {messages.dropHere}
    </div>
  ) : null;
}
