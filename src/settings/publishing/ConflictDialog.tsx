/** Shows both values of each field that somebody else has changed as well. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import type { Side } from '../../domain/booking/settingsMerge.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { labelOf } from '../controls/Field.tsx';
import { messages } from '../messages.ts';
import { fieldsAtom } from '../state/document.ts';
import { conflictAtom, resolveConflictAtom } from '../state/draft.ts';
import { Button } from '../../ui/Button.tsx';

export function ConflictDialog(): ReactNode {
  const conflict = useAtomValue(conflictAtom);
  const fields = useAtomValue(fieldsAtom);
  const resolve = useSetAtom(resolveConflictAtom);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  if (!conflict) return null;
  const { conflicts, theirs } = conflict;
  const texts = messages.conflict;
  const sideOf = (field: string): Side => choices.get(field) ?? 'mine';
  const apply = (): void => resolve(new Map(conflicts.map((field) => [field, sideOf(field)])));
  return (
    <Dialog
      title={texts.title}
      onClose={apply}
      actions={
        <Button kind="primary" onClick={apply}>
          {texts.apply}
        </Button>
      }
    >
      <p>{texts.intro}</p>
      {conflicts.map((field) => (
        <fieldset key={field} className="settings-group">
          <legend>{labelOf(field)}</legend>
          {(
            [
              ['mine', texts.mine, fields[field]],
              ['theirs', texts.theirs, theirs[field]],
            ] as const
          ).map(([side, label, value]) => (
            <label key={side} className="settings-check">
              <input
                type="radio"
                name={`conflict-${field}`}
                checked={sideOf(field) === side}
                onChange={() => setChoices(new Map(choices).set(field, side))}
              />
              <span>{label}</span>
              <code dir="auto">{value === undefined ? texts.empty : show(value)}</code>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}

/** Values with parts are shown as the file has them. */
function show(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value, null, 1);
}
