/** The fonts for Sinhala, Tamil and Arabic: a page draws its own script with one and loads no other. */
import type { Page } from '@playwright/test';
import { messages } from '../../src/booker/messages.ts';
import { editorAddress, expect, test } from './editorTest.ts';

const SCRIPTS = { si: 'sinhala', ta: 'tamil', ar: 'arabic' } as const;
const LETTERS = /\p{Script=Sinhala}|\p{Script=Tamil}|\p{Script=Arabic}/u;
const SCRIPT_FONT = /noto-sans-(\w+)-400-700.*\.woff2$/;
const PAGES = ['/', '/no-such-page', '/v/beach-camp', '/day/beach-camp', '/editor/beach-camp'];

/** Returns the scripts of the fonts that the page requests from now on. */
function recordScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const script = SCRIPT_FONT.exec(request.url())?.[1];
    if (script !== undefined) scripts.add(script);
  });
  return scripts;
}

/** Returns the texts with letters of a script, and which of the device's own fonts draw parts of them. */
async function textsOf(page: Page, letters: RegExp): Promise<{ text: string; deviceFonts: string[] }[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const texts = await page.evaluate(
    ([source, flags]) => {
      const pattern = new RegExp(source, flags);
      const elements = [...document.querySelectorAll<HTMLElement>('body *:not(option, script)')].filter(
        (element) =>
          element.checkVisibility() &&
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && pattern.test(node.nodeValue!)),
      );
      elements.forEach((element, at) => (element.dataset['fontTest'] = String(at)));
      return elements.map((element) => element.textContent);
    },
    [letters.source, letters.flags] as const,
  );
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const found = [];
  for (const [at, text] of texts.entries()) {
    const selector = `[data-font-test="${at}"]`;
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    found.push({ text, deviceFonts: fonts.filter((font) => !font.isCustomFont).map(({ familyName }) => familyName) });
  }
  await session.detach();
  return found;
}

// A system that has fonts for all scripts shows it by a font of another script: as if each machine were one without.
test.beforeEach(async ({ page }) => {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll(/(?:local\([^)]*\),\s*)+(?=url)/g, '');
    await route.fulfill({ response, body: css });
  });
});
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const [language, script] of Object.entries(SCRIPTS))
  test(
    `pages in ${language} draw every letter with the font of its script, and load no other`,
    {
      tag: '@desktop',
    },
    async ({ page, host }) => {
      test.setTimeout(180_000);
      await page.goto(editorAddress(host, 'beach-camp'));
      await expect(page.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
      const scripts = recordScripts(page);
      for (const path of PAGES) {
        scripts.clear();
        await page.goto(`${host.url}${path}?lang=${language}`);
        await expect.poll(() => [...scripts], path).toContain(script);
        // While it looks, the page may render again.
        await expect(async () => {
          const texts = await textsOf(page, LETTERS);
          expect(texts.length, path).toBeGreaterThan(0);
          expect(
            texts.filter(({ deviceFonts }) => deviceFonts.length > 0),
            path,
          ).toEqual([]);
        }).toPass({ timeout: 30_000 });
        expect([...scripts], path).toEqual([script]);
      }
    },
  );

test(
  'pages in English load none of them, and only that of a name in such a script',
  { tag: '@desktop' },
  async ({ page, host }) => {
    const scripts = recordScripts(page);
    await page.goto(editorAddress(host, 'beach-camp'));
    for (const path of PAGES) {
      await page.goto(`${host.url}${path}`);
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
    }
    await page.goto(`${host.url}/v/beach-camp`);
    const name = page.getByLabel(messages.firstName);
    await expect(name).toBeVisible();
    expect([...scripts]).toEqual([]);
    await name.fill('கவிதா');
    await expect.poll(() => [...scripts]).toEqual(['tamil']);
  },
);
