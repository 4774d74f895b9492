/** The styles of a drawing. Under the page's content security policy, a parsed document would have none. */

/** Replaces the `style` attribute and the `style` element, which the policy makes the browser ignore and report. */
const STYLE_ATTRIBUTE = 'data-style';
const STYLE_ELEMENT = 'css';

/** Renames the styles of an SVG text, so that the parser leaves them alone. */
export function renameStyles(text: string): string {
  return text
    .replaceAll(/(?<=\s)style(?=\s*=\s*["'])/g, STYLE_ATTRIBUTE)
    .replaceAll(/(?<=<\/?(?:[\w-]+:)?)style(?=[\s/>])/g, STYLE_ELEMENT);
}

/** Returns an element's own style, or undefined if it has none. */
export function inlineStyle(element: Element): CSSStyleDeclaration | undefined {
  const declarations = element.getAttribute(STYLE_ATTRIBUTE);
  if (declarations === null) return undefined;
  const { style } = document.createElement('i');
  style.cssText = declarations;
  return style;
}

/** Returns the style sheets of a drawing as one. */
export function styleSheetText(root: Element): string {
  return [...root.getElementsByTagNameNS('*', STYLE_ELEMENT)].map(({ textContent }) => textContent).join('\n');
}
