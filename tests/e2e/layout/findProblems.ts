/** What is wrong with a page's layout, found by measuring boxes. Runs in the page, so it imports nothing. */

/** `detail` names the elements, with the start of their text. */
export type LayoutProblem = {
  readonly kind:
    | 'sideways-scroll'
    | 'off-screen'
    | 'clipped'
    | 'broken-word'
    | 'sticks-out'
    | 'overlap'
    | 'small-target';
  readonly detail: string;
};

/**
 * Measures every visible text line and control of the page, or of the modal dialog over it, and returns
 * - pages that scroll sideways, and text that leaves the screen
 * - text that is cut off, unless by an ellipsis that is part of the design, or by a part that scrolls
 * - words of headings, labels and buttons that break between letters
 * - text that sticks out of its box
 * - text and controls that overlap, unless one floats over the other on purpose
 * - controls with a target below 24 × 24 CSS pixels
 */
export function findProblems(): LayoutProblem[] {
  type Rect = { left: number; top: number; right: number; bottom: number };
  type Item = { readonly element: Element; readonly rect: Rect; readonly isControl: boolean };

  /** Smaller differences come from rounding, and from the ascents and descents of adjacent lines. */
  const TOLERANCE_PX = 2;
  const LINE_TOLERANCE_PX = 5;
  const MIN_TARGET_PX = 24;
  /** How much of the window a part that sticks to its end leaves. */
  const LEAST_SCROLLED_PX = 48;
  /** Longer words than these are not expected to fit a line. */
  const MAX_WORD_LENGTH = 14;
  const CONTROLS = 'button, input, select, textarea, a[href]';
  const UNBREAKABLE = 'h1, h2, h3, label, button, dt, legend';
  /** Names that a row shortens. The table's card and the party's panel show them in full. */
  const ELLIPSES =
    '.editor-bar h1, .booker-hero-title, .booker-row-name, .booker-row-details, .booker-rows-heading bdi, .map-area-label > *, .day-card-name bdi, .day-card-where > *, .day-card-tables > *, .day-waiting-name, .day-timeline-label > * > *';
  /** Controls as large as a card, on which others lie. */
  const CARDS = '.day-card-open';
  /** What may cover what: layers that float over content that scrolls or that the visitor can bring back. */
  const COVERS: readonly (readonly [over: string, under: string])[] = [
    ['.booker-rows-heading', '.booker-rows'],
    ['.booker-sheet-open', '.booker-plan-area, .booker-tables-head'],
    ['.booker-sheet-searching', '.booker-tables-head'],
    ['.booker-popover, .booker-legend-panel', '.map-area-labels'],
    ['dialog, .booker-countries', 'main'],
    ['.day-block-actions', '.day-block'],
    // On a phone they come over the view.
    ['.day-party, .day-waiting', '.day-main, .day-notes, .day-header'],
  ];

  const problems = new Map<string, LayoutProblem>();
  const report = (kind: LayoutProblem['kind'], detail: string): void => {
    problems.set(`${kind}: ${detail}`, { kind, detail });
  };
  const nameOf = (element: Element): string => {
    const text = (element.textContent || element.getAttribute('aria-label') || element.id).trim();
    const [className = ''] = [...element.classList].toReversed();
    return `${element.localName}${className && `.${className}`} “${text.replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
  };
  const intersect = (one: Rect, other: Rect): Rect => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isEmpty = ({ left, top, right, bottom }: Rect): boolean => right - left < 1 || bottom - top < 1;
  const isClippedAway = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isClippedAway(element.parentElement));
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.ui-visually-hidden, option, datalist, noscript, svg, canvas') === null &&
    !isClippedAway(element);

  /**
   * Returns the part of a box that its ancestors leave visible, or undefined if there is none. `onCut` hears of each
   * ancestor that cuts it without scrolling.
   */
  const visiblePart = (element: Element, box: Rect, onCut?: (by: Element) => void): Rect | undefined => {
    let rect = box;
    let { position } = getComputedStyle(element);
    for (let at = element.parentElement; at && position !== 'fixed'; at = at.parentElement) {
      const style = getComputedStyle(at);
      // An absolute box is clipped by its containing block and what lies around that.
      const isContainingBlock = position !== 'absolute' || style.position !== 'static';
      if (!isContainingBlock || at === document.body || at === document.documentElement) continue;
      ({ position } = style);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const bounds = at.getBoundingClientRect();
      const part = intersect(rect, bounds);
      if (isEmpty(part)) return undefined;
      const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      const isCutX = cuts(style.overflowX) && part.right - part.left < rect.right - rect.left - TOLERANCE_PX;
      const isCutY = cuts(style.overflowY) && part.bottom - part.top < rect.bottom - rect.top - TOLERANCE_PX;
      if (isCutX || isCutY) onCut?.(at);
      rect = part;
    }
    return rect;
  };

  const isCalendarModal = (calendar: Element | null): boolean =>
    calendar !== null && getComputedStyle(calendar).position === 'fixed';
  const calendar = document.querySelector('.booker-calendar');
  const scope =
    document.querySelector('dialog:modal') ?? (calendar && isCalendarModal(calendar) ? calendar : document.body);
  const screenWidth = document.documentElement.clientWidth;

  if (document.documentElement.scrollWidth > screenWidth)
    report(
      'sideways-scroll',
      `the page is ${document.documentElement.scrollWidth - screenWidth} px wider than the window`,
    );

  const items: Item[] = [];
  measureText();
  measureControls();
  findOverlaps();
  return [...problems.values()];

  function measureText(): void {
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (!isEmpty(line)) measureLine(element, line);
      }
      if (element.closest(UNBREAKABLE)) findBrokenWords(element, node);
    }
  }

  function measureLine(element: Element, line: Rect): void {
    const isCutByItself = getComputedStyle(element).overflowX !== 'visible';
    const ownPart = isCutByItself ? intersect(line, element.getBoundingClientRect()) : line;
    if (isEmpty(ownPart)) return;
    const checkCut = (by: Element): void => {
      if (!element.closest(ELLIPSES)) report('clipped', `${nameOf(element)} by ${by.localName}.${by.className}`);
    };
    if (ownPart.right - ownPart.left < line.right - line.left - TOLERANCE_PX) checkCut(element);
    const rect = visiblePart(element, ownPart, checkCut);
    if (!rect) return;
    if (rect.left < -TOLERANCE_PX || rect.right > screenWidth + TOLERANCE_PX) report('off-screen', nameOf(element));
    const box = boxAround(element);
    if (box) {
      const { left, top, right, bottom } = box.getBoundingClientRect();
      const isInside =
        rect.left >= left - TOLERANCE_PX &&
        rect.right <= right + TOLERANCE_PX &&
        rect.top >= top - LINE_TOLERANCE_PX &&
        rect.bottom <= bottom + LINE_TOLERANCE_PX;
      if (!isInside) report('sticks-out', `${nameOf(element)} of ${box.localName}.${box.className}`);
    }
    items.push({ element, rect, isControl: false });
  }

  /** Returns the nearest box that a visitor sees around a text: a background or a border. */
  function boxAround(element: Element): Element | undefined {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { backgroundColor, borderTopWidth, display } = getComputedStyle(at);
      if (display !== 'inline' && (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px')) return at;
    }
    return undefined;
  }

  function findBrokenWords(element: Element, node: Node): void {
    for (const { 0: word, index } of node.textContent?.matchAll(/[\p{L}\p{N}]+/gu) ?? []) {
      if (word.length > MAX_WORD_LENGTH) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) report('broken-word', `“${word}” in ${nameOf(element)}`);
    }
  }

  function measureControls(): void {
    for (const element of scope.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!isShown(element)) continue;
      const box = element.getBoundingClientRect();
      const rect = visiblePart(element, box);
      if (!rect) continue;
      // A control that looks like text counts as its lines of text.
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      const hasBox = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
      if (hasBox || !element.textContent?.trim()) items.push({ element, rect, isControl: true });
      if (element instanceof HTMLSelectElement || element instanceof HTMLInputElement) measureValue(element);
      const isWhole = rect.right - rect.left >= box.width - 1 && rect.bottom - rect.top >= box.height - 1;
      const isInSight =
        rect.top >= 0 && rect.bottom <= window.innerHeight && rect.left >= 0 && rect.right <= screenWidth;
      if (isWhole && isInSight && !element.matches(':disabled')) measureTarget(element, box);
    }
  }

  /**
   * Finds a value, or a placeholder, that is wider than its field. People may type more than fits into a text field.
   */
  function measureValue(field: HTMLSelectElement | HTMLInputElement): void {
    if (field instanceof HTMLInputElement && !field.matches('[name=date], [name=country_code], :placeholder-shown'))
      return;
    const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value || field.placeholder;
    const context = document.createElement('canvas').getContext('2d');
    if (!text || !context) return;
    const { font, paddingLeft, paddingRight, fontVariantNumeric } = getComputedStyle(field);
    context.font = font;
    // A canvas knows no tabular figures, which are as wide as a zero.
    const drawn = fontVariantNumeric.includes('tabular') ? text.replaceAll(/\d/g, '0') : text;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const width = context.measureText(drawn).width;
    const isShortened = field.matches(':placeholder-shown') && getComputedStyle(field).textOverflow === 'ellipsis';
    if (width > room + 1 && !isShortened)
      report('clipped', `“${text}” in ${nameOf(field)}#${field.id}: ${Math.round(width - room)} px too wide`);
  }

  /** A target may be larger than its box: by a pseudo-element, or by its label. */
  function measureTarget(element: HTMLElement, box: DOMRect): void {
    // A link within a sentence is as high as its line.
    if (element.matches('a') && getComputedStyle(element).display === 'inline') return;
    const reach = MIN_TARGET_PX / 2 - 0.5;
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const isHit = (dx: number, dy: number): boolean => {
      if (x + dx < 0 || y + dy < 0 || x + dx >= screenWidth || y + dy >= window.innerHeight) return true;
      const hit = document.elementFromPoint(x + dx, y + dy);
      // What floats over a part of the page moves away when the visitor scrolls.
      return hit !== null && ([element, ...labels].some((target) => target.contains(hit)) || mayCover(hit, element));
    };
    // A control below a layer that floats over it is not in sight.
    if (!isHit(0, 0)) return;
    if (![isHit(-reach, 0), isHit(reach, 0), isHit(0, -reach), isHit(0, reach)].every(Boolean))
      report('small-target', `${nameOf(element)}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
  }

  function findOverlaps(): void {
    for (const [index, one] of items.entries()) {
      for (const other of items.slice(index + 1)) {
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
          continue;
        if (one.isControl && other.isControl && (one.element.matches(CARDS) || other.element.matches(CARDS))) continue;
        const common = intersect(one.rect, other.rect);
        const height = Math.min(one.rect.bottom - one.rect.top, other.rect.bottom - other.rect.top);
        const least = one.isControl && other.isControl ? TOLERANCE_PX : Math.max(LINE_TOLERANCE_PX, height / 4);
        if (common.right - common.left <= TOLERANCE_PX || common.bottom - common.top <= least) continue;
        if (mayCover(one.element, other.element) || mayCover(other.element, one.element)) continue;
        const owners = [one, other].map(({ element }) => nameOf(element.closest(CONTROLS) ?? element));
        report('overlap', owners.toSorted().join(' and '));
      }
    }
  }

  function mayCover(over: Element, under: Element): boolean {
    return (
      sticksOver(over, under) ||
      COVERS.some(([overSelector, underSelector]) => {
        const layer = over.closest(overSelector);
        return layer !== null && !layer.contains(under) && under.closest(underSelector) !== null;
      })
    );
  }

  /** What sticks to an end of the window lies over what scrolls, as long as it leaves room to see that. */
  function sticksOver(over: Element, under: Element): boolean {
    if (document.documentElement.scrollHeight <= window.innerHeight) return false;
    for (let at: Element | null = over; at && !at.contains(under); at = at.parentElement) {
      const { top, bottom } = at.getBoundingClientRect();
      if (getComputedStyle(at).position === 'sticky')
        return Math.min(bottom, window.innerHeight) - Math.max(top, 0) <= window.innerHeight - LEAST_SCROLLED_PX;
    }
    return false;
  }
}
