/**
 * `embed.js`: defines `<tidetable-booker>`, and puts one after the script's own element if it has `data-tenant`. Other
 * `data-…` values of the script become attributes of the booker. The host is the one that the script comes from.
 */
import { defineBooker } from './bookerElement.ts';

const script = document.currentScript;
defineBooker();
if (script instanceof HTMLScriptElement && script.dataset['tenant'] !== undefined) {
  // Not `new TidetableBooker()`: a page's second script has a class of its own, which the browser does not know.
  const booker = document.createElement('tidetable-booker');
  booker.setAttribute('host', new URL(script.src).origin);
  for (const { name, value } of script.attributes)
    if (name.startsWith('data-')) booker.setAttribute(name.slice('data-'.length), value);
  // Nothing in a page's head is shown. A script that is `async`, or that another one adds, may come after the event.
  const append = (): void => document.body.append(booker);
  if (!script.closest('head')) script.after(booker);
  else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', append);
  else append();
}
