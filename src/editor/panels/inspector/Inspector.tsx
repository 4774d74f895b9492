/** The fields of the selection, which write to all selected items. Without a selection, the fields of the plan. */
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, type ReactNode, memo, useMemo } from 'react';
import type { Item } from '../../../domain/document/editorDocument.ts';
import {
  selectedKeysAtom,
  selectedDecorAtom,
  selectedItemsAtom,
  selectedTablesAtom,
} from '../../document/selection.ts';
import { planHandleAtom } from '../../session/view.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { runCommandAtom } from '../../commands/command.ts';
import { getCommand } from '../../commands/definitions/commandRegistry.ts';
import { keybindingOf } from '../../commands/keybindings.ts';
import { AreaList } from '../areasAndCategories/AreaList.tsx';
import { CategoryList } from '../areasAndCategories/CategoryList.tsx';
import { messages } from '../../messages.ts';
import { isChair } from '../../tools/create/chairs.ts';
import { toolStateAtom } from '../../tools/toolState.ts';
import { DecorFields } from './DecorFields.tsx';
import './inspector.css';
import { FlagFields } from './FlagFields.tsx';
import { PlanFields } from './PlanFields.tsx';
import { RowFields } from './RowFields.tsx';
import { TableFields } from './TableFields.tsx';
import { useAfterFrame } from '../useAfterFrame.ts';
import { decorName, decorTypeName } from '../../document/itemNames.ts';
import { inspectorMessages } from './messages.ts';

const selectionAtom = atom((get) => ({
  keys: get(selectedKeysAtom),
  items: get(selectedItemsAtom),
  tables: get(selectedTablesAtom),
  decor: get(selectedDecorAtom),
}));
type ShownSelection = ReturnType<(typeof selectionAtom)['read']>;

export function Inspector(): ReactNode {
  const current = useAtomValue(selectionAtom);
  const selection = useAfterFrame(current, current.items.length);
  const selectionKey = useMemo(() => fieldsKey(selection), [selection]);
  const isBrushing = useAtomValue(toolStateAtom) === 'brushing';
  const hasBrushed = useAfterFrame(isBrushing, current.items.length);
  const run = useSetAtom(runCommandAtom);
  const handle = useAtomValue(planHandleAtom);
  // In a field, the browser would undo only what was typed there. These keys apply to the plan, unless text is
  // uncommitted.
  const handleKeyDown = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || target.isContentEditable || target.dataset['dirty'] === 'true') return;
    const name = keybindingOf(event.nativeEvent);
    if (name === 'Escape') handle?.element.focus({ preventScroll: true });
    else if (name === 'Mod+Z') run(getCommand('undo'));
    else if (name === 'Shift+Mod+Z' || name === 'Mod+Y') run(getCommand('redo'));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section aria-label={messages.inspector}>
      <div className="editor-inspector" role="presentation" onKeyDown={handleKeyDown}>
        {/* While a marquee grows, fields of every selection on the way would delay its frames, and at its end the last. */}
        {(isBrushing || hasBrushed) && selection.items.length > 0 ? (
          <Heading title={titleOf(selection.items)} />
        ) : (
          <SelectionFields selection={selection} selectionKey={selectionKey} />
        )}
      </div>
    </section>
  );
}

/** Chairs come and go with the seats of their table, whose fields stay. */
function fieldsKey({ items, tables }: ShownSelection): string {
  const shown = tables.length > 0 ? items.filter((item) => item.kind === 'table' || !isChair(item)) : items;
  return shown.map(({ key }) => key).join(' ');
}

type SelectionFieldsProps = { readonly selection: ShownSelection; readonly selectionKey: string };

/** Renders nothing while a large selection is still an earlier one. */
const SelectionFields = memo(function Fields({ selection, selectionKey }: SelectionFieldsProps): ReactNode {
  return (
    <>
      {selection.decor.every(isChair) && <RowFields tables={selection.tables} />}
      {/* A new key per selection, so that text typed for one is never written to the next. */}
      <Selection key={selectionKey} selection={selection} />
    </>
  );
});

function Selection({ selection: { items, tables, decor } }: { readonly selection: ShownSelection }): ReactNode {
  if (items.length === 0) {
    return (
      <>
        <Heading title={inspectorMessages.plan} />
        <PlanFields />
        <AreaList />
        <CategoryList />
      </>
    );
  }
  return (
    <>
      {(items.length > 1 || decor.length > 0) && <Heading title={titleOf(items)} />}
      {tables.length > 0 && !decor.every(isChair) && <MixedSelection tables={tables.length} />}
      {tables.length > 0 ? <TableFields items={tables} placed={items} /> : <DecorFields items={decor} />}
      <FlagFields items={items} />
    </>
  );
}

/** Narrows a selection of tables and decor, whose fields are those of the tables. */
function MixedSelection({ tables }: { readonly tables: number }): ReactNode {
  return (
    <div className="editor-inspector-mixed">
      <p className="editor-field-note">{inspectorMessages.mixedFields({ count: tables })}</p>
      {['only-tables', 'only-decor'].map((name) => (
        <CommandButton key={name} command={getCommand(name)} named className="editor-button editor-small-button" />
      ))}
    </div>
  );
}

function Heading({ title }: { readonly title: string }): ReactNode {
  return (
    <p className="editor-inspector-title">
      <bdi>{title}</bdi>
    </p>
  );
}

function titleOf(items: readonly Item[]): string {
  const [first, second] = items;
  if (first?.kind === 'decor' && !second) {
    const type = decorTypeName(first.decor);
    const name = decorName(first.decor);
    return name.startsWith(type) ? name : `${type} · ${name}`;
  }
  const tables = items.filter(({ kind }) => kind === 'table').length;
  const decor = items.length - tables;
  return [
    tables > 0 && inspectorMessages.tables({ count: tables }),
    decor > 0 && inspectorMessages.decor({ count: decor }),
  ]
    .filter(Boolean)
    .join(', ');
}
