/** Accepts files dropped anywhere on the page. */
import { useSetAtom } from 'jotai';
import { type ReactNode, useCallback } from 'react';
import { useFileDrop } from '../../ui/useFileDrop.ts';
import { importDroppedFileAtom } from './fileActions.ts';
import { messages } from '../messages.ts';
import './files.css';

/** A field that uploads dropped pictures handles the drop itself. */
const isPictureTarget = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-accepts-pictures]') !== null;

export function FileDropZone(): ReactNode {
  const drop = useSetAtom(importDroppedFileAtom);
  const handleDrop = useCallback((files: readonly File[]) => void drop(files), [drop]);
  return useFileDrop(handleDrop, isPictureTarget) ? (
    <div className="ui-drop-zone editor-drop-zone" aria-hidden>
      {messages.dropHere}
    </div>
  ) : null;
}
