/** The id by which other systems refer to a table or a category. */
import { useStore } from 'jotai';
import type { ReactNode } from 'react';
import type { EditorDocument } from '../../../../domain/document/editorDocument.ts';
import type { SetIdResult } from '../../../../domain/document/edits/setIds.ts';
import { drawingAtom, editAtom } from '../../../document/document.ts';
import { TextField } from './TextField.tsx';
import { plainField } from './useSharedField.ts';
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
  const changed = (typed: string): SetIdResult =>
    change(store.get(drawingAtom), /^\d+$/.test(typed) ? Number(typed) : Number.NaN);
  return (
    <TextField
      label={label}
      hint={hint}
      setting={plainField<string | undefined>(String(id), (typed = '') => {
        const result = changed(typed);
        if (!result.ok) return;
        store.set(editAtom, step, () => result.drawing);
        onChanged?.(Number(typed));
      })}
      maxLength={MAX_ID_DIGITS}
      check={(typed) => {
        const result = changed(typed);
        if (result.ok) return undefined;
        return result.error === 'taken'
          ? inspectorMessages.idTaken({ id: Number(typed) })
          : inspectorMessages.invalidId;
      }}
    />
  );
}
