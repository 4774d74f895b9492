/** Rows of the layers panel: items and headings, which can be locked and hidden. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import Circle from 'lucide-react/icons/circle';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Image from 'lucide-react/icons/image';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Spline from 'lucide-react/icons/spline';
import Square from 'lucide-react/icons/square';
import TreePalm from 'lucide-react/icons/tree-palm';
import Type from 'lucide-react/icons/type';
import { useAtomValue, useSetAtom } from 'jotai';
import { type CSSProperties, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Icon } from '../../controls/Button.tsx';
import type { Item } from '../../../domain/document/editorDocument.ts';
import { setDecor, renameTables } from '../../../domain/document/edits/setFields.ts';
import { setItemFlags } from '../../../domain/document/edits/itemFlags.ts';
import type { Decor } from '../../../domain/plan/plan.ts';
import { type Edit, editAtom } from '../../document/document.ts';
import { tableLookupAtom } from '../../document/drawingScene.ts';
import { MAX_DECOR_TEXT_LENGTH, MAX_NAME_LENGTH } from '../../../domain/plan/limits.ts';
import { decorTypeName, itemName } from '../../document/itemNames.ts';
import type { LayerHeading } from './layerTree.ts';
import { isComposing } from '../../../ui/isComposing.ts';
import { layerMessages as messages } from './messages.ts';

/** A row's index in the list, the number of rows, and whether the row is the tab stop. */
type RowPosition = {
  readonly index: number;
  readonly count: number;
  readonly isTabStop: boolean;
  readonly style: CSSProperties;
};

const REORDER_KEYS = 'Alt+ArrowUp Alt+ArrowDown';
const RENAME_KEY = 'F2';

const ICONS: Readonly<Partial<Record<Decor['kind'], Icon>>> = {
  area: Square,
  path: Spline,
  wall: Spline,
  text: Type,
  picture: Image,
};

type ItemRowProps = {
  readonly item: Item;
  readonly level: number;
  readonly position: RowPosition;
  readonly isSelected: boolean;
  onSelect(event: MouseEvent): void;
};

export function ItemRow({
  item,
  level,
  position: { index, count, isTabStop, style },
  isSelected,
  onSelect,
}: ItemRowProps): ReactNode {
  const [isRenaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = itemName(item);
  const kind = item.kind === 'table' || decorTypeName(item.decor) === name ? '' : decorTypeName(item.decor);
  const flags = [item.locked && messages.locked, item.hidden && messages.hidden].filter(Boolean).join(', ');
  const canRename = item.kind === 'table' || item.decor.kind === 'text' || canHaveName(item.decor);
  return (
    <li
      style={style}
      className="editor-list-row editor-layer"
      data-row={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-level={level}
      data-selected={isSelected}
      data-hidden={item.hidden}
    >
      {isRenaming ? (
        <Rename
          item={item}
          name={name}
          onDone={(byKey) => {
            flushSync(() => setRenaming(false));
            if (byKey) button.current?.focus();
          }}
        />
      ) : (
        <button
          ref={button}
          type="button"
          className="editor-list-button editor-layer-name"
          tabIndex={isTabStop ? 0 : -1}
          aria-pressed={isSelected}
          aria-label={[name, kind, flags].filter(Boolean).join(', ')}
          aria-keyshortcuts={canRename ? `${REORDER_KEYS} ${RENAME_KEY}` : REORDER_KEYS}
          onKeyDown={(event) => {
            if (event.key !== RENAME_KEY || !canRename) return;
            event.preventDefault();
            setRenaming(true);
          }}
          onClick={onSelect}
          onDoubleClick={() => {
            if (canRename) setRenaming(true);
          }}
        >
          <ItemIcon item={item} />
          <bdi>{name}</bdi>
        </button>
      )}
      <FlagButtons name={name} keys={[item.key]} isLocked={item.locked ?? false} isHidden={item.hidden ?? false} />
    </li>
  );
}

/** A swatch for a table, an icon for decor. */
function ItemIcon({ item }: { readonly item: Item }): ReactNode {
  const tableOf = useAtomValue(tableLookupAtom);
  if (item.kind === 'table') {
    const { shape, color } = tableOf(item);
    return <i className="editor-list-swatch" data-shape={shape} style={{ background: color }} aria-hidden />;
  }
  const Icon = ICONS[item.decor.kind] ?? (item.decor.kind === 'palm' ? TreePalm : Circle);
  return <Icon aria-hidden size={14} />;
}

/** Returns whether a piece of decor can have a name, which may be empty: an area or a prop. */
function canHaveName({ kind }: Decor): boolean {
  return kind !== 'path' && kind !== 'wall' && kind !== 'text' && kind !== 'picture';
}

/** Returns the text that renaming edits. */
function editableName(item: Item): string {
  if (item.kind === 'table') return item.room.name;
  if (item.decor.kind === 'text') return item.decor.text;
  return 'name' in item.decor ? (item.decor.name ?? '') : '';
}

type RenameProps = {
  readonly item: Item;
  readonly name: string;
  onDone(byKey: boolean): void;
};

/** Enter and blur save the name, Escape cancels. */
function Rename({ item, name, onDone }: RenameProps): ReactNode {
  const edit = useSetAtom(editAtom);
  const before = editableName(item);
  const save = (typed: string, byKey: boolean): void => {
    const written = typed.trim();
    onDone(byKey);
    if (written === before || (written === '' && !(item.kind === 'decor' && canHaveName(item.decor)))) return;
    const keys = new Set([item.key]);
    edit(messages.steps.rename, (drawing) => {
      if (item.kind === 'table') return renameTables(drawing, keys, written);
      return setDecor(drawing, keys, item.decor.kind === 'text' ? { text: written } : { name: written || undefined });
    });
  };
  return (
    <input
      ref={(input) => {
        if (input && document.activeElement !== input) {
          input.focus();
          input.select();
        }
      }}
      className="editor-layer-rename"
      aria-label={messages.renaming({ name })}
      defaultValue={before}
      maxLength={item.kind === 'decor' && item.decor.kind === 'text' ? MAX_DECOR_TEXT_LENGTH : MAX_NAME_LENGTH}
      autoComplete="off"
      onBlur={({ target }) => save(target.value, false)}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Enter') save(event.currentTarget.value, true);
        else onDone(true);
      }}
    />
  );
}

type HeadingRowProps = {
  readonly row: LayerHeading;
  readonly position: RowPosition;
  readonly isSelected: boolean;
  onToggle(isOpen: boolean): void;
  onSelect(event: MouseEvent): void;
};

/** A click folds a heading, but selects a group, which a double click folds. */
export function HeadingRow({
  row,
  position: { index, count, isTabStop, style },
  isSelected,
  onToggle,
  onSelect,
}: HeadingRowProps): ReactNode {
  const toggle = (): void => onToggle(!row.isOpen);
  return (
    <li
      style={style}
      className="editor-list-row editor-layer editor-layer-heading"
      data-row={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-level={row.level}
      data-selected={isSelected}
    >
      <button
        type="button"
        className="editor-list-button editor-layer-name"
        tabIndex={isTabStop ? 0 : -1}
        aria-expanded={row.isOpen}
        aria-pressed={row.isGroup ? isSelected : undefined}
        aria-label={messages.heading({ name: row.name, count: row.keys.length })}
        {...(row.isGroup ? { 'aria-keyshortcuts': REORDER_KEYS } : {})}
        onClick={row.isGroup ? onSelect : toggle}
        onDoubleClick={row.isGroup ? toggle : undefined}
      >
        <ChevronDown aria-hidden size={14} className="editor-layer-fold" />
        <bdi>{row.name}</bdi>
        <span className="editor-layer-count">{row.keys.length}</span>
      </button>
      {row.keys.length > 0 && (
        <FlagButtons name={row.name} keys={row.keys} isLocked={row.isLocked} isHidden={row.isHidden} />
      )}
    </li>
  );
}

type FlagButtonsProps = {
  readonly name: string;
  readonly keys: readonly string[];
  readonly isLocked: boolean;
  readonly isHidden: boolean;
};

/** The labels name the action, the row's label has the state. */
function FlagButtons({ name, keys, isLocked, isHidden }: FlagButtonsProps): ReactNode {
  const { steps } = messages;
  return (
    <>
      <FlagButton
        icon={isLocked ? Lock : LockOpen}
        isOn={isLocked}
        label={messages.lock({ name, isOn: isLocked })}
        step={isLocked ? steps.unlock : steps.lock}
        change={(drawing) => setItemFlags(drawing, new Set(keys), { locked: !isLocked })}
      />
      <FlagButton
        icon={isHidden ? EyeOff : Eye}
        isOn={isHidden}
        label={messages.hide({ name, isOn: isHidden })}
        step={isHidden ? steps.show : steps.hide}
        change={(drawing) => setItemFlags(drawing, new Set(keys), { hidden: !isHidden })}
      />
    </>
  );
}

type FlagButtonProps = {
  readonly icon: Icon;
  readonly isOn: boolean;
  readonly label: string;
  readonly step: string;
  readonly change: Edit;
};

/** Arrow keys reach it, not Tab. */
function FlagButton({ icon: Symbol, isOn, label, step, change }: FlagButtonProps): ReactNode {
  const edit = useSetAtom(editAtom);
  return (
    <button
      type="button"
      className="editor-quiet-button editor-layer-toggle"
      tabIndex={-1}
      data-on={isOn}
      title={label}
      aria-label={label}
      onClick={() => edit(step, change)}
    >
      <Symbol aria-hidden size={14} />
    </button>
  );
}
