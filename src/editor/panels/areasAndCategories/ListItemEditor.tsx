/** One area or category: its name and table count, and actions behind a button. */
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useSetAtom } from 'jotai';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { selectItemsAtom } from '../../document/selection.ts';
import { DraftInput } from '../inspector/fields/DraftInput.tsx';
import { useFieldDraft } from '../inspector/fields/useFieldDraft.ts';
import { MAX_NAME_LENGTH } from '../../../domain/plan/limits.ts';
import { inspectorMessages } from '../inspector/messages.ts';
import { listMessages } from './messages.ts';
import type { Elements } from '../../../ui/jsx.ts';
import { SmallButton } from '../../controls/Button.tsx';
import { Select } from '../../../ui/Select.tsx';

export type ListItem = { readonly id: number; readonly name: string };

/** What only some lists show of an item. */
export type ListItemDetails = {
  readonly swatch?: Elements;
  /** Always visible. */
  readonly warning?: string | undefined;
  /** Visible while the item is expanded. */
  readonly details?: Elements;
};

type ListItemEditorProps = ListItemDetails & {
  readonly entry: ListItem;
  readonly all: readonly ListItem[];
  /** Keys of its tables. */
  readonly tables: readonly string[];
  rename(name: string): void;
  /** Moves the item up or down by one position. */
  move(by: 1 | -1): void;
  merge(into: number): void;
  remove(): void;
};

/** Adds an entry to the list that a button belongs to, and selects its name to be typed over. */
export function addAndName(button: HTMLElement, add: () => void): void {
  // The entry has to be rendered to take the focus.
  flushSync(add);
  const name = [...(button.closest('fieldset')?.querySelectorAll<HTMLInputElement>('.editor-entry-name') ?? [])].at(-1);
  name?.focus();
  name?.select();
}

export function ListItemEditor({
  entry,
  all,
  tables,
  swatch,
  warning,
  details,
  rename,
  move,
  merge,
  remove,
}: ListItemEditorProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const position = all.findIndex(({ id: otherId }) => otherId === entry.id);
  const draft = useFieldDraft(entry.name, (typed) => {
    const name = typed.trim();
    if (name === '') return { ok: false, error: inspectorMessages.required };
    if (name.length > MAX_NAME_LENGTH)
      return { ok: false, error: inspectorMessages.tooLong({ most: MAX_NAME_LENGTH, is: name.length }) };
    if (all.some((other) => other.id !== entry.id && other.name === name))
      return { ok: false, error: listMessages.taken({ name }) };
    rename(name);
    return { ok: true };
  });
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (draft.handleKey(event) || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  const message = draft.message?.text;
  return (
    <li className="editor-entry">
      <div className="editor-entry-line">
        {swatch}
        <DraftInput
          draft={draft}
          spellCheck
          className="editor-entry-name"
          aria-label={listMessages.nameOf({ name: entry.name })}
          aria-invalid={draft.message?.isError}
          aria-describedby={message ? `${id}-message` : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onKeyDown={handleKeyDown}
        />
        <span className="editor-entry-count editor-figures" title={listMessages.tables({ count: tables.length })}>
          <span>{tables.length}</span>
          <span className="ui-visually-hidden">{` ${listMessages.tables({ count: tables.length })}`}</span>
        </span>
        <button
          type="button"
          className="editor-quiet-button editor-entry-more"
          aria-expanded={isOpen}
          aria-controls={`${id}-more`}
          title={listMessages.more({ name: entry.name })}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown aria-hidden size={16} />
          <span className="ui-visually-hidden">{listMessages.more({ name: entry.name })}</span>
        </button>
      </div>
      {message && (
        <p id={`${id}-message`} role="alert" className="editor-field-error">
          {message}
        </p>
      )}
      {warning && <p className="editor-field-warning">{warning}</p>}
      {isOpen && (
        <div id={`${id}-more`} className="editor-entry-details">
          {details}
          <div className="editor-entry-actions">
            <SmallButton disabled={position === 0} title="Alt ↑" onClick={() => move(-1)}>
              <ArrowUp aria-hidden size={14} />
              <span>{listMessages.up}</span>
            </SmallButton>
            <SmallButton disabled={position === all.length - 1} title="Alt ↓" onClick={() => move(1)}>
              <ArrowDown aria-hidden size={14} />
              <span>{listMessages.down}</span>
            </SmallButton>
            {tables.length > 0 && <SelectTables tables={tables} />}
            {tables.length === 0 && <SmallButton onClick={remove}>{listMessages.remove}</SmallButton>}
          </div>
          <Merge entry={entry} all={all} count={tables.length} merge={merge} />
        </div>
      )}
    </li>
  );
}

function SelectTables({ tables }: { readonly tables: readonly string[] }): ReactNode {
  const select = useSetAtom(selectItemsAtom);
  return (
    <SmallButton onClick={() => select(tables, 'only', true)}>
      {listMessages.select({ count: tables.length })}
    </SmallButton>
  );
}

/** Removes the item after moving its tables to another one, so that no table is lost. */
function Merge({
  entry,
  all,
  count,
  merge,
}: {
  readonly entry: ListItem;
  readonly all: readonly ListItem[];
  readonly count: number;
  merge(into: number): void;
}): ReactNode {
  const others = all.filter(({ id }) => id !== entry.id);
  const [selectedId, setSelectedId] = useState<number>();
  const into = others.find(({ id }) => id === selectedId) ?? others[0];
  const id = useId();
  if (!into) return count > 0 ? <p className="editor-field-note">{listMessages.onlyOne}</p> : null;
  if (count === 0) return null;
  return (
    <div className="editor-entry-merge">
      <label htmlFor={id}>{listMessages.into({ count })}</label>
      <Select
        id={id}
        value={into.id}
        options={others.map((other) => [other.id, other.name])}
        onChange={setSelectedId}
      />
      <SmallButton onClick={() => merge(into.id)}>{listMessages.merge}</SmallButton>
    </div>
  );
}
