/**
 * The layers: all that is drawn, uppermost first, tables by area and then decor. What is locked or hidden is reached
 * here. One stop of the Tab key: up and down lead from row to row, left and right fold, and lead to a row's buttons.
 */
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { editAtom, itemsAtom, committedDrawingAtom } from '../../document/document.ts';
import { selectAtom, selectedKeysAtom } from '../../document/selection.ts';
import { planHandleAtom, announceAtom } from '../../session/view.ts';
import { VirtualList, rowElement } from '../tableList/VirtualList.tsx';
import { messages as editorWords } from '../../messages.ts';
import { HeadingRow, ItemRow } from './LayerRow.tsx';
import './layers.css';
import { type LayerRow, keysBetween, rowIndexOf, layerRows } from './layerTree.ts';
import { moveInZOrder } from './zOrder.ts';
import { layerMessages as words } from './messages.ts';

/** What a page key passes over. */
const PAGE = 10;

export function Layers(): ReactNode {
  const { tables, areas, decor } = useAtomValue(committedDrawingAtom);
  const selected = useAtomValue(selectedKeysAtom);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => layerRows({ tables, areas, decor }, folded), [tables, areas, decor, folded]);
  const [current, setCurrent] = useState<string>();
  const scroller = useShownSelection(rows);
  const anchor = useRef<string>(undefined);
  const select = useSetAtom(selectAtom);
  const stack = useStacking();
  const handle = useAtomValue(planHandleAtom);

  const stop = Math.max(
    0,
    rows.findIndex(({ key }) => key === current),
  );
  const fold = (key: string, open: boolean): void => {
    const now = new Set(folded);
    if (open) now.delete(key);
    else now.add(key);
    setFolded(now);
  };
  const focus = (at: number, part = 0): void => {
    flushSync(() => {
      setCurrent(rows[at]!.key);
    });
    const row = rowElement(scroller, at);
    const button = row?.querySelectorAll<HTMLElement>('button')[part];
    button?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (key: string, event: MouseEvent): void => {
    const at = rows.findIndex((row) => row.key === key);
    const from = rows.findIndex((row) => row.key === anchor.current);
    if (event.shiftKey && from >= 0) select(keysBetween(rows, from, at), 'only', true);
    else {
      anchor.current = key;
      select([key], event.ctrlKey || event.metaKey ? 'toggle' : 'only');
    }
    if (!event.shiftKey) handle?.scrollIntoView(key);
  };
  const focused = (event: FocusEvent<HTMLElement>): void => {
    const at = event.target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (at !== undefined) setCurrent(rows[Number(at)]?.key);
  };
  const keyed = (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>('[data-row]');
    if (!row || target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
    const at = Number(row.dataset['row']);
    const done = event.altKey ? stackKey(event.key, at) : moveKey(event.key, at, row, target);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const stackKey = (key: string, at: number): boolean => {
    const item = rows[at]!;
    if ((key !== 'ArrowUp' && key !== 'ArrowDown') || item.kind === 'heading') return false;
    stack(selected.has(item.key) ? selected : new Set([item.key]), key === 'ArrowUp' ? 'up' : 'down');
    requestAnimationFrame(() => {
      scroller.current?.querySelector('li:has(:focus)')?.scrollIntoView({ block: 'nearest' });
    });
    return true;
  };
  const moveKey = (key: string, at: number, row: HTMLElement, target: HTMLElement): boolean => {
    const last = rows.length - 1;
    const buttons = [...row.querySelectorAll<HTMLElement>('button')];
    const part = buttons.indexOf(target);
    const heading = rows[at]!;
    switch (key) {
      case 'ArrowDown':
        focus(Math.min(at + 1, last), part);
        return true;
      case 'ArrowUp':
        focus(Math.max(at - 1, 0), part);
        return true;
      case 'Home':
        focus(0, part);
        return true;
      case 'End':
        focus(last, part);
        return true;
      case 'PageDown':
        focus(Math.min(at + PAGE, last), part);
        return true;
      case 'PageUp':
        focus(Math.max(at - PAGE, 0), part);
        return true;
      case 'ArrowRight':
        if (part === 0 && heading.kind === 'heading' && !heading.isOpen) fold(heading.key, true);
        else buttons[part + 1]?.focus();
        return true;
      case 'ArrowLeft':
        if (part > 0) buttons[part - 1]?.focus();
        else if (heading.kind === 'heading' && heading.isOpen) fold(heading.key, false);
        else
          focus(
            Math.max(
              rows.findLastIndex((each, place) => place < at && each.level < heading.level),
              0,
            ),
          );
        return true;
      default:
        return false;
    }
  };
  return (
    <section className="layers" aria-label={editorWords.layers}>
      <StackButtons />
      {tables.length === 0 && decor.length === 0 && <p className="layers-empty">{words.empty}</p>}
      <VirtualList
        ref={scroller}
        className="layers-rows"
        count={rows.length}
        stop={stop}
        onKeyDown={keyed}
        onFocus={focused}
      >
        {(at, style) => {
          const row = rows[at]!;
          const place = { index: at, isTabStop: at === stop, style };
          return row.kind === 'heading' ? (
            <HeadingRow
              key={row.key}
              row={row}
              place={place}
              onFold={(open) => {
                fold(row.key, open);
              }}
            />
          ) : (
            <ItemRow
              key={row.key}
              item={row.item}
              level={row.level}
              place={place}
              isSelected={selected.has(row.key)}
              onChoose={(event) => {
                choose(row.key, event);
              }}
            />
          );
        }}
      </VirtualList>
    </section>
  );
}

/** What is selected elsewhere comes into sight; what is selected in the list stands where it stood. Gives what scrolls. */
function useShownSelection(rows: readonly LayerRow[]): RefObject<HTMLDivElement | null> {
  const selected = useAtomValue(selectedKeysAtom);
  const items = useAtomValue(itemsAtom);
  const scroller = useRef<HTMLDivElement>(null);
  const latest = useRef({ rows, items });
  useEffect(() => {
    latest.current = { rows, items };
  });
  useEffect(() => {
    const element = scroller.current;
    const first = selected.values().next().value;
    const item = first === undefined ? undefined : latest.current.items.get(first);
    if (!element || !item || element.contains(document.activeElement)) return;
    const height = element.scrollHeight / latest.current.rows.length;
    const top = rowIndexOf(latest.current.rows, item) * height;
    if (top < element.scrollTop || top + height > element.scrollTop + element.clientHeight)
      element.scrollTo({ top: top - (element.clientHeight - height) / 2 });
  }, [selected]);
  return scroller;
}

function useStacking(): (keys: ReadonlySet<string>, to: 'up' | 'down') => void {
  const [edit, say] = [useSetAtom(editAtom), useSetAtom(announceAtom)];
  return (keys, to) => {
    edit(words.steps[to], (drawing) => moveInZOrder(drawing, keys, to));
    say(words.moved(keys.size, to));
  };
}

function StackButtons(): ReactNode {
  const selected = useAtomValue(selectedKeysAtom);
  const stack = useStacking();
  return (
    <div className="layers-tools">
      {(
        [
          ['up', ArrowUp, 'Alt ↑'],
          ['down', ArrowDown, 'Alt ↓'],
        ] as const
      ).map(([to, Icon, key]) => (
        <button
          key={to}
          type="button"
          title={`${words[to]} (${key})`}
          disabled={selected.size === 0}
          onClick={() => {
            stack(selected, to);
          }}
        >
          <Icon aria-hidden size={16} />
          <span className="ui-visually-hidden">{words[to]}</span>
        </button>
      ))}
    </div>
  );
}
