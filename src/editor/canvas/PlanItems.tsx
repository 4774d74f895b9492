/**
 * The items in view as focusable elements, for the keyboard and screen readers: a list box with one tab stop, whose
 * options lie where the items are. Arrow keys go to the next item. Once it is selected they move it, as with the mouse.
 */
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import { findAdjacentItem } from '../../domain/document/adjacentItem.ts';
import { ARROW_DIRECTIONS } from '../../domain/geometry/arrowKeys.ts';
import type { EditorDocument, Item } from '../../domain/document/editorDocument.ts';
import { itemOutline, itemCenter } from '../../domain/document/itemBounds.ts';
import { getItemIndex } from '../../domain/document/itemSpatialIndex.ts';
import { type Box, boundsOf, centerOf } from '../../domain/geometry/boxes.ts';
import { clamp } from '../../domain/geometry/numbers.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { type Size, type Viewport, boxToPlan, boxToScreen } from '../../domain/plan/viewport.ts';
import { committedDrawingAtom, itemsAtom } from '../document/document.ts';
import { describeItem } from '../document/itemNames.ts';
import { focusedItemKeyAtom, selectItemsAtom } from '../document/selection.ts';
import { listedSelectionAtom } from '../tools/toolState.ts';
import { viewportAtom } from '../session/view.ts';
import { messages } from '../messages.ts';
import { revealAdjacentItemAtom } from '../commands/definitions/navigateCommands.ts';

/** More would slow down every edit. The nearest ones are shown, and the arrow keys reach the others. */
const MAX_OPTIONS = 100;
/** A larger plan has one option, the tab stop, until it has the focus. */
const MAX_UNFOCUSED_ITEMS = 1_000;
/** The browser would scroll to what lies outside the plan, or has no size. */
const MIN_SIZE_PX = 8;

export function PlanItems({ handle }: { readonly handle: PlanHandle }): ReactNode {
  const view = useAtomValue(viewportAtom);
  const drawing = useDeferredValue(useAtomValue(committedDrawingAtom));
  if (!view || drawing.tables.length + drawing.decor.length === 0) return null;
  return <Options handle={handle} view={view} drawing={drawing} />;
}

type OptionsProps = { readonly handle: PlanHandle; readonly view: Viewport; readonly drawing: EditorDocument };

function Options({ handle, view, drawing }: OptionsProps): ReactNode {
  const items = useAtomValue(itemsAtom);
  const selected = useAtomValue(listedSelectionAtom);
  const [focusedKey, setFocusedKey] = useAtom(focusedItemKeyAtom);
  const select = useSetAtom(selectItemsAtom);
  const reveal = useSetAtom(revealAdjacentItemAtom);
  const list = useRef<HTMLDivElement>(null);
  const hintId = useId();

  const { clientWidth: width, clientHeight: height } = handle.element;
  const lastSelected = items.get([...selected].at(-1) ?? '');
  const current = lastSelected ?? items.get(focusedKey ?? '');
  const isFew = drawing.tables.length + drawing.decor.length <= MAX_UNFOCUSED_ITEMS;
  const max = isFew || focusedKey !== undefined ? MAX_OPTIONS : 1;
  const options = useMemo(
    () => optionsIn(drawing, boxToPlan(view, { x: 0, y: 0, width, height }), current, max),
    [drawing, view, width, height, current, max],
  );
  const tabStop = current ?? options[0];

  // The focus follows the selection, and leaves an item that is gone.
  const hasFocus = focusedKey !== undefined;
  const isGone = hasFocus && !items.has(focusedKey);
  const targetKey = lastSelected?.key ?? focusedKey;
  useEffect(() => {
    if (isGone) handle.element.focus({ preventScroll: true });
    else if (hasFocus && targetKey !== undefined)
      optionElement(list.current, targetKey)?.focus({ preventScroll: true });
  }, [hasFocus, isGone, targetKey, handle]);

  // Keys that a command handles do not arrive here: with a selection, arrow keys move it.
  const handleKeyDown = (event: KeyboardEvent): void => {
    const item = items.get(focusedKey ?? '');
    if (!item) return;
    const direction = ARROW_DIRECTIONS[event.key];
    if (event.key === 'Enter' || event.key === ' ') select([item.key]);
    else if (direction) {
      const next = reveal(direction);
      if (next) setFocusedKey(next.key);
    } else return;
    event.preventDefault();
  };

  return (
    <div
      ref={list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select can't lay its options over the plan
      role="listbox"
      tabIndex={-1}
      aria-label={messages.itemsInView}
      aria-multiselectable
      aria-describedby={hintId}
      className="editor-plan-items"
      onKeyDown={handleKeyDown}
      onClick={({ target }) => {
        const key = (target as HTMLElement).dataset['key'];
        if (key !== undefined) select([key]);
      }}
      onFocus={({ target }) => setFocusedKey(target.dataset['key'])}
      onBlur={({ relatedTarget }) => {
        if (!list.current?.contains(relatedTarget)) setFocusedKey(undefined);
      }}
    >
      <span id={hintId} hidden>
        {messages.itemsInViewHint}
      </span>
      {options.map((item) => (
        <div
          key={item.key}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option belongs in a select
          role="option"
          tabIndex={item === tabStop ? 0 : -1}
          data-key={item.key}
          aria-selected={selected.has(item.key)}
          aria-label={describeItem(item, drawing)}
          style={placeOf(boundsOf(itemOutline(item)), view, { width, height })}
        />
      ))}
    </div>
  );
}

/** Returns the items in a box of the plan and the current one, at most `max`: the nearest to it or to the middle. */
function optionsIn(drawing: EditorDocument, box: Box, current: Item | undefined, max: number): readonly Item[] {
  if (max === 1) {
    const only = current ?? findAdjacentItem(drawing, centerOf(box));
    return only ? [only] : [];
  }
  const inView = getItemIndex(drawing).itemsAround(box);
  const all = current && !inView.some(({ key }) => key === current.key) ? [current, ...inView] : inView;
  const from = current ? itemCenter(current) : centerOf(box);
  const distance = (item: Item): number => {
    const at = itemCenter(item);
    return Math.hypot(at.x - from.x, at.y - from.y);
  };
  const shown = all.length <= max ? all : all.toSorted((a, b) => distance(a) - distance(b)).slice(0, max);
  const isShown = new Set(shown);
  return all
    .filter((item) => isShown.has(item))
    .toSorted((a, b) => Number(a.kind === 'decor') - Number(b.kind === 'decor'));
}

/** Returns the place of an option in the list, in CSS pixels, within the plan. */
function placeOf(box: Box, view: Viewport, { width, height }: Size): CSSProperties {
  const at = boxToScreen(view, box);
  const left = clamp(at.x, 0, width - MIN_SIZE_PX);
  const top = clamp(at.y, 0, height - MIN_SIZE_PX);
  return {
    left,
    top,
    width: clamp(at.x + at.width - left, MIN_SIZE_PX, width - left),
    height: clamp(at.y + at.height - top, MIN_SIZE_PX, height - top),
  };
}

function optionElement(list: HTMLElement | null, key: string): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
}
