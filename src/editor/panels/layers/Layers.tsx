/**
 * The layers panel: everything on the plan, topmost first, tables by area and then decor, including locked and hidden
 * items. One tab stop: up and down move between rows, left and right fold and move to a row's buttons.
 */
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  memo,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { EditorDocument } from '../../../domain/document/editorDocument.ts';
import { editAtom, itemsAtom, committedDrawingAtom } from '../../document/document.ts';
import { selectItemsAtom } from '../../document/selection.ts';
import { listedSelectionAtom } from '../../tools/toolState.ts';
import { announceAtom } from '../../session/announcements.ts';
import { planHandleAtom } from '../../session/view.ts';
import { VirtualList } from '../../../ui/virtualList/VirtualList.tsx';
import { rowElement } from '../rowElement.ts';
import { useAfterFrame } from '../useAfterFrame.ts';
import { messages as editorMessages } from '../../messages.ts';
import { HeadingRow, ItemRow } from './LayerRow.tsx';
import { type LayerRow, keysBetween, rowIndexOf, layerRows } from './layerTree.ts';
import { moveInZOrder } from './zOrder.ts';
import { layerMessages as messages } from './messages.ts';
import '../lists.css';
import './layers.css';

/**
 * Longer lists render only the rows in sight: each row costs time in every frame, and the list of tables has all
 * tables.
 */
const MAX_UNVIRTUALIZED_LAYERS = 40;
/** Rows that PageUp and PageDown skip. */
const PAGE_ROWS = 10;

export function Layers(): ReactNode {
  const drawing = useAtomValue(committedDrawingAtom);
  return <LayerList drawing={useAfterFrame(drawing, drawing.tables.length + drawing.decor.length)} />;
}

const LayerList = memo(function List({ drawing }: { readonly drawing: EditorDocument }): ReactNode {
  const { tables, areas, decor } = drawing;
  const selected = useAtomValue(listedSelectionAtom);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => layerRows({ tables, areas, decor }, folded), [tables, areas, decor, folded]);
  const [currentKey, setCurrentKey] = useState<string>();
  const scroller = useScrollToSelection(rows);
  const anchorKey = useRef<string>(undefined);
  const select = useSetAtom(selectItemsAtom);
  const moveLayers = useMoveLayers();
  const handle = useAtomValue(planHandleAtom);

  const tabStop = Math.max(
    0,
    rows.findIndex(({ key }) => key === currentKey),
  );
  const setOpen = (key: string, isOpen: boolean): void => {
    const next = new Set(folded);
    if (isOpen) next.delete(key);
    else next.add(key);
    setFolded(next);
  };
  /** `part` is the index of the button within the row. */
  const focusRow = (index: number, part = 0): void => {
    // The row has to be rendered to take the focus.
    flushSync(() => setCurrentKey(rows[index]?.key));
    const element = rowElement(scroller, index);
    element?.querySelectorAll<HTMLElement>('button')[part]?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  };
  const selectRow = (key: string, event: MouseEvent): void => {
    const to = rows.findIndex((row) => row.key === key);
    const from = rows.findIndex((row) => row.key === anchorKey.current);
    if (event.shiftKey && from >= 0) select(keysBetween(rows, from, to), 'only', true);
    else {
      anchorKey.current = key;
      // A group is selected by its heading.
      select([key], event.ctrlKey || event.metaKey ? 'toggle' : 'only', true);
    }
    if (!event.shiftKey) handle?.scrollIntoView(key);
  };
  const handleFocus = (event: FocusEvent<HTMLElement>): void => {
    const index = event.target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (index !== undefined) setCurrentKey(rows[Number(index)]?.key);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement;
    const element = target.closest<HTMLElement>('[data-row]');
    if (!element || target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
    const index = Number(element.dataset['row']);
    const isHandled = event.altKey ? reorder(event.key, index) : navigate(event.key, index, element, target);
    if (!isHandled) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const reorder = (key: string, index: number): boolean => {
    const row = rows[index];
    if ((key !== 'ArrowUp' && key !== 'ArrowDown') || !row || (row.type === 'heading' && !row.isGroup)) return false;
    const keys = row.type === 'heading' ? row.keys : [row.key];
    const isSelected = keys.every((member) => selected.has(member));
    moveLayers(isSelected ? selected : new Set(keys), key === 'ArrowUp' ? 'up' : 'down');
    requestAnimationFrame(() =>
      scroller.current?.querySelector('li:has(:focus)')?.scrollIntoView({ block: 'nearest' }),
    );
    return true;
  };
  const navigate = (key: string, index: number, element: HTMLElement, target: HTMLElement): boolean => {
    const row = rows[index];
    if (!row) return false;
    const last = rows.length - 1;
    const buttons = [...element.querySelectorAll<HTMLElement>('button')];
    const part = buttons.indexOf(target);
    switch (key) {
      case 'ArrowDown':
        focusRow(Math.min(index + 1, last), part);
        return true;
      case 'ArrowUp':
        focusRow(Math.max(index - 1, 0), part);
        return true;
      case 'Home':
        focusRow(0, part);
        return true;
      case 'End':
        focusRow(last, part);
        return true;
      case 'PageDown':
        focusRow(Math.min(index + PAGE_ROWS, last), part);
        return true;
      case 'PageUp':
        focusRow(Math.max(index - PAGE_ROWS, 0), part);
        return true;
      case 'ArrowRight':
        if (part === 0 && row.type === 'heading' && !row.isOpen) setOpen(row.key, true);
        else buttons[part + 1]?.focus();
        return true;
      case 'ArrowLeft':
        if (part > 0) buttons[part - 1]?.focus();
        else if (row.type === 'heading' && row.isOpen) setOpen(row.key, false);
        else focusRow(Math.max(parentIndex(rows, index), 0));
        return true;
      default:
        return false;
    }
  };
  return (
    <section className="editor-list" aria-label={editorMessages.layers}>
      <ReorderButtons />
      {tables.length === 0 && decor.length === 0 && <p className="editor-list-empty">{messages.empty}</p>}
      <VirtualList
        ref={scroller}
        className="editor-list-rows"
        count={rows.length}
        rowHeight="var(--row-height)"
        keptIndex={tabStop}
        isVirtualized={rows.length > MAX_UNVIRTUALIZED_LAYERS}
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
      >
        {(index, style) => {
          const row = rows[index];
          const position = { index, count: rows.length, isTabStop: index === tabStop, style };
          if (row?.type === 'item')
            return (
              <ItemRow
                key={row.key}
                item={row.item}
                level={row.level}
                position={position}
                isSelected={selected.has(row.key)}
                onSelect={(event) => selectRow(row.key, event)}
              />
            );
          return (
            row && (
              <HeadingRow
                key={row.key}
                row={row}
                position={position}
                isSelected={row.isGroup && row.keys.every((key) => selected.has(key))}
                onSelect={(event) => select(row.keys, event.ctrlKey || event.metaKey ? 'toggle' : 'only')}
                onToggle={(isOpen) => setOpen(row.key, isOpen)}
              />
            )
          );
        }}
      </VirtualList>
    </section>
  );
});

function parentIndex(rows: readonly LayerRow[], index: number): number {
  const level = rows[index]?.level ?? 1;
  return rows.slice(0, index).findLastIndex((row) => row.level < level);
}

/**
 * Scrolls to items that are selected elsewhere, but never while the focus is in the list. Returns the ref of the
 * scroller.
 */
function useScrollToSelection(rows: readonly LayerRow[]): RefObject<HTMLDivElement | null> {
  const selected = useAtomValue(listedSelectionAtom);
  const store = useStore();
  const scroller = useRef<HTMLDivElement>(null);
  const latestRows = useRef(rows);
  useEffect(() => {
    latestRows.current = rows;
  });
  useEffect(() => {
    const element = scroller.current;
    const [first] = selected;
    const item = first === undefined ? undefined : store.get(itemsAtom).get(first);
    if (!element || !item || element.contains(document.activeElement)) return;
    const height = element.scrollHeight / latestRows.current.length;
    const top = rowIndexOf(latestRows.current, item) * height;
    if (top < element.scrollTop || top + height > element.scrollTop + element.clientHeight)
      element.scrollTo({ top: top - (element.clientHeight - height) / 2 });
  }, [selected, store]);
  return scroller;
}

function useMoveLayers(): (keys: ReadonlySet<string>, direction: 'up' | 'down') => void {
  const edit = useSetAtom(editAtom);
  const announce = useSetAtom(announceAtom);
  return (keys, direction) => {
    edit(messages.steps[direction], (drawing) => moveInZOrder(drawing, keys, direction));
    announce(messages.moved({ count: keys.size, to: direction }));
  };
}

const DIRECTIONS = [
  { direction: 'up', Icon: ArrowUp, shortcut: 'Alt ↑' },
  { direction: 'down', Icon: ArrowDown, shortcut: 'Alt ↓' },
] as const;

function ReorderButtons(): ReactNode {
  const selected = useAtomValue(listedSelectionAtom);
  const moveLayers = useMoveLayers();
  return (
    <div className="editor-layers-tools">
      {DIRECTIONS.map(({ direction, Icon, shortcut }) => (
        <button
          key={direction}
          type="button"
          className="editor-quiet-button"
          title={`${messages[direction]} (${shortcut})`}
          disabled={selected.size === 0}
          onClick={() => moveLayers(selected, direction)}
        >
          <Icon aria-hidden size={16} />
          <span className="ui-visually-hidden">{messages[direction]}</span>
        </button>
      ))}
    </div>
  );
}
