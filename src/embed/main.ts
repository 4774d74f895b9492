/**
 * `embed.js`: defines `<tidetable-booker>`, and puts one after each of its script elements that has `data-tenant`. Other
 * `data-…` values of the script become attributes of the booker. The host is the one that the script comes from.
 */
import { defineBooker } from './bookerElement.ts';

/** The property of a script that has its booker. Each run of the loader has a scope of its own. */
const BOOKER = Symbol.for('tidetable-booker');
type LoaderScript = HTMLScriptElement & { [BOOKER]?: Element };

/**
 * Returns the scripts to put bookers after. A script that runs as a module, or whose element jQuery has inserted and
 * evaluated in another one, is not the current script: then all of the page count that have no booker yet.
 */
function loaderScripts(): LoaderScript[] {
  const current = document.currentScript;
  if (current instanceof HTMLScriptElement && current.dataset['tenant'] !== undefined) return [current];
  return [...document.querySelectorAll<LoaderScript>('script[data-tenant]')].filter(
    (script) => script.src !== '' && new URL(script.src).pathname.endsWith('/embed.js') && !script[BOOKER],
  );
}

function addBooker(script: LoaderScript): void {
  // Not `new TidetableBooker()`: a page's second script has a class of its own, which the browser does not know.
  const booker = document.createElement('tidetable-booker');
  script[BOOKER] = booker;
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

/** Tag managers drop attributes of scripts. */
function reportMissingTenant(): void {
  if (!document.querySelector('tidetable-booker'))
    console.warn(
      'embed.js shows no booker: its <script> has no data-tenant="…", and the page has no ' +
        '<tidetable-booker host="https://…" tenant="…"></tidetable-booker>. Add one of them.',
    );
}

defineBooker();
const scripts = loaderScripts();
for (const script of scripts) addBooker(script);
if (scripts.length === 0) onceParsed(reportMissingTenant);
