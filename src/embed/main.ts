/**
 * `embed.js`: defines `<tidetable-booker>`, and puts one after the script's own element if it has `data-tenant`. Other
 * `data-…` values of the script become attributes of the booker. The host is the one that the script comes from.
 */
import { TidetableBooker, defineBooker } from './bookerElement.ts';

const script = document.currentScript;
defineBooker();
if (script instanceof HTMLScriptElement && script.dataset['tenant'] !== undefined) {
  const booker = new TidetableBooker();
  booker.setAttribute('host', new URL(script.src).origin);
  for (const { name, value } of script.attributes)
    if (name.startsWith('data-')) booker.setAttribute(name.slice('data-'.length), value);
  // Nothing in a page's head is shown.
  if (script.closest('head')) addEventListener('DOMContentLoaded', () => document.body.append(booker));
  else script.after(booker);
}
