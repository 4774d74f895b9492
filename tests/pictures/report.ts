/** Writes the report of a comparison: a folder that needs nothing else. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../src/server/html.ts';
import { packPng } from './compare.ts';
import { type PictureResult, describePlaces } from './verdict.ts';

const WORDS: Readonly<Record<PictureResult['verdict'], string>> = {
  same: 'matches',
  different: 'different',
  missing: 'not approved yet',
  otherChromium: 'different, drawn by another Chromium',
};

const STYLE = `
  :root { color-scheme: light dark; --line: light-dark(#d8d0c0, #3a4448); --soft: light-dark(#5c6763, #aeb4ac); }
  body { margin: 2rem auto; max-width: 100rem; padding: 0 1.25rem; font: 400 1rem/1.5 system-ui, sans-serif; background: light-dark(#fbf7ef, #121a1c); color: light-dark(#14272c, #f5eddf); }
  h1 { font-size: 1.6rem; } h2 { font-size: 1.1rem; margin: 2.5rem 0 0.5rem; } h2 small { color: var(--soft); font-weight: 400; }
  /* The slider comes first, and all parts of one picture fit on a screen side by side. */
  .row { display: flex; flex-wrap: wrap; gap: 1rem; } .parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); align-items: end; } .parts img { max-height: 68vh; } figure { margin: 0; } figcaption { color: var(--soft); font-size: 0.85rem; }
  img { display: block; max-width: 100%; border: 1px solid var(--line); border-radius: 4px; }
  .swipe { width: fit-content; } .swipe div { position: relative; width: fit-content; } .swipe img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at, 50%)); }
  .swipe input { width: 100%; min-height: 2.75rem; margin: 0; } details { margin-top: 3rem; } .small img { width: 7rem; }`;

const SCRIPT = `for (const slider of document.querySelectorAll('.swipe input')) slider.addEventListener('input', () => { slider.parentElement.style.setProperty('--at', slider.value + '%'); });`;

/** Replaces the report and returns the path of its page. It shows `remarks` above the pictures. */
export function writeReport(folder: string, results: readonly PictureResult[], remarks: readonly string[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const worst = results.filter(({ verdict }) => verdict !== 'same').toSorted((a, b) => shareOf(b) - shareOf(a));
  const same = results.filter(({ verdict }) => verdict === 'same');
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures: ${worst.length} of ${results.length} differ</title><style>${STYLE}</style>
<h1>${worst.length === 0 ? `All ${results.length} pictures match` : `${worst.length} of ${results.length} pictures differ`}</h1>
${remarks.map((remark) => `<p>${escapeHtml(remark)}</p>`).join('\n')}
${worst.map((each) => section(folder, each)).join('\n')}
${same.length === 0 ? '' : `<details><summary>${same.length} match</summary><div class="row small">${same.map((each) => figure(folder, each, 'actual', `${each.fixture} ${each.picture}`)).join('')}</div></details>`}
<script>${SCRIPT}</script></html>
`,
  );
  return page;
}

function section(folder: string, each: PictureResult): string {
  const { fixture, picture, verdict, comparison } = each;
  const parts = [
    figure(folder, each, 'approved', 'approved'),
    figure(folder, each, 'actual', 'now'),
    figure(folder, each, 'difference', 'difference'),
  ];
  const swipe = each.approved
    ? `<figure class="swipe"><input type="range" value="50" aria-label="Approved to now"><div><img src="${fileOf(each, 'approved')}" alt=""><img src="${fileOf(each, 'actual')}" alt=""></div><figcaption>approved | now</figcaption></figure>`
    : '';
  return `<section><h2>${escapeHtml(fixture)} ${escapeHtml(picture)} <small>${WORDS[verdict]}${comparison ? `: ${escapeHtml(describePlaces(comparison))}` : ''}</small></h2><p>npm run fixtures:approve -- ${escapeHtml(fixture)}</p><div class="row parts">${swipe}${parts.join('')}</div></section>`;
}

/** The share of the pixels that differ. A picture without an approved one comes first. */
function shareOf({ comparison }: PictureResult): number {
  return comparison?.share ?? 1;
}

type Part = 'approved' | 'actual' | 'difference';

function fileOf({ fixture, picture }: PictureResult, part: Part): string {
  return `${fixture.replaceAll(/[^\w-]+/g, '-')}-${picture}-${part}.png`;
}

/** Writes a picture beside the page and returns its figure, or nothing if the result has no such picture. */
function figure(folder: string, each: PictureResult, part: Part, words: string): string {
  const png = part === 'difference' ? each.comparison?.difference : each[part];
  if (!png) return '';
  // With the rounded colors of approved pictures.
  writeFileSync(join(folder, fileOf(each, part)), part === 'actual' ? packPng(png) : png);
  return `<figure><img src="${fileOf(each, part)}" alt="${escapeHtml(`${each.fixture} ${each.picture}: ${words}`)}" loading="lazy"><figcaption>${escapeHtml(words)}</figcaption></figure>`;
}
