/** The id by which other systems refer to a table or a category. */
import { useStore } from 'jotai';
import type { ReactNode } from 'react';
import type { EditorDocument } from '../../../../domain/document/editorDocument.ts';
import type { SetIdResult } from '../../../../domain/document/edits/setIds.ts';
import { drawingAtom, editAtom } from '../../../document/document.ts';
import { TextField } from './TextField.tsx';
import { inspectorMessages } from '../messages.ts';

const MAX_ID_DIGITS = 15;

type IdFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly id: number;
  readonly step: string;
  change(drawing: EditorDocument, id: number): SetIdResult;
  /** Called after the id has changed. */
  onChanged?(id: number): void;
};

export function IdField({ label, hint, id, step, change, onChanged }: IdFieldProps): ReactNode {
  const store = useStore();
  return (
    <TextField
      label={label}
      hint={hint}
      shared={{ mixed: false, value: String(id) }}
      maxLength={MAX_ID_DIGITS}
      write={(typed) => {
        const newId = /^\d+$/.test(typed ?? '') ? Number(typed) : Number.NaN;
        const result = change(store.get(drawingAtom), newId);
        if (!result.ok)
          return {
            ok: false,
            error: result.error === 'taken' ? inspectorMessages.idTaken({ id: newId }) : inspectorMessages.invalidId,
          };
        store.set(editAtom, step, () => result.drawing);
        onChanged?.(newId);
        return { ok: true };
      }}
    />
  );
}
