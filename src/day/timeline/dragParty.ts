/**
 * Dragging a party along the timeline, with a finger, a mouse or the keyboard: idle, pressing, dragging. While it lasts
 * only transforms and a text change, and React renders nothing.
 */
import { SLOT_STEP_MINUTES } from '../../domain/booking/bookingCalendar.ts';
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import { DRAG_REST_MS } from '../controls/dragRest.ts';

/** A place on the timeline. */
export type Place = { readonly row: number; readonly time: Minutes };

/** What the timeline knows of a place: whether the party fits there, and in words. */
export type PlaceReport = { readonly fit: 'fits' | 'small' | 'taken'; readonly words: string };

export type DragHost = {
  readonly scroller: HTMLElement;
  /** The element whose start and top are the first time and the first row. */
  readonly plane: () => HTMLElement | null;
  /** Shows where the party would go. */
  readonly mark: () => HTMLElement | null;
  readonly rowPx: () => number;
  readonly minutePx: () => number;
  readonly rowCount: () => number;
  readonly firstTime: () => Minutes;
  /** Returns the place of a bar, or undefined if its party can't be moved. */
  readonly placeOf: (bar: HTMLElement) => Place | undefined;
  readonly report: (bar: HTMLElement, place: Place) => PlaceReport;
  readonly onDrop: (bar: HTMLElement, place: Place) => void;
  /** Called with words when the keyboard has moved the party, and with nothing at the end. */
  readonly announce: (words: string) => void;
};

/** A mouse that moves farther drags. */
const DRAG_THRESHOLD_PX = 5;
/** A finger that rests so long drags; one that moves before scrolls. */
const LONG_PRESS_MS = 280;
const LONG_PRESS_SLOP_PX = 9;
/** Near the edges the timeline scrolls under the party. */
const EDGE_PX = 44;
const MAX_SCROLL_PX_PER_FRAME = 14;
/** Between the words and the mark, and the sides of the timeline. */
const WORDS_GAP_PX = 4;
/** A drag to another table that slips by less keeps the time. */
const TIME_SLOP_MINUTES = SLOT_STEP_MINUTES * 0.75;

type Pressing = {
  readonly type: 'pressing';
  readonly bar: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly pointerId: number;
};
type Dragging = {
  readonly type: 'dragging';
  readonly bar: HTMLElement;
  readonly from: Place;
  /** The copy of the bar under the pointer, and where the pointer holds it. Undefined with the keyboard. */
  readonly ghost: { readonly element: HTMLElement; readonly x: number; readonly y: number } | undefined;
  x: number;
  y: number;
  place: Place;
  /** What to write once the party rests at its place, and since when it does (`performance.now()`). */
  words: string | undefined;
  restsSince: number;
};

/** Makes bars movable until `signal` aborts. Returns what the keyboard uses. */
export function dragParties(host: DragHost, signal: AbortSignal) {
  const { scroller } = host;
  let state: Pressing | Dragging | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  /** A click follows the end of a drag, which must not select the party. */
  let hasJustDragged = false;
  let thaw = (): void => undefined;

  const isRtl = (): boolean => getComputedStyle(scroller).direction === 'rtl';

  const showPlace = (dragging: Dragging): void => {
    const mark = host.mark();
    if (!mark) return;
    const { bar, place } = dragging;
    const x = (place.time - host.firstTime()) * host.minutePx();
    const y = place.row * host.rowPx();
    const width = bar.offsetWidth;
    const transform = `translate(${isRtl() ? -x : x}px, ${y}px)`;
    const { fit, words } = host.report(bar, place);
    mark.hidden = false;
    if (mark.dataset['fit'] !== fit) mark.dataset['fit'] = fit;
    mark.style.width = `${width}px`;
    mark.style.transform = transform;
    dragging.words = words;
    dragging.restsSince = performance.now();
    if (!dragging.ghost) {
      showWords(dragging);
      host.announce(words);
    }
  };

  const showWords = (dragging: Dragging): void => {
    const label = host.mark()?.firstElementChild;
    if (dragging.words === undefined || !(label instanceof HTMLElement)) return;
    label.textContent = dragging.words;
    dragging.words = undefined;
    keepInSight(label, scroller);
  };

  const begin = (bar: HTMLElement, ghost: Dragging['ghost'], x: number, y: number): boolean => {
    const from = host.placeOf(bar);
    if (!from) return false;
    bar.dataset['moved'] = '';
    if (ghost) thaw = freezeTexts(scroller);
    state = { type: 'dragging', bar, from, ghost, x, y, place: from, words: undefined, restsSince: 0 };
    showPlace(state);
    showWords(state);
    if (ghost) {
      document.body.append(ghost.element);
      draw();
    }
    return true;
  };

  const end = (isDropped: boolean): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    const ended = state;
    state = undefined;
    if (ended?.type !== 'dragging') return;
    const { place, from, bar, ghost } = ended;
    ghost?.element.remove();
    thaw();
    thaw = () => undefined;
    delete bar.dataset['moved'];
    const mark = host.mark();
    if (mark) mark.hidden = true;
    host.announce('');
    if (isDropped && (place.row !== from.row || place.time !== from.time)) host.onDrop(bar, place);
  };

  /** Draws a frame of a drag by pointer, and asks for the next one. */
  const draw = (): void => {
    if (state?.type !== 'dragging' || !state.ghost) return;
    const { ghost, x, y, from, bar } = state;
    // Everything is read before anything is written, so that the browser lays out the page once a frame.
    const view = scroller.getBoundingClientRect();
    const plane = host.plane()?.getBoundingClientRect();
    const [down, across] = [edgeSpeed(y, view.top, view.bottom), edgeSpeed(x, view.left, view.right)];
    if (plane) {
      const start = isRtl() ? plane.right - (x - ghost.x + bar.offsetWidth) : x - ghost.x - plane.left;
      const exact = host.firstTime() + start / host.minutePx();
      const snapped = Math.round(exact / SLOT_STEP_MINUTES) * SLOT_STEP_MINUTES;
      const time = Math.abs(exact - from.time) < TIME_SLOP_MINUTES ? from.time : Math.max(0, snapped);
      const row = clamp(Math.floor((y - plane.top) / host.rowPx()), host.rowCount());
      if (row !== state.place.row || time !== state.place.time) {
        state.place = { row, time };
        showPlace(state);
      }
    }
    if (performance.now() - state.restsSince > DRAG_REST_MS) showWords(state);
    ghost.element.style.transform = `translate(${x - ghost.x}px, ${y - ghost.y}px)`;
    if (down !== 0 || across !== 0) scroller.scrollBy(across, down);
    frame = requestAnimationFrame(draw);
  };

  const startFrom = ({ bar, x, y, pointerId }: Pressing): void => {
    const box = bar.getBoundingClientRect();
    if (!begin(bar, { element: copyOf(bar), x: x - box.left, y: y - box.top }, x, y)) {
      state = undefined;
      return;
    }
    hasJustDragged = true;
    scroller.setPointerCapture(pointerId);
    navigator.vibrate?.(10);
  };

  const handleDown = (event: PointerEvent): void => {
    hasJustDragged = false;
    end(false);
    const bar = (event.target as Element).closest<HTMLElement>('.day-bar[data-party]');
    if (!bar || event.button !== 0 || !event.isPrimary) return;
    state = { type: 'pressing', bar, x: event.clientX, y: event.clientY, pointerId: event.pointerId };
    if (event.pointerType === 'mouse') return;
    timer = setTimeout(() => {
      if (state?.type === 'pressing') startFrom(state);
    }, LONG_PRESS_MS);
  };
  const handleMove = ({ clientX, clientY, pointerType }: PointerEvent): void => {
    if (state?.type === 'dragging') {
      state.x = clientX;
      state.y = clientY;
      return;
    }
    if (!state) return;
    const distance = Math.hypot(clientX - state.x, clientY - state.y);
    if (pointerType === 'mouse' && distance > DRAG_THRESHOLD_PX) startFrom(state);
    else if (pointerType !== 'mouse' && distance > LONG_PRESS_SLOP_PX) end(false);
  };

  scroller.addEventListener('pointerdown', handleDown, { signal });
  scroller.addEventListener('pointermove', handleMove, { signal });
  scroller.addEventListener('pointerup', () => end(true), { signal });
  scroller.addEventListener('pointercancel', () => end(false), { signal });
  // The browser would scroll, or show its menu.
  const preventWhileDragging = (event: Event): void => {
    if (state?.type === 'dragging') event.preventDefault();
  };
  scroller.addEventListener('touchmove', preventWhileDragging, { signal, passive: false });
  scroller.addEventListener('contextmenu', preventWhileDragging, { signal });
  const swallowClick = (event: Event): void => {
    if (!hasJustDragged) return;
    hasJustDragged = false;
    event.preventDefault();
    event.stopPropagation();
  };
  scroller.addEventListener('click', swallowClick, { signal, capture: true });
  const handleEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || state?.type !== 'dragging') return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };
  document.addEventListener('keydown', handleEscape, { signal, capture: true });
  signal.addEventListener('abort', () => end(false));

  return {
    /** Moves the party of a bar by rows and slots. The first time, this takes it up. */
    nudge(bar: HTMLElement, rows: number, slots: number): void {
      if (state?.type !== 'dragging' && !begin(bar, undefined, 0, 0)) return;
      if (state?.type !== 'dragging') return;
      const { row, time } = state.place;
      state.place = { row: clamp(row + rows, host.rowCount()), time: Math.max(0, time + slots * SLOT_STEP_MINUTES) };
      showPlace(state);
      host.mark()?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    /** Drops what the keyboard moves. Returns false if it moves nothing. */
    drop(): boolean {
      if (state?.type !== 'dragging') return false;
      end(true);
      return true;
    },
    /** Puts back what the keyboard moves. */
    cancel(): void {
      if (state?.type === 'dragging' && !state.ghost) end(false);
    },
  };
}

const clamp = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index));

/** Moves the words above the mark inward at the sides of the timeline, and below the mark under the row of hours. */
function keepInSight(label: HTMLElement, scroller: HTMLElement): void {
  label.style.translate = '';
  const view = scroller.getBoundingClientRect();
  const top = scroller.querySelector('.day-timeline-hours')?.getBoundingClientRect().bottom ?? view.top;
  const box = label.getBoundingClientRect();
  const mark = label.parentElement?.getBoundingClientRect() ?? box;
  const inward = Math.min(0, view.right - WORDS_GAP_PX - box.right);
  const x = Math.max(inward, view.left + WORDS_GAP_PX - box.left);
  const y = box.top < top ? mark.bottom + WORDS_GAP_PX - box.top : 0;
  label.style.translate = `${x}px ${y}px`;
}

/**
 * Texts that stick to the edge are layers of their own, all of which the browser puts together again in each frame that
 * moves something. During a drag they keep their places without sticking. Returns what makes them stick again.
 */
function freezeTexts(scroller: HTMLElement): () => void {
  const texts = [...scroller.querySelectorAll<HTMLElement>('.day-bar-text')];
  const lefts = (): number[] => texts.map((text) => text.getBoundingClientRect().left);
  const stuck = lefts();
  scroller.dataset['dragging'] = '';
  const own = lefts();
  texts.forEach(({ style }, index) => {
    const by = (stuck[index] ?? 0) - (own[index] ?? 0);
    if (by !== 0) style.left = `${by}px`;
  });
  return () => {
    delete scroller.dataset['dragging'];
    for (const { style } of texts) style.left = '';
  };
}

/** Returns a copy of a bar that can lie anywhere on the page. */
function copyOf(bar: HTMLElement): HTMLElement {
  const copy = bar.cloneNode(true) as HTMLElement;
  copy.classList.add('day-bar-ghost');
  copy.setAttribute('aria-hidden', 'true');
  copy.tabIndex = -1;
  copy.style.width = `${bar.offsetWidth}px`;
  copy.style.height = `${bar.offsetHeight}px`;
  return copy;
}

/** Returns how far to scroll in this frame, for a pointer between two edges. */
function edgeSpeed(at: number, start: number, end: number): number {
  const before = Math.max(0, start + EDGE_PX - at);
  const behind = Math.max(0, at - (end - EDGE_PX));
  return (Math.min(behind, EDGE_PX) - Math.min(before, EDGE_PX)) * (MAX_SCROLL_PX_PER_FRAME / EDGE_PX);
}
