/** The frame's end of `embed.js`: tells the page around the frame what happens, and follows its settings. */
import './embed.css';
import type { Atom } from 'jotai';
import { type EmbedTheme, type FrameMessageBody, pageMessageSchema } from '../../api/embed/embedContract.ts';
import { layersAtom } from '../page/layers.ts';
import { venueAtom } from '../page/page.ts';
import { backToFormAtom, cancelValidationAtom, receiptAtom, startAgainAtom, stepAtom } from '../reservation/steps.ts';
import { whenBackAt } from '../stepHistory.ts';
import type { Store } from '../startBooker.ts';
import { applyTheme } from './theme.ts';

/** Limits of the height of a screen, which the page's window may not have. */
const MIN_PAGE_HEIGHT_PX = 400;
const MAX_PAGE_HEIGHT_PX = 1_000;
/** How often, as a share of the frame, the part of it that is in the window is measured while the page scrolls. */
const VISIBILITY_THRESHOLDS = Array.from({ length: 101 }, (_, i) => i / 100);
/** What Escape closes in the frame, besides layers. */
const OPEN_POPUPS = 'dialog[open], .booker-calendar';

/** Connects the booker with the page that frames it. Call the returned function to stop. */
export function connectToPage(store: Store, root: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  // The page's origin is not known before its first message. `ready` tells nothing about the visitor.
  let origin = '*';
  const send = (body: FrameMessageBody): void => {
    window.parent.postMessage({ source: 'tidetable', version: 1, ...body }, origin);
  };

  window.addEventListener(
    'message',
    (event) => {
      if (event.source !== window.parent) return;
      const message = pageMessageSchema.safeParse(event.data);
      if (!message.success) return;
      // A page in a sandbox has no origin that a message could be addressed to.
      origin = event.origin === 'null' ? '*' : event.origin;
      if (message.data.type === 'settings') applySettings(store, message.data.pageHeight, message.data.theme);
      else
        leaveSteps(store, () => {
          send({ type: 'closed' });
        });
    },
    { signal },
  );

  const unsubscribes = [
    onChange(store, stepAtom, (step) => {
      send({ type: 'step', step });
    }),
    onChange(store, receiptAtom, (receipt) => {
      if (receipt && !receipt.isRequest)
        send({ type: 'reserved', ...(receipt.code === undefined ? {} : { code: receipt.code }) });
    }),
  ];
  document.addEventListener(
    'tidetable:select',
    (event) => {
      const { id, selected } = (event as CustomEvent<{ id: number | string; selected: boolean }>).detail;
      send({ type: 'selected', id, selected });
    },
    { signal },
  );
  if (document.documentElement.dataset['embed'] === 'dialog') closeOnEscape(store, send, signal);

  const sizes = new ResizeObserver(() => {
    send({ type: 'height', height: Math.ceil(root.getBoundingClientRect().height) });
  });
  send({ type: 'ready' });
  sizes.observe(root);
  const visibility = followVisiblePart();
  return () => {
    listeners.abort();
    sizes.disconnect();
    visibility.disconnect();
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

function onChange<Value>(store: Store, source: Atom<Value>, call: (value: Value) => void): () => void {
  return store.sub(source, () => call(store.get(source)));
}

function applySettings(store: Store, pageHeight: number, theme: EmbedTheme): void {
  const height = Math.min(Math.max(pageHeight, MIN_PAGE_HEIGHT_PX), MAX_PAGE_HEIGHT_PX);
  document.documentElement.style.setProperty('--page-height', `${height}px`);
  applyTheme(theme, store.get(venueAtom).theme);
}

/** Goes back to the form, and calls back once the frame has no entries of its own in the browser's history. */
function leaveSteps(store: Store, onLeft: () => void): void {
  const layers = store.get(layersAtom);
  // The topmost first. Not `toReversed`, which older browsers lack.
  for (let index = layers.length - 1; index >= 0; index -= 1) layers[index]?.close();
  // Step 2 would open in a closed dialog, with a history entry before the one of the dialog's next opening.
  store.set(cancelValidationAtom);
  store.set(store.get(stepAtom) === 'done' ? startAgainAtom : backToFormAtom);
  whenBackAt(0, onLeft);
}

/** Escape closes what is open in the frame. If nothing is, it closes the frame's dialog. */
function closeOnEscape(store: Store, send: (body: FrameMessageBody) => void, signal: AbortSignal): void {
  let isAnythingOpen = false;
  window.addEventListener(
    'keydown',
    () => {
      isAnythingOpen = store.get(layersAtom).length > 0 || document.querySelector(OPEN_POPUPS) !== null;
    },
    { signal, capture: true },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isAnythingOpen) return;
      leaveSteps(store, () => {
        send({ type: 'closed' });
      });
    },
    { signal },
  );
}

/** Keeps what lies over the page in the window: a tall frame's middle may be far outside of it. */
function followVisiblePart(): IntersectionObserver {
  const { documentElement: page } = document;
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry?.isIntersecting) return;
      const { intersectionRect, boundingClientRect } = entry;
      page.style.setProperty('--frame-above', `${Math.round(intersectionRect.top - boundingClientRect.top)}px`);
      page.style.setProperty('--frame-below', `${Math.round(boundingClientRect.bottom - intersectionRect.bottom)}px`);
    },
    { threshold: VISIBILITY_THRESHOLDS },
  );
  observer.observe(page);
  return observer;
}
