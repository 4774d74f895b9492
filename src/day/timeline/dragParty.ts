/**
 * Dragging a party along the timeline, with a finger, a mouse or the keyboard. While it lasts
 * only transforms and a text change, and React renders nothing.
 */
import type { Point } from '../../domain/geometry/boxes.ts';
import { SLOT_STEP_MINUTES } from '../../domain/booking/bookingCalendar.ts';
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import { clamp } from '../../domain/geometry/numbers.ts';
import { DRAG_REST_MS, edgeStep, followPressDrags } from '../controls/pressDrag.ts';

/** A place on the timeline. */
export type Place = { readonly row: number; readonly time: Minutes };

/** What the timeline knows of a place: whether the party fits there, and in words. */
type PlaceReport = { readonly fit: 'fits' | 'small' | 'taken'; readonly words: () => string };

type DragHost = {
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

/** Between the words and the mark, and the sides of the timeline. */
const WORDS_GAP_PX = 4;
/** A drag to another table that slips by less keeps the time. */
const TIME_SLOP_MINUTES = SLOT_STEP_MINUTES * 0.75;

type Dragging = {
  readonly bar: HTMLElement;
  readonly from: Place;
  /** The copy of the bar under the pointer, and where the pointer holds it. Undefined with the keyboard. */
  readonly ghost: { readonly element: HTMLElement; readonly x: number; readonly y: number } | undefined;
  /** Reading these in each frame would have the browser compute styles again. */
  readonly px: { readonly row: number; readonly minute: number; readonly width: number };
  readonly isRtl: boolean;
  x: number;
  y: number;
  place: Place;
  /** What to write once the party rests at its place, and since when it does (`performance.now()`). */
  words: (() => string) | undefined;
  restsSince: number;
};

/** Makes bars movable until `signal` aborts. Returns what the keyboard uses. */
export function dragParties(host: DragHost, signal: AbortSignal) {
  const { scroller } = host;
  let state: Dragging | undefined;
  /** What the pointer is on while it can lift it. */
  let pressed: HTMLElement | undefined;
  let frame = 0;
  /** A click follows the end of a drag, which must not select the party. */
  let hasJustDragged = false;
  let thaw = (): void => undefined;

  const showPlace = (dragging: Dragging): void => {
    const mark = host.mark();
    if (!mark) return;
    const { bar, place, px, isRtl } = dragging;
    const x = (place.time - host.firstTime()) * px.minute;
    const transform = `translate(${isRtl ? -x : x}px, ${place.row * px.row}px)`;
    const { fit, words } = host.report(bar, place);
    mark.hidden = false;
    if (mark.dataset['fit'] !== fit) mark.dataset['fit'] = fit;
    mark.style.width = `${px.width}px`;
    mark.style.transform = transform;
    dragging.words = words;
    dragging.restsSince = performance.now();
    if (!dragging.ghost) {
      showWords(dragging);
      host.announce(words());
    }
  };

  const showWords = (dragging: Dragging): void => {
    const label = host.mark()?.firstElementChild;
    if (dragging.words === undefined || !(label instanceof HTMLElement)) return;
    label.textContent = dragging.words();
    dragging.words = undefined;
    keepInSight(label, scroller);
  };

  const begin = (bar: HTMLElement, ghost: Dragging['ghost'], x: number, y: number): boolean => {
    const from = host.placeOf(bar);
    if (!from) return false;
    bar.dataset['moved'] = '';
    if (ghost) thaw = freezeTexts(scroller);
    const px = { row: host.rowPx(), minute: host.minutePx(), width: bar.offsetWidth };
    const isRtl = getComputedStyle(scroller).direction === 'rtl';
    state = { bar, from, ghost, px, isRtl, x, y, place: from, words: undefined, restsSince: 0 };
    showPlace(state);
    showWords(state);
    if (ghost) {
      document.body.append(ghost.element);
      draw();
    }
    return true;
  };

  const end = (isDropped: boolean): void => {
    cancelAnimationFrame(frame);
    const ended = state;
    state = undefined;
    if (!ended) return;
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
    if (!state?.ghost) return;
    const { ghost, px, isRtl, x, y, from } = state;
    // Everything is read before anything is written, so that the browser lays out the page once a frame.
    const view = scroller.getBoundingClientRect();
    const plane = host.plane()?.getBoundingClientRect();
    const [down, across] = [edgeStep(y, view.top, view.bottom), edgeStep(x, view.left, view.right)];
    if (plane) {
      const start = isRtl ? plane.right - (x - ghost.x + px.width) : x - ghost.x - plane.left;
      const exact = host.firstTime() + start / px.minute;
      const snapped = Math.round(exact / SLOT_STEP_MINUTES) * SLOT_STEP_MINUTES;
      const time = Math.abs(exact - from.time) < TIME_SLOP_MINUTES ? from.time : Math.max(0, snapped);
      const row = clamp(Math.floor((y - plane.top) / px.row), 0, host.rowCount() - 1);
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

  const clientPoint = ({ x, y }: Point): Point => {
    const { left, top } = scroller.getBoundingClientRect();
    return { x: x + left, y: y + top };
  };
  const unfollow = followPressDrags(scroller, {
    canLift(_, { target, pointerType }) {
      hasJustDragged = false;
      end(false);
      pressed = (target as Element).closest<HTMLElement>('.day-bar[data-party]') ?? undefined;
      if (!pressed) return undefined;
      // A finger that moves at once scrolls, and a mouse that rests may still click.
      return pointerType === 'mouse' ? 'by moving' : 'after a rest';
    },
    lift(at, _, pointerId) {
      const { x, y } = clientPoint(at);
      const box = pressed?.getBoundingClientRect();
      if (!pressed || !box) return;
      if (!begin(pressed, { element: copyOf(pressed), x: x - box.left, y: y - box.top }, x, y)) return;
      hasJustDragged = true;
      scroller.setPointerCapture(pointerId);
    },
    move(at) {
      if (state) Object.assign(state, clientPoint(at));
    },
    drop: () => end(true),
    cancel: () => end(false),
  });
  // The browser would scroll, or show its menu.
  const preventWhileDragging = (event: Event): void => {
    if (state) event.preventDefault();
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
  signal.addEventListener('abort', () => {
    unfollow();
    end(false);
  });

  return {
    /** Moves the party of a bar by rows and slots. The first time, this takes it up. */
    nudge(bar: HTMLElement, rows: number, slots: number): void {
      if (!state) begin(bar, undefined, 0, 0);
      if (!state) return;
      const { row, time } = state.place;
      state.place = {
        row: clamp(row + rows, 0, host.rowCount() - 1),
        time: Math.max(0, time + slots * SLOT_STEP_MINUTES),
      };
      showPlace(state);
      host.mark()?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    /** Drops what the keyboard moves. Returns false if it moves nothing. */
    drop(): boolean {
      if (!state) return false;
      end(true);
      return true;
    },
    /** Puts back what the keyboard moves. Returns false if it moves nothing. */
    cancel(): boolean {
      if (!state || state.ghost) return false;
      end(false);
      return true;
    },
  };
}

/** Moves the words above the mark inward at the sides of the timeline, and below the mark under the row of hours. */
function keepInSight(label: HTMLElement, scroller: HTMLElement): void {
  label.style.translate = '';
  const view = scroller.getBoundingClientRect();
  const labels = scroller.querySelector('.day-timeline-label')?.getBoundingClientRect() ?? view;
  const [left, right] = labels.left > view.left ? [view.left, labels.left] : [labels.right, view.right];
  const top = scroller.querySelector('.day-timeline-hours')?.getBoundingClientRect().bottom ?? view.top;
  const box = label.getBoundingClientRect();
  const mark = label.parentElement?.getBoundingClientRect() ?? box;
  const inward = Math.min(0, right - WORDS_GAP_PX - box.right);
  const x = Math.max(inward, left + WORDS_GAP_PX - box.left);
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
