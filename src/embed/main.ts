/**
 * `embed.js`: defines `<tidetable-booker>`, and puts one after each of its script elements that has `data-tenant`. Other
 * `data-…` values of the script become attributes of the booker. The host is the one that the script comes from.
 */
import { defineBooker } from './bookerElement.ts';

/** A script has its booker as a property, since each run of the loader has a scope of its own. */
type LoaderScript = HTMLScriptElement & { tidetable?: Element };

function addBooker(script: LoaderScript): void {
  // Not `new TidetableBooker()`: a page's second script has a class of its own, which the browser does not know.
  const booker = document.createElement('tidetable-booker');
  script.tidetable = booker;
  booker.setAttribute('host', new URL(script.src).origin);
  for (const { name, value } of script.attributes)
    if (name.startsWith('data-')) booker.setAttribute(name.slice('data-'.length), value);
  // Nothing in a page's head is shown.
  if (script.closest('head')) onceParsed(() => document.body.append(booker));
  else script.after(booker);
}

/** A script that is `async`, or that another one adds, may come after the event. */
function onceParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}

defineBooker();
const current = document.currentScript;
// A script that runs as a module, or whose element jQuery has inserted and evaluated in another one, is not the current
// script: then all of the page count that have no booker yet.
const scripts = current?.hasAttribute('data-tenant')
  ? [current as LoaderScript]
  : [...document.querySelectorAll<LoaderScript>('script[data-tenant][src*="/embed.js"]')].filter(
      (script) => !script.tidetable,
    );
for (const script of scripts) addBooker(script);
// Tag managers drop attributes of scripts.
if (!scripts[0])
  onceParsed(() => {
    if (!document.querySelector('tidetable-booker'))
      console.warn('embed.js: no script has data-tenant, and there is no <tidetable-booker host="…" tenant="…">');
  });
