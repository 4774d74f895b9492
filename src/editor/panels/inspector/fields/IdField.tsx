/** The number by which other systems know a table or a category. Few venues need it, and none twice. */
import { useStore } from 'jotai';
import type { ReactNode } from 'react';
import type { EditorDocument } from '../../../../domain/document/editorDocument.ts';
import type { SetIdResult } from '../../../../domain/document/edits/setIds.ts';
import { drawingAtom, editAtom } from '../../../document/document.ts';
import { TextField } from './TextField.tsx';
import { inspectorMessages as words } from '../messages.ts';

/** Digits of an id. */
const MOST_ID = 15;

type IdFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly id: number;
  readonly step: string;
  change(drawing: EditorDocument, id: number): SetIdResult;
  /** It has another id now. */
  onChanged?(id: number): void;
};

export function IdField({ label, hint, id, step, change, onChanged }: IdFieldProps): ReactNode {
  const store = useStore();
  return (
    <TextField
      label={label}
      hint={hint}
      shared={{ mixed: false, value: String(id) }}
      most={MOST_ID}
      write={(typed) => {
        const wanted = /^\d+$/.test(typed ?? '') ? Number(typed) : Number.NaN;
        const changed = change(store.get(drawingAtom), wanted);
        if (!changed.ok) return { ok: false, error: changed.error === 'taken' ? words.idTaken(wanted) : words.noId };
        store.set(editAtom, step, () => changed.drawing);
        onChanged?.(wanted);
        return { ok: true };
      }}
    />
  );
}
