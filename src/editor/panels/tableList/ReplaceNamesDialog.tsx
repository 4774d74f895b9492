/** Replaces a part of the names of all tables that hold it. */
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { replaceInNames } from '../../../domain/document/edits/setFields.ts';
import { MAX_NAME_LENGTH } from '../../../domain/plan/limits.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { committedDrawingAtom, editAtom } from '../../document/document.ts';
import { announceAtom } from '../../session/announcements.ts';
import { dialogAtom } from '../../session/panels.ts';
import { messages } from '../../messages.ts';

export function ReplaceNamesDialog(): ReactNode {
  const [dialog, setDialog] = useAtom(dialogAtom);
  if (dialog !== 'replace-names') return null;
  return (
    <OpenDialog
      onClose={() => {
        setDialog(undefined);
      }}
    />
  );
}

function OpenDialog({ onClose }: { onClose(): void }): ReactNode {
  const { tables } = useAtomValue(committedDrawingAtom);
  const edit = useSetAtom(editAtom);
  const announce = useSetAtom(announceAtom);
  const [find, setFind] = useState('');
  const [replacement, setReplacement] = useState('');
  const id = useId();
  const keys = useMemo(() => {
    const sought = find.toLowerCase();
    const found = sought === '' ? [] : tables.filter(({ room }) => room.name.toLowerCase().includes(sought));
    return new Set(found.map(({ key }) => key));
  }, [tables, find]);
  const replace = (): void => {
    if (keys.size === 0) return;
    edit(messages.replaceStep(find), (drawing) => replaceInNames(drawing, keys, find, replacement));
    announce(messages.replaced(keys.size));
    onClose();
  };
  const fields = [
    ['find', messages.findInNames, find, setFind],
    ['with', messages.replaceWith, replacement, setReplacement],
  ] as const;
  return (
    <Dialog
      title={messages.replaceNames}
      closeLabel={messages.close}
      onClose={onClose}
      actions={
        <button type="button" className="editor-primary-button" disabled={keys.size === 0} onClick={replace}>
          {messages.replaceIn(keys.size)}
        </button>
      }
    >
      {fields.map(([name, label, value, change]) => (
        <div key={name} className="editor-dialog-field">
          <div className="editor-dialog-field-name">
            <label htmlFor={`${id}-${name}`}>{label}</label>
          </div>
          <input
            id={`${id}-${name}`}
            type="text"
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            value={value}
            onChange={({ target }) => {
              change(target.value);
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter') replace();
            }}
          />
        </div>
      ))}
    </Dialog>
  );
}
