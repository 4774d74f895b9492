/**
 * The custom element `<tidetable-booker host tenant>`: shows a venue's booker in a frame, in the page or in a dialog
 * that a button opens. Its shadow tree keeps out the page's styles, and it sets its own through the CSSOM, which a
 * content security policy without inline styles allows.
 */
import type { EmbedEvents } from '../api/embed/embedEvents.ts';
import { nextFrameHeight } from './frameHeight.ts';
import { type PageMessageBody, readFrameMessage } from './messages.ts';
import { findWords } from './words.ts';

const INITIAL_HEIGHT_PX = 640;
/** How long a frame may take to say that it shows the booker: after it has loaded, and at all. */
const READY_TIMEOUT_MS = 4_000;
const LOAD_TIMEOUT_MS = 15_000;
/** The content follows a new step or size of the window, and once more the settings that are sent because of it. */
const SHRINKS_AFTER_CHANGE = 2;
/** Narrower windows show the dialog on the full screen. */
const PHONE_WIDTH_PX = 600;
/** The looks that a page may choose, as attributes or as custom properties `--tidetable-…`. */
const THEME = ['theme', 'accent', 'accent-dark', 'font', 'radius'] as const;
/**
 * The frame can't navigate the page. Its own links open a new tab, the mail program or the telephone.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads ' +
  'allow-top-navigation-to-custom-protocols';

type Styles = Readonly<Record<string, string>>;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  styles: Styles = {},
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value);
  Object.assign(created.style, styles);
  return created;
}

const isDialogEntry = (): boolean => !!(history.state as { tidetable?: boolean } | null)?.tidetable;

/** Whose dialog Forward opens, on a page with several: the last that was open, or else the first. */
let lastOpen: HTMLDialogElement | undefined;

/**
 * Adds a history entry, so that Back closes the dialog. Not before the frame is loaded: Back would not reach the steps
 * of a frame that the page's earlier entries do not have. The entry keeps what the page's own router has stored.
 */
function enterDialog(): void {
  history.pushState({ ...(history.state as object | null), tidetable: true }, '');
}

function leaveDialog(): void {
  if (isDialogEntry()) history.back();
}

/**
 * Returns how much of the window's upper and lower end the site keeps over its content, by a sticky header or a bar at
 * the bottom for example, in CSS pixels. What covers more than half of the window is something else.
 */
function coveredEnds(content: Element): { readonly top: number; readonly bottom: number } {
  const { left, width } = content.getBoundingClientRect();
  const deepest = (y: number, depthOf: (cover: DOMRect) => number): number => {
    const depths = document.elementsFromPoint(left + width / 2, y).map((found) => {
      let above: Element | null = found;
      while (above && !/fixed|sticky/.test(getComputedStyle(above).position)) above = above.parentElement;
      return above && !above.contains(content) ? depthOf(above.getBoundingClientRect()) : 0;
    });
    return Math.max(0, ...depths.filter((depth) => depth <= innerHeight / 2));
  };
  return {
    top: deepest(0, ({ bottom }) => bottom),
    bottom: deepest(innerHeight - 1, ({ top }) => innerHeight - top),
  };
}

/** Returns how far below the window's upper end the site wants what is scrolled to, in CSS pixels. */
function scrollPaddingTop(): number {
  const { scrollPaddingTop: padding } = getComputedStyle(document.documentElement);
  return (Number.parseFloat(padding) || 0) * (padding.endsWith('%') ? innerHeight / 100 : 1);
}

/**
 * The attributes of `<tidetable-booker>`, besides those of every element. They are read when it enters the page; those
 * of its looks, which are custom properties `--tidetable-…` of its page too, also when they change.
 */
export type BookerAttributes = {
  /** The host's address, such as `https://book.example.com`. Without it, the page's own. */
  readonly host?: string | undefined;
  readonly tenant: string;
  /** In the page (the default), or in a dialog that a button opens. */
  readonly mode?: 'inline' | 'button' | undefined;
  /** The words of the button, and the name of the frame. */
  readonly label?: string | undefined;
  /** The name of the dialog's close button. */
  readonly 'close-label'?: string | undefined;
  /** DD.MM.YYYY */
  readonly date?: string | undefined;
  readonly guests?: number | string | undefined;
  /** Its colors. `auto`, the default, are those of the visitor's system. */
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  /** A CSS color, opaque. */
  readonly accent?: string | undefined;
  /** The accent in dark colors. Without it, `accent`. */
  readonly 'accent-dark'?: string | undefined;
  /** A CSS font family that visitors have: the frame loads none. */
  readonly font?: string | undefined;
  /** A CSS length: the radius of its corners. */
  readonly radius?: string | undefined;
};

declare global {
  interface HTMLElementTagNameMap {
    'tidetable-booker': TidetableBooker;
  }
  // They bubble to the document and the window.
  interface GlobalEventHandlersEventMap {
    'tidetable:ready': CustomEvent<EmbedEvents['ready']>;
    'tidetable:step': CustomEvent<EmbedEvents['step']>;
    'tidetable:selected': CustomEvent<EmbedEvents['selected']>;
    'tidetable:reserved': CustomEvent<EmbedEvents['reserved']>;
    'tidetable:closed': CustomEvent<EmbedEvents['closed']>;
  }
}

/** On a server that renders the page there is no `HTMLElement`. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? Object;

/**
 * Its attributes are `BookerAttributes` and `lang` (without it, one of the visitor's languages). Dispatches
 * `tidetable:ready`, `…:step`, `…:selected`, `…:reserved` and `…:closed`, which bubble.
 */
export class TidetableBooker extends Base {
  #listeners: AbortController | undefined;
  #frame: HTMLIFrameElement | undefined;
  #dialog: HTMLDialogElement | undefined;
  #link: HTMLElement | undefined;
  #label = '';
  #isReady = false;
  /** How many of the next heights may be smaller than the frame. */
  #shrinks = SHRINKS_AFTER_CHANGE;

  connectedCallback(): void {
    const listeners = new AbortController();
    const { signal } = listeners;
    this.#listeners = listeners;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    // `all` also resets what the page's styles would pass on, such as a line height of 0.
    const content = element(
      'div',
      { dir: getComputedStyle(this).direction },
      { all: 'initial', display: 'block', fontFamily: 'inherit' },
    );
    const [language, label, close] = findWords([this.lang, ...navigator.languages]);
    this.#label = this.getAttribute('label') ?? label;
    // The page's words are in the page's language.
    if (this.#label === label) content.lang = language;
    this.style.display = 'block';
    content.append(
      ...(this.#isDialog
        ? this.#createButton(signal, this.getAttribute('close-label') ?? close)
        : this.#createFrame('inline', `${INITIAL_HEIGHT_PX}px`)),
    );
    root.replaceChildren(content);
    // The page was loaded again with its dialog open, whose history entry is the current one.
    if (this.#dialog && isDialogEntry() && !lastOpen) this.#show(this.#dialog);
    addEventListener('message', (event) => this.#receive(event), { signal });
    // Also the bars of a phone's browser change the height, while the visitor scrolls.
    addEventListener(
      'resize',
      () => {
        this.#shrinks = SHRINKS_AFTER_CHANGE;
        this.#sendSettings();
      },
      { signal },
    );
  }

  static readonly observedAttributes: readonly string[] = THEME;

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    this.style.setProperty(`--tidetable-${name}`, value);
    this.#sendSettings();
  }

  disconnectedCallback(): void {
    this.#listeners?.abort();
    this.#frame = undefined;
    this.#isReady = false;
  }

  /** Opens the dialog of the mode `button`. */
  open(): void {
    if (!this.#dialog || this.#dialog.open) return;
    this.#show(this.#dialog);
    if (this.#isReady) enterDialog();
  }

  /** Closes the dialog. The visitor's details stay for the next time it opens. */
  close(): void {
    if (!this.#dialog?.open) return;
    this.#dialog.close();
    // The frame first removes the history entries of its own steps, and then answers with `closed`.
    if (this.#isReady) this.#send({ type: 'close' });
    else leaveDialog();
  }

  get #isDialog(): boolean {
    return this.getAttribute('mode') === 'button';
  }

  get #origin(): string {
    return new URL(this.getAttribute('host') ?? '', location.href).origin;
  }

  /** The address of the booker, as a page of its own or in a frame. */
  #address(embed?: 'inline' | 'dialog'): string {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const address = new URL(`/v/${encodeURIComponent(this.getAttribute('tenant') ?? '')}`, this.#origin);
    for (const [name, value] of [
      ...['date', 'guests', 'lang'].map((attribute) => [attribute, this.getAttribute(attribute)] as const),
      ['theme', this.#look('theme')] as const,
      ['embed', embed] as const,
      // A reload of the page is none of its new frame, which then would not know that the visitor comes back.
      ['visit', embed && visit?.type] as const,
    ])
      if (value) address.searchParams.set(name, value);
    return address.href;
  }

  #look(name: (typeof THEME)[number]): string {
    return getComputedStyle(this).getPropertyValue(`--tidetable-${name}`).trim();
  }

  /**
   * Creates the frame, out of sight until it shows the booker, and a link that takes its place if it never does: the
   * venue may not allow this page to frame it.
   */
  #createFrame(embed: 'inline' | 'dialog', height: string): HTMLElement[] {
    const link = this.#createLink('link', { display: 'none', padding: '1em' });
    this.#link = link;
    const attributes = {
      title: this.#label,
      sandbox: SANDBOX,
      part: 'frame',
      src: this.#address(embed),
    };
    const frame = element('iframe', attributes, {
      display: 'block',
      visibility: 'hidden',
      width: '100%',
      height,
      border: '0',
    });
    this.#frame = frame;
    const offerLink = (): void => {
      if (this.#isReady || this.#frame !== frame) return;
      frame.style.display = 'none';
      link.style.display = 'block';
    };
    setTimeout(offerLink, LOAD_TIMEOUT_MS);
    frame.addEventListener('load', () => setTimeout(offerLink, READY_TIMEOUT_MS));
    return [link, frame];
  }

  /** A link to the booker as a page of its own. */
  #createLink(part: string, styles: Styles): HTMLAnchorElement {
    const link = element('a', { part, href: this.#address(), target: '_blank' }, styles);
    link.textContent = this.#label;
    return link;
  }

  #createButton(signal: AbortSignal, closeLabel: string): HTMLElement[] {
    const button = this.#createLink('button', {
      display: 'inline-block',
      // Two of them, one below the other, do not touch.
      margin: '0.25em 0',
      padding: '0.75em 1.25em',
      borderRadius: 'var(--tidetable-radius, 10px)',
      background: 'var(--tidetable-accent, #0b6770)',
      color: 'var(--tidetable-on-accent, #fff)',
      font: '600 1rem/1.25 var(--tidetable-font, system-ui, sans-serif)',
      textDecoration: 'none',
    });
    button.setAttribute('role', 'button');
    const dialog = element('dialog', { part: 'dialog', 'aria-label': this.#label }, { padding: '0', border: '0' });
    // A bar of its own, so that the button covers nothing in the frame.
    const bar = element(
      'div',
      { part: 'bar' },
      {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        paddingInlineStart: '16px',
        background: 'Canvas',
        color: 'CanvasText',
        font: '600 15px/44px var(--tidetable-font, system-ui, sans-serif)',
      },
    );
    const close = element(
      'button',
      { part: 'close', 'aria-label': closeLabel },
      {
        flex: 'none',
        width: '44px',
        height: '44px',
        border: '0',
        background: 'none',
        color: 'inherit',
        font: '24px/1 system-ui, sans-serif',
        cursor: 'pointer',
      },
    );
    close.textContent = '×';
    const title = element('span', {}, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
    title.textContent = this.#label;
    bar.append(title, close);
    dialog.append(bar);
    this.#dialog = dialog;
    const press = (event: MouseEvent | KeyboardEvent): void => {
      // Ctrl, Shift or Alt with a click open the link in a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      this.open();
    };
    button.addEventListener('click', press);
    button.addEventListener('keydown', (event) => event.key === ' ' && press(event));
    close.addEventListener('click', () => this.close());
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      this.close();
    });
    addEventListener(
      'popstate',
      () => {
        if (isDialogEntry() && !dialog.open && (lastOpen ?? dialog) === dialog) this.#show(dialog);
        if (!isDialogEntry()) dialog.close();
      },
      { signal },
    );
    return [button, dialog];
  }

  #show(dialog: HTMLDialogElement): void {
    lastOpen = dialog;
    if (!this.#frame) dialog.append(...this.#createFrame('dialog', 'calc(100% - 44px)'));
    const isPhone = innerWidth < PHONE_WIDTH_PX;
    const theme = this.#look('theme');
    Object.assign(dialog.style, {
      colorScheme: theme === 'light' || theme === 'dark' ? theme : 'light dark',
      width: isPhone ? '100%' : 'min(1120px, 100% - 48px)',
      height: isPhone ? '100%' : 'calc(100% - 48px)',
      maxWidth: 'none',
      maxHeight: 'none',
      borderRadius: isPhone ? '0' : '16px',
      overflow: 'hidden',
    });
    // The page behind the dialog does not scroll.
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    dialog.addEventListener(
      'close',
      () => {
        Object.assign(style, { overflow });
        this.#dispatch('closed', {});
      },
      { once: true },
    );
    dialog.showModal();
  }

  /** Sends a message to the frame, which must still show a page of the host. */
  #send(body: PageMessageBody): void {
    // A page in a sandbox without an origin passes the sandbox on to its frames.
    const target = self.origin === 'null' ? '*' : this.#origin;
    this.#frame?.contentWindow?.postMessage({ source: 'tidetable', version: 1, ...body }, target);
  }

  #sendSettings(): void {
    if (!this.#isReady) return;
    const theme = Object.fromEntries(THEME.map((name) => [name, this.#look(name)]));
    const { top, bottom } = coveredEnds(this);
    this.#send({ type: 'settings', pageHeight: innerHeight - top - bottom, theme });
  }

  #receive({ source, origin, data }: MessageEvent): void {
    const frame = this.#frame;
    if (!frame || source !== frame.contentWindow) return;
    // In a sandbox without an origin, neither has the frame one.
    if (![this.#origin, self.origin].includes(origin)) return;
    const message = readFrameMessage(data);
    if (!message) return;
    const { type, ...detail } = message;
    if (message.type === 'height') {
      if (this.#isDialog) return;
      frame.style.height = `${nextFrameHeight(frame.offsetHeight, message.height, this.#shrinks > 0)}px`;
      this.#shrinks -= 1;
      return;
    }
    if (message.type === 'ready') {
      this.#isReady = true;
      this.#link?.remove();
      Object.assign(frame.style, { display: 'block', visibility: '' });
      if (this.#dialog?.open && !isDialogEntry()) enterDialog();
      this.#sendSettings();
    }
    if (message.type === 'step') {
      this.#shrinks = SHRINKS_AFTER_CHANGE;
      if (!this.#isDialog) {
        this.#showStart(frame);
        // A header that covers the start now may have been out of sight before.
        this.#sendSettings();
      }
    }
    if (message.type === 'closed') {
      // However it is closed, the dialog dispatches the event.
      this.#dialog?.close();
      leaveDialog();
      return;
    }
    this.#dispatch(type, detail);
  }

  /** Scrolls to the frame's upper end, below what covers the window's: then a whole step is in sight. */
  #showStart(frame: HTMLElement): void {
    const { top: covered } = coveredEnds(this);
    const padding = scrollPaddingTop();
    if (Math.abs(frame.getBoundingClientRect().top - Math.max(covered, padding)) < 1) return;
    this.style.scrollMarginTop = `${Math.max(0, covered - padding)}px`;
    this.scrollIntoView();
  }

  #dispatch(type: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(`tidetable:${type}`, { detail, bubbles: true, composed: true }));
  }
}

/** Makes `<tidetable-booker>` known to the browser. Does nothing on a server, and at a second call. */
export function defineBooker(): void {
  if (globalThis.customElements && !customElements.get('tidetable-booker'))
    customElements.define('tidetable-booker', TidetableBooker);
}
