/** Pages of other sites that embed the booker, on an origin of their own. */
import { once } from 'node:events';
import { cpSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { readVenueFile } from '../../support/fixtureVenues.ts';
import { ROOT, copyVenues } from '../../support/host.ts';

/** A page by its path. `{host}` stands for the host's origin. */
type SitePage = { readonly html: string; readonly policy?: string };

const script = (tenant: string, attributes = ''): string =>
  `<script src="{host}/embed.js" data-tenant="${tenant}" ${attributes}></script>`;

/** Keeps the events of all bookers for the test. */
const RECORDER = `<script>
  window.events = [];
  for (const type of ['ready', 'step', 'selected', 'reserved', 'closed'])
    addEventListener('tidetable:' + type, (event) => events.push([type, event.detail]));
</script>`;

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';
const FILLER = '<p>Sand, sea and a kitchen that opens at nine.</p>'.repeat(40);

/** What themes of content management systems do to everything on a page. */
const HOSTILE_STYLES = `
  * { box-sizing: content-box !important; line-height: 0; letter-spacing: 9px; text-transform: uppercase; }
  iframe, dialog, button, a { display: none !important; max-width: 90px !important; height: 20px !important; }
  html { font-size: 62.5% } article > * { float: left; color: transparent; visibility: visible }
  body :is(div, section) { transform: translateZ(0); overflow: hidden }`;

const PAGES: Readonly<Record<string, SitePage>> = {
  '/plain': { html: `<!doctype html><title>Plain</title>${RECORDER}<h1>Our beach</h1>${script('beach-camp')}` },
  '/button': {
    html: `<!doctype html><title>Button</title>${RECORDER}<h1>Our beach</h1>${script('beach-camp', 'data-mode="button" data-label="Book now"')}${FILLER}`,
  },
  '/wordpress': {
    html: `<!doctype html><html lang="en-US" class="no-js">${VIEWPORT}<title>Blog</title>
      <style>${HOSTILE_STYLES}</style>${RECORDER}<body class="page-template page-id-7 wp-embed-responsive"><div id="page" class="site">
      <main id="app" class="site-main card"><article class="post hentry"><div class="entry-content wp-block-group is-layout-constrained">
      <p>${script('beach-camp')}</p></div></article></main></div>
      <aside class="widget-area"><h2>Search</h2><p>Sand and sea</p><form><label>Word <input name="s"></label><button>Search</button></form>
      <dialog open>News</dialog><a href="/">Home</a></aside></body></html>`,
  },
  '/strict': {
    html: `<!doctype html><title>Strict</title><h1>Our beach</h1>${script('beach-camp', 'data-mode="button" data-label="Book now"')}`,
    policy: "default-src 'none'; script-src {host}; frame-src {host}; require-trusted-types-for 'script'",
  },
  '/sandbox': {
    html: '<!doctype html><title>Builder</title><iframe title="Widget" sandbox="allow-scripts allow-forms" src="/plain" width="100%" height="1600"></iframe>',
  },
  '/scrolling': {
    html: `<!doctype html>${VIEWPORT}<title>Long</title>${RECORDER}${FILLER}${script('beach-camp')}${FILLER}`,
  },
  '/sticky': {
    html: `<!doctype html>${VIEWPORT}<title>Sticky</title><style>header, footer { position: sticky; top: 0; height: 72px; background: #fff }
      footer { position: fixed; top: auto; bottom: 0; width: 100%; height: 40px }</style>
      <header>Our beach</header>${FILLER}${script('beach-camp')}${FILLER}<footer>Call us</footer>`,
  },
  '/arabic': {
    html: `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8">${VIEWPORT}<title>شاطئ</title><h1>شاطئنا</h1>${script('beach-camp', 'data-mode="button" data-lang="ar"')}`,
  },
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      `/${language}`,
      {
        html: `<!doctype html><html lang="${language}">${VIEWPORT}<title>Beach</title><h1>Beach</h1>${script('beach-camp', `data-lang="${language}"`)}`,
      },
    ]),
  ),
  '/dark': {
    html: `<!doctype html>${VIEWPORT}<title>Dark</title>${script('beach-camp', 'data-theme="dark" data-accent="#ffb000"')}`,
  },
  '/late': {
    html: `<!doctype html><head><title>Late</title>${script('beach-camp', 'async')}</head><h1>Our beach</h1>`,
  },
  '/module': {
    html: `<!doctype html><title>Module</title>${script('beach-camp', 'type="module" data-mode="button" data-label="Top"')}${script('beach-camp', 'type="module" data-mode="button" data-label="Bottom"')}`,
  },
  // As jQuery's `html()` does it, and with it the popups of page builders: markup evaluates no script, so that another
  // element without attributes loads it.
  '/popup': {
    html: `<!doctype html><title>Popup</title><button>Open</button><div id="popup"></div><script>
      document.querySelector('button').addEventListener('click', () => {
        popup.innerHTML = '<h2>Reserve</h2>' + ${JSON.stringify(script('beach-camp', 'data-label="Popup"')).replaceAll('<', String.raw`\u003c`)};
        const loader = document.createElement('script');
        loader.src = popup.querySelector('script').src;
        document.head.append(loader);
        loader.addEventListener('load', () => loader.remove());
      });
    </script>`,
  },
  '/dropped': { html: '<!doctype html><title>Dropped</title><script src="{host}/embed.js"></script>' },
  '/refused-button': {
    html: `<!doctype html><title>Refused</title>${script('closed-cove', 'data-mode="button" data-label="Book a table"')}`,
  },
  '/menu': { html: '<!doctype html><title>Menu</title><h1>Menu</h1>' },
  '/refused': { html: `<!doctype html><title>Refused</title>${script('closed-cove', 'data-label="Book a table"')}` },
};

export type Sites = { readonly origin: string; close(): void };

/** Serves the pages. `hostOrigin` is read at each request. */
export async function serveSites(hostOrigin: () => string): Promise<Sites> {
  const server = createServer((request, response) => {
    const page = PAGES[request.url ?? ''];
    const fill = (text: string): string => text.replaceAll('{host}', hostOrigin());
    if (page?.policy !== undefined) response.setHeader('Content-Security-Policy', fill(page.policy));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.writeHead(page ? 200 : 404).end(page ? fill(page.html) : '');
  });
  await once(server.listen(0), 'listening');
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/**
 * Makes a folder of the venues of `fixtures`, where any site may frame the beach camp, and of a closed cove, which no
 * site may. Returns its path.
 */
export function createFramedVenues(): string {
  const folder = copyVenues({ 'beach-camp': { settings: { embed_sites: ['*'] } } });
  const cove = join(folder, 'closed-cove');
  cpSync(join(ROOT, 'fixtures/venues/beach-camp'), cove, { recursive: true });
  const venue = { ...readVenueFile('beach-camp', 'venue.json'), location_id: '9', key: 'closed-cove-key' };
  writeFileSync(join(cove, 'venue.json'), JSON.stringify(venue));
  return folder;
}
