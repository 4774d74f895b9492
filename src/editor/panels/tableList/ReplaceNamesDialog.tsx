/** Replaces a part of the names of all tables that hold it. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { replaceInNames } from '../../../domain/document/edits/setFields.ts';
import { MAX_NAME_LENGTH } from '../../../domain/plan/limits.ts';
import { EditorDialog } from '../../controls/EditorDialog.tsx';
import { focusOnOpen } from '../../controls/focusOnOpen.ts';
import { committedDrawingAtom, editAtom } from '../../document/document.ts';
import { announceAtom } from '../../session/announcements.ts';
import { dialogAtom } from '../../session/panels.ts';
import { messages } from '../../messages.ts';

export function ReplaceNamesDialog(): ReactNode {
  const isOpen = useAtomValue(dialogAtom) === 'replace-names';
  return isOpen ? <OpenDialog /> : null;
}

function OpenDialog(): ReactNode {
  const setDialog = useSetAtom(dialogAtom);
  const { tables } = useAtomValue(committedDrawingAtom);
  const edit = useSetAtom(editAtom);
  const announce = useSetAtom(announceAtom);
  const [find, setFind] = useState('');
  const [replacement, setReplacement] = useState('');
  const keys = useMemo(() => {
    const sought = find.toLowerCase();
    const found = sought === '' ? [] : tables.filter(({ room }) => room.name.toLowerCase().includes(sought));
    return new Set(found.map(({ key }) => key));
  }, [tables, find]);
  const replace = (): void => {
    if (keys.size === 0) return;
    edit(messages.replaceStep(find), (drawing) => replaceInNames(drawing, keys, find, replacement));
    announce(messages.replaced(keys.size));
    setDialog(undefined);
  };
  const fields = [
    ['find', messages.findInNames, find, setFind],
    ['with', messages.replaceWith, replacement, setReplacement],
  ] as const;
  return (
    <EditorDialog
      title={messages.replaceNames}
      actions={[{ label: messages.replaceIn(keys.size), disabled: keys.size === 0, onChoose: replace }]}
    >
      {fields.map(([name, label, value, change]) => (
        <label key={name} className="editor-dialog-field">
          <span>{label}</span>
          <input
            ref={name === 'find' ? focusOnOpen : undefined}
            type="text"
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            value={value}
            onChange={({ target }) => {
              change(target.value);
            }}
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Enter' && !nativeEvent.isComposing) replace();
            }}
          />
        </label>
      ))}
    </EditorDialog>
  );
}
