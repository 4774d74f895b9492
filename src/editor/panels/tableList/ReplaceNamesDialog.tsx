/** Replaces a part of the names of all tables that hold it. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { replaceInNames } from '../../../domain/document/edits/setFields.ts';
import { MAX_NAME_LENGTH } from '../../../domain/plan/limits.ts';
import { EditorDialog } from '../../controls/EditorDialog.tsx';
import { focusOnOpen } from '../../../ui/focusOnOpen.ts';
import { committedDrawingAtom, editAtom } from '../../document/document.ts';
import { announceAtom } from '../../session/announcements.ts';
import { dialogAtom } from '../../session/panels.ts';
import { isComposing } from '../../../ui/isComposing.ts';
import { messages } from '../../messages.ts';

export function ReplaceNamesDialog(): ReactNode {
  const isOpen = useAtomValue(dialogAtom) === 'replace-names';
  return isOpen ? <OpenDialog /> : null;
}

function OpenDialog(): ReactNode {
  const setDialog = useSetAtom(dialogAtom);
  const drawing = useAtomValue(committedDrawingAtom);
  const edit = useSetAtom(editAtom);
  const announce = useSetAtom(announceAtom);
  const [find, setFind] = useState('');
  const [replacement, setReplacement] = useState('');
  // Not those whose name would be empty, too long or the same: they stay as they are.
  const keys = useMemo(() => {
    if (find === '') return new Set<string>();
    const replaced = replaceInNames(drawing, new Set(drawing.tables.map(({ key }) => key)), find, replacement);
    const changed = replaced.tables.filter((table, index) => table !== drawing.tables[index]);
    return new Set(changed.map(({ key }) => key));
  }, [drawing, find, replacement]);
  const replace = (): void => {
    if (keys.size === 0) return;
    edit(messages.replaceStep({ text: find }), (current) => replaceInNames(current, keys, find, replacement));
    announce(messages.replaced({ count: keys.size }));
    setDialog(undefined);
  };
  const fields = [
    ['find', messages.findInNames, find, setFind],
    ['with', messages.replaceWith, replacement, setReplacement],
  ] as const;
  return (
    <EditorDialog
      title={messages.replaceNames}
      actions={[{ label: messages.replaceIn({ count: keys.size }), disabled: keys.size === 0, onChoose: replace }]}
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
            onChange={({ target }) => change(target.value)}
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Enter' && !isComposing(nativeEvent)) replace();
            }}
          />
        </label>
      ))}
    </EditorDialog>
  );
}
