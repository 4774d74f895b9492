/** The list of the plan's areas or of its categories, with what can be done to each. */
import Plus from 'lucide-react/icons/plus';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { EditorDocument, TableItem } from '../../../domain/document/editorDocument.ts';
import { clamp } from '../../../domain/geometry/numbers.ts';
import { editAtom } from '../../document/document.ts';
import { announceAtom } from '../../session/announcements.ts';
import { type ListItem, type ListItemDetails, ListItemEditor, addAndName } from './ListItemEditor.tsx';
import './areasAndCategories.css';
import { listMessages } from './messages.ts';
import { SmallButton } from '../../controls/Button.tsx';

/** An edit, with its name for undo. */
type NamedEdit<Args extends readonly unknown[]> = readonly [
  step: string,
  edit: (drawing: EditorDocument, ...args: Args) => EditorDocument,
];

export type EntryEdits = {
  readonly add: NamedEdit<[]>;
  readonly rename: NamedEdit<[id: number, name: string]>;
  readonly reorder: NamedEdit<[ids: readonly number[]]>;
  readonly merge: NamedEdit<[from: number, into: number]>;
  readonly remove: NamedEdit<[id: number]>;
};

type EntryListProps<Entry extends ListItem> = {
  readonly legend: string;
  readonly addLabel: string;
  readonly entries: readonly Entry[];
  /** Tables by the id of their entry. */
  readonly tablesById: ReadonlyMap<number, readonly TableItem[]>;
  readonly edits: EntryEdits;
  detailsOf?(entry: Entry): ListItemDetails;
};

export function EntryList<Entry extends ListItem>(props: EntryListProps<Entry>): ReactNode {
  const { legend, addLabel, entries, tablesById, edits, detailsOf } = props;
  const edit = useSetAtom(editAtom);
  const announce = useSetAtom(announceAtom);
  const run = <Args extends readonly unknown[]>([step, change]: NamedEdit<Args>, ...args: Args): void =>
    edit(step, (drawing) => change(drawing, ...args));
  return (
    <fieldset className="editor-entries">
      <legend>{legend}</legend>
      <ul>
        {entries.map((entry, position) => (
          <ListItemEditor
            key={entry.id}
            entry={entry}
            all={entries}
            tables={(tablesById.get(entry.id) ?? []).map(({ key }) => key)}
            {...detailsOf?.(entry)}
            rename={(name) => run(edits.rename, entry.id, name)}
            move={(by) => {
              const ids = entries.map(({ id }) => id);
              const to = clamp(position + by, 0, ids.length - 1);
              ids.splice(to, 0, ...ids.splice(position, 1));
              run(edits.reorder, ids);
              announce(listMessages.moved({ name: entry.name, position: to + 1, count: ids.length }));
            }}
            merge={(into) => run(edits.merge, entry.id, into)}
            remove={() => run(edits.remove, entry.id)}
          />
        ))}
      </ul>
      <SmallButton onClick={({ currentTarget }) => addAndName(currentTarget, () => run(edits.add))}>
        <Plus aria-hidden size={14} />
        <span>{addLabel}</span>
      </SmallButton>
    </fieldset>
  );
}
