/** The number by which other systems know a table or a category. Few venues need it, and none twice. */
import { useStore } from 'jotai';
import type { ReactNode } from 'react';
import type { Drawing } from '../../domain/drawing.ts';
import type { IdChange } from '../../domain/edits/ids.ts';
import { drawingAtom, editAtom } from '../atoms/document.ts';
import { TextField } from './TextField.tsx';
import { inspectorWords as words } from './words.ts';

/** Digits of an id. */
const MOST_ID = 15;

type IdFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly id: number;
  readonly step: string;
  change(drawing: Drawing, id: number): IdChange;
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
        if (!changed.ok) return { ok: false, reason: changed.reason === 'taken' ? words.idTaken(wanted) : words.noId };
        store.set(editAtom, step, () => changed.drawing);
        onChanged?.(wanted);
        return { ok: true };
      }}
    />
  );
}
