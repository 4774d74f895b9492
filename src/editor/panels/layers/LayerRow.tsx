/** A row of the layers: an item, or the heading of those below it; each can be locked and hidden. */
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
import { type CSSProperties, type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { Item } from '../../../domain/document/editorDocument.ts';
import { setDecor } from '../../../domain/document/edits/setFields.ts';
import { setItemFlags } from '../../../domain/document/edits/itemFlags.ts';
import type { Decor } from '../../../domain/plan/plan.ts';
import { editAtom } from '../../document/document.ts';
import { tablesAtom } from '../../document/drawingScene.ts';
import { MAX_DECOR_TEXT_LENGTH, MAX_NAME_LENGTH } from '../inspector/fields/fieldLimits.ts';
import { renameTables } from '../inspector/useTableField.ts';
import { decorTypeName, decorName } from '../inspector/messages.ts';
import type { LayerHeading } from './layerTree.ts';
import { layerMessages as words } from './messages.ts';

/** Where a row stands in the list, and whether the Tab key stops at it. */
export type RowPosition = { readonly index: number; readonly isTabStop: boolean; readonly style: CSSProperties };

const ICONS: Readonly<Partial<Record<Decor['kind'], ComponentType<{ size?: number; 'aria-hidden'?: boolean }>>>> = {
  area: Square,
  path: Spline,
  wall: Spline,
  text: Type,
  picture: Image,
};

type ItemRowProps = {
  readonly item: Item;
  readonly level: number;
  readonly place: RowPosition;
  readonly isSelected: boolean;
  onChoose(event: MouseEvent): void;
};

export function ItemRow({
  item,
  level,
  place: { index: at, isTabStop: isStop, style },
  isSelected,
  onChoose,
}: ItemRowProps): ReactNode {
  const [isRenaming, setRenaming] = useState(false);
  const name = item.kind === 'table' ? item.room.name : decorName(item.decor);
  const kind = item.kind === 'table' || decorTypeName(item.decor) === name ? '' : decorTypeName(item.decor);
  const marks = [item.locked && words.locked, item.hidden && words.hidden].filter(Boolean).join(', ');
  const canRename = item.kind === 'table' || item.decor.kind === 'area' || item.decor.kind === 'text';
  return (
    <li
      style={style}
      className="layer"
      data-row={at}
      data-level={level}
      data-selected={isSelected}
      data-hidden={item.hidden}
    >
      {isRenaming ? (
        <Rename
          item={item}
          name={name}
          onDone={() => {
            setRenaming(false);
          }}
        />
      ) : (
        <button
          type="button"
          className="layer-name"
          tabIndex={isStop ? 0 : -1}
          aria-pressed={isSelected}
          aria-label={words.row(name, kind, marks)}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={onChoose}
          onDoubleClick={() => {
            if (canRename) setRenaming(true);
          }}
        >
          <Sign item={item} />
          <bdi>{name}</bdi>
        </button>
      )}
      <MarkButtons name={name} keys={[item.key]} isLocked={item.locked ?? false} isHidden={item.hidden ?? false} />
    </li>
  );
}

/** A table's colour and form, or what kind of decor it is. */
function Sign({ item }: { readonly item: Item }): ReactNode {
  const table = useAtomValue(tablesAtom).get(item.key);
  if (item.kind === 'table')
    return <i className="layer-swatch" data-shape={table?.shape} style={{ background: table?.color }} aria-hidden />;
  const Icon = ICONS[item.decor.kind] ?? (item.decor.kind === 'palm' ? TreePalm : Circle);
  return <Icon aria-hidden size={14} />;
}

/** Enter and leaving keep, Escape leaves it as it was. */
function Rename({ item, name, onDone }: { readonly item: Item; readonly name: string; onDone(): void }): ReactNode {
  const edit = useSetAtom(editAtom);
  const before =
    item.kind === 'table'
      ? name
      : item.decor.kind === 'text'
        ? item.decor.text
        : item.decor.kind === 'area'
          ? (item.decor.name ?? '')
          : '';
  const keep = (typed: string): void => {
    const written = typed.trim();
    onDone();
    if (written === before || (written === '' && !(item.kind === 'decor' && item.decor.kind === 'area'))) return;
    const keys = new Set([item.key]);
    edit(words.steps.rename, (drawing) => {
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
      className="layer-rename"
      aria-label={words.renaming(name)}
      defaultValue={before}
      maxLength={item.kind === 'decor' && item.decor.kind === 'text' ? MAX_DECOR_TEXT_LENGTH : MAX_NAME_LENGTH}
      autoComplete="off"
      onBlur={({ target }) => {
        keep(target.value);
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Enter') keep(event.currentTarget.value);
        else onDone();
      }}
    />
  );
}

export function HeadingRow({
  row,
  place: { index: at, isTabStop: isStop, style },
  onFold,
}: {
  readonly row: LayerHeading;
  readonly place: RowPosition;
  onFold(open: boolean): void;
}): ReactNode {
  return (
    <li style={style} className="layer layer-heading" data-row={at} data-level={row.level}>
      <button
        type="button"
        className="layer-name"
        tabIndex={isStop ? 0 : -1}
        aria-expanded={row.isOpen}
        aria-label={words.heading(row.name, row.keys.length)}
        onClick={() => {
          onFold(!row.isOpen);
        }}
      >
        <ChevronDown aria-hidden size={14} className="layer-fold" />
        <bdi>{row.name}</bdi> <span className="layer-count">{row.keys.length}</span>
      </button>
      {row.keys.length > 0 && (
        <MarkButtons name={row.name} keys={row.keys} isLocked={row.isLocked} isHidden={row.isHidden} />
      )}
    </li>
  );
}

type MarkButtonsProps = {
  readonly name: string;
  readonly keys: readonly string[];
  readonly isLocked: boolean;
  readonly isHidden: boolean;
};

/** Their names say what they do; that they are on shows in the row's own name. Within the row, so no stop of the Tab key. */
function MarkButtons({ name, keys, isLocked, isHidden }: MarkButtonsProps): ReactNode {
  const edit = useSetAtom(editAtom);
  return (
    <>
      <button
        type="button"
        className="layer-mark"
        tabIndex={-1}
        data-on={isLocked}
        title={words.lock(name, isLocked)}
        aria-label={words.lock(name, isLocked)}
        onClick={() => {
          edit(isLocked ? words.steps.unlock : words.steps.lock, (drawing) =>
            setItemFlags(drawing, new Set(keys), { locked: !isLocked }),
          );
        }}
      >
        {isLocked ? <Lock aria-hidden size={14} /> : <LockOpen aria-hidden size={14} />}
      </button>
      <button
        type="button"
        className="layer-mark"
        tabIndex={-1}
        data-on={isHidden}
        title={words.hide(name, isHidden)}
        aria-label={words.hide(name, isHidden)}
        onClick={() => {
          edit(isHidden ? words.steps.show : words.steps.hide, (drawing) =>
            setItemFlags(drawing, new Set(keys), { hidden: !isHidden }),
          );
        }}
      >
        {isHidden ? <EyeOff aria-hidden size={14} /> : <Eye aria-hidden size={14} />}
      </button>
    </>
  );
}
