/**
 * Runs in a page before its scripts: removes what Safari 15.4, the oldest browser that the pages of visitors support,
 * lacks.
 */
export function removeNewerFeatures(): void {
  const newer: Readonly<Record<string, readonly string[]>> = {
    AbortSignal: ['any', 'timeout'],
    Array: ['fromAsync'],
    'Array.prototype': ['toReversed', 'toSorted', 'toSpliced', 'with'],
    'CSSStyleSheet.prototype': ['replace', 'replaceSync'],
    'CanvasRenderingContext2D.prototype': ['fontKerning', 'letterSpacing', 'reset', 'roundRect', 'wordSpacing'],
    'Element.prototype': ['checkVisibility', 'getHTML', 'setHTML', 'setHTMLUnsafe'],
    'HTMLElement.prototype': ['hidePopover', 'inert', 'popover', 'showPopover', 'togglePopover'],
    'Int32Array.__proto__.prototype': ['toReversed', 'toSorted', 'with'],
    'Intl.NumberFormat.prototype': ['formatRange'],
    Map: ['groupBy'],
    Object: ['groupBy'],
    Promise: ['try', 'withResolvers'],
    'Set.prototype': ['difference', 'intersection', 'isSubsetOf', 'union'],
    'String.prototype': ['isWellFormed', 'toWellFormed'],
    URL: ['canParse', 'parse'],
    window: [
      'CompressionStream',
      'Highlight',
      'Iterator',
      'OffscreenCanvas',
      'cancelIdleCallback',
      'navigation',
      'requestIdleCallback',
      'scheduler',
      'trustedTypes',
    ],
    'window.document': ['startViewTransition'],
    'crypto.__proto__': ['randomUUID'],
  };
  for (const [path, names] of Object.entries(newer)) {
    let target: Record<string, unknown> = globalThis;
    for (const step of path.split('.')) target = target[step] as never;
    for (const name of names) {
      delete target[name];
      delete (Object.getPrototypeOf(target) as Record<string, unknown>)[name];
    }
  }
}
