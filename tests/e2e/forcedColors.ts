/** What forced colors take away, found in the page. These functions run there, so they import nothing. */

type Marked = { raised?: readonly Element[] };

/** Keeps the parts that a shadow lifts off the page, which forced colors don't draw. */
export function findRaised(): void {
  const isDrop = (shadow: string): boolean =>
    shadow.split(/,(?![^(]*\))/).some((each) => /\d/.test(each) && !each.includes('inset'));
  const raised = [...document.body.querySelectorAll('*')].filter((element) => {
    const { boxShadow } = getComputedStyle(element);
    return isDrop(boxShadow) && element.checkVisibility({ visibilityProperty: true });
  });
  Object.assign(window, { raised } satisfies Marked);
}

/**
 * Returns the parts that have lost their edge, and the controls whose state has no look of its own: selected, pressed,
 * current, invalid or disabled, beside a control of the same kind that is not.
 */
export function lostInForcedColors(): string[] {
  const STATES = [
    'aria-selected',
    'aria-pressed',
    'aria-checked',
    'aria-current',
    'aria-invalid',
    'aria-disabled',
    'disabled',
    'data-selected',
  ];
  const nameOf = (element: Element): string =>
    `${element.localName}.${element.className} “${(element.textContent || element.ariaLabel || '').trim().slice(0, 30)}”`;
  const hasState = (element: Element, state: string): boolean => !['false', null].includes(element.getAttribute(state));
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    // The editor's plan draws the selection itself.
    element.closest('.ui-visually-hidden, [inert], .editor-plan-items') === null &&
    getComputedStyle(element).clipPath === 'none';
  const hasEdge = (element: Element): boolean => {
    const { borderTopWidth, borderTopStyle, borderBottomWidth, outlineStyle } = getComputedStyle(element);
    const isBordered = borderTopStyle !== 'none' && parseFloat(borderTopWidth) + parseFloat(borderBottomWidth) > 0;
    return isBordered || outlineStyle !== 'none';
  };
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.backgroundColor = 'Canvas';
  const canvas = getComputedStyle(probe).backgroundColor;
  probe.remove();
  /** What is seen of an element and the parts in it, without words. */
  const lookOf = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => {
        const style = getComputedStyle(part);
        const isFocused = part === document.activeElement;
        return [
          part.localName,
          part.localName === 'path' && part.getAttribute('d'),
          style.backgroundColor === canvas || style.backgroundColor.endsWith(' 0)') || style.backgroundColor,
          style.color,
          style.borderWidth,
          style.borderStyle,
          isFocused || style.outlineStyle + style.outlineWidth,
          style.fontWeight,
          style.textDecorationLine,
          getComputedStyle(part, '::before').content,
          getComputedStyle(part, '::after').content,
        ].join(' ');
      })
      .join('\n');
  // A row of buttons has their edges.
  const edgeless = ((window as Marked).raised ?? []).filter(
    (element) =>
      element.isConnected &&
      isShown(element) &&
      // What fills the window needs none.
      element.clientWidth < document.documentElement.clientWidth &&
      !hasEdge(element) &&
      ![...element.children].every(hasEdge),
  );
  const active = [...document.querySelectorAll('[aria-activedescendant]')].flatMap((element) => {
    const option = document.getElementById(element.getAttribute('aria-activedescendant')!);
    const peers = [...(option?.parentElement?.children ?? [])].filter((peer) => peer !== option);
    return option && peers.some((peer) => lookOf(peer) === lookOf(option)) ? [option] : [];
  });
  const alike = STATES.flatMap((state) =>
    [...document.querySelectorAll(`[${state}]`)].filter((element) => {
      if (!hasState(element, state) || !isShown(element)) return false;
      const peers = [...document.querySelectorAll(`[${state}="false"]`)].filter(
        (peer) => peer.localName === element.localName && peer.role === element.role && isShown(peer),
      );
      return peers.some((peer) => lookOf(peer) === lookOf(element));
    }),
  );
  return [
    ...new Set([
      ...edgeless.map((element) => `no edge: ${nameOf(element)}`),
      ...[...active, ...alike].map((element) => `no state: ${nameOf(element)}`),
    ]),
  ];
}
