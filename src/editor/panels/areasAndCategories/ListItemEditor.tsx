/** One area or category: its name, how many tables it has, and behind a button what can be done with it. */
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useSetAtom } from 'jotai';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { selectAtom } from '../../document/selection.ts';
import { useFieldDraft } from '../inspector/fields/useFieldDraft.ts';
import { MAX_NAME_LENGTH } from '../inspector/fields/fieldLimits.ts';
import { inspectorMessages } from '../inspector/messages.ts';
import { listMessages as words } from './messages.ts';

export type ListItem = { readonly id: number; readonly name: string };

type KindRowProps = {
  readonly kind: ListItem;
  readonly all: readonly ListItem[];
  /** Keys of its tables. */
  readonly tables: readonly string[];
  readonly swatch?: ReactNode;
  /** Shown at all times. */
  readonly warning?: string | undefined;
  /** Shown with the rest. */
  readonly about?: ReactNode;
  rename(name: string): void;
  /** By one place, up or down. */
  move(by: 1 | -1): void;
  merge(into: number): void;
  remove(): void;
};

export function ListItemEditor({
  kind,
  all,
  tables,
  swatch,
  warning,
  about,
  rename,
  move,
  merge,
  remove,
}: KindRowProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const place = all.findIndex((each) => each.id === kind.id);
  const draft = useFieldDraft(kind.name, (typed) => {
    const name = typed.trim();
    if (name === '') return { ok: false, error: inspectorMessages.needed };
    if (name.length > MAX_NAME_LENGTH)
      return { ok: false, error: inspectorMessages.tooLong(MAX_NAME_LENGTH, name.length) };
    if (all.some((other) => other.id !== kind.id && other.name === name))
      return { ok: false, error: words.taken(name) };
    rename(name);
    return { ok: true };
  });
  const press = (event: KeyboardEvent): void => {
    if (draft.handleKey(event) || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  const message = draft.message?.text;
  return (
    <li className="kind">
      <div className="kind-line">
        {swatch}
        <input
          type="text"
          className="kind-name"
          aria-label={words.nameOf(kind.name)}
          aria-invalid={draft.message?.isError}
          aria-describedby={message ? `${id}-message` : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          autoComplete="off"
          value={draft.text}
          data-dirty={draft.isDirty}
          onChange={({ target }) => {
            draft.change(target.value);
          }}
          onKeyDown={press}
          onBlur={draft.commit}
        />
        <span className="kind-count figures" title={words.tables(tables.length)}>
          {tables.length}
          <span className="ui-visually-hidden"> {words.tables(tables.length)}</span>
        </span>
        <button
          type="button"
          className="kind-more"
          aria-expanded={isOpen}
          aria-controls={`${id}-more`}
          title={words.more(kind.name)}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <ChevronDown aria-hidden size={16} />
          <span className="ui-visually-hidden">{words.more(kind.name)}</span>
        </button>
      </div>
      {message && (
        <p id={`${id}-message`} role="alert" className="field-fault">
          {message}
        </p>
      )}
      {warning && <p className="field-warning">{warning}</p>}
      {isOpen && (
        <div id={`${id}-more`} className="kind-about">
          {about}
          <div className="kind-actions">
            <button
              type="button"
              className="plain plain-small"
              disabled={place === 0}
              title="Alt ↑"
              onClick={() => {
                move(-1);
              }}
            >
              <ArrowUp aria-hidden size={14} />
              {words.up}
            </button>
            <button
              type="button"
              className="plain plain-small"
              disabled={place === all.length - 1}
              title="Alt ↓"
              onClick={() => {
                move(1);
              }}
            >
              <ArrowDown aria-hidden size={14} />
              {words.down}
            </button>
            {tables.length > 0 && <SelectTables tables={tables} />}
            {tables.length === 0 && (
              <button type="button" className="plain plain-small" onClick={remove}>
                {words.remove}
              </button>
            )}
          </div>
          <Merge kind={kind} all={all} count={tables.length} merge={merge} />
        </div>
      )}
    </li>
  );
}

function SelectTables({ tables }: { readonly tables: readonly string[] }): ReactNode {
  const select = useSetAtom(selectAtom);
  return (
    <button
      type="button"
      className="plain plain-small"
      onClick={() => {
        select(tables, 'only', true);
      }}
    >
      {words.select(tables.length)}
    </button>
  );
}

/** No table is ever lost with its area or category: it is asked where they go. */
function Merge({
  kind,
  all,
  count,
  merge,
}: {
  readonly kind: ListItem;
  readonly all: readonly ListItem[];
  readonly count: number;
  merge(into: number): void;
}): ReactNode {
  const others = all.filter(({ id }) => id !== kind.id);
  const [chosen, setChosen] = useState<number>();
  const into = others.find(({ id }) => id === chosen) ?? others[0];
  const id = useId();
  if (!into) return count > 0 ? <p className="field-note">{words.onlyOne}</p> : null;
  if (count === 0) return null;
  return (
    <div className="kind-merge">
      <label htmlFor={id}>{words.into(count)}</label>
      <select
        id={id}
        value={into.id}
        onChange={({ target }) => {
          setChosen(Number(target.value));
        }}
      >
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            {other.name}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="plain plain-small"
        onClick={() => {
          merge(into.id);
        }}
      >
        {words.merge}
      </button>
    </div>
  );
}
