/** The gallery checks in the browser and finds in every fixture what `npm run fixtures` finds. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type FixtureEntry, galleryCalls } from '../../../src/api/bookingContract.ts';
import { fetchFixture, fetchFixtureIndex, fetchPictureFacts } from '../../../src/api/galleryClient.ts';
import { checkFixture } from '../../../src/domain/checks/checkFixture.ts';
import { checkSource } from '../../../src/fixtures/check/checkFiles.ts';
import { readSources } from '../../../src/fixtures/check/sources.ts';
import { openHarness } from '../openHarness.ts';
import { type ServerHarness, TEST_PLAN, TEST_VENUE, createTempFolder, openServerHarness } from '../serverHarness.ts';

type ListedFinding = { rule: string; severity: string; path: string };

const root = fileURLToPath(new URL('../../../', import.meta.url));
const inOrder = (findings: readonly ListedFinding[]): string[] =>
  findings.map(({ rule, severity, path }) => `${severity} ${rule} ${path}`).toSorted();

/** About settings that the page doesn't learn. */
const PRIVATE_RULES = ['expired-promo-codes', 'mistyped-email', 'translation-differs', 'unused-translation'];

/** The command's findings in a fixture's file, or in both files of a venue. */
function byCommand(folder: string, name: string): string[] {
  const path = [join(folder, `${name}.json`), join(folder, name)].find((candidate) => existsSync(candidate))!;
  const found = readSources([path]).flatMap((source) => checkSource(source, join(root, 'assets')).findings);
  return inOrder(found.filter(({ rule }) => !PRIVATE_RULES.includes(rule)));
}

/** The gallery page's findings, from what the host sends. */
async function byGallery(name: string): Promise<string[]> {
  const text = (await fetchFixture(name))!;
  return inOrder(checkFixture({ name, text, pictures: await fetchPictureFacts(name), includeFindings: true }).findings);
}

/** Routes the page's calls to this host. */
function answerFrom({ app }: ServerHarness): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const { statusCode, body } = await app.inject({ url: url as string });
    return new Response(body, { status: statusCode });
  });
}

let harness: ServerHarness;
let entries: readonly FixtureEntry[];
beforeAll(async () => {
  harness = await openServerHarness({ fixturesDir: join(root, 'fixtures') });
  answerFrom(harness);
  entries = (await fetchFixtureIndex())!.fixtures;
  vi.restoreAllMocks();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => harness.close());

test('the gallery has the findings of the command in every fixture, by rule, severity and path', async () => {
  answerFrom(harness);
  expect(entries.length).toBeGreaterThan(80);
  for (const { name } of entries) expect(await byGallery(name), name).toEqual(byCommand(join(root, 'fixtures'), name));
}, 60_000);

test('the host describes the pictures of fixtures only', async () => {
  const folder = createTempFolder({
    'venues/shell-bay/venue.json': { ...TEST_VENUE, picture: 'pictures/gone.webp' },
    'venues/shell-bay/plan.json': {
      ...TEST_PLAN,
      decor: [{ kind: 'picture', x: 0, y: 0, width: 9, height: 9, picture: 'pictures/none.png' }],
    },
    'venues/shell-bay/pictures/none.png': 'no picture',
  });
  const other = await openHarness({ fixturesDir: folder });
  const asked = await other.app.inject({ url: `${galleryCalls.pictures}venues/shell-bay.json` });
  expect([asked.json(), asked.headers['cache-control']]).toEqual([
    {
      pictures: {
        'pictures/couch.svg': null,
        'pictures/gone.webp': null,
        'pictures/none.png': { bytes: 10, broken: true },
      },
    },
    'no-cache',
  ]);
  for (const name of ['venues/shell-bay', 'venues/gone.json', 'venues/..%2f..%2fsecret.json', 'plans/index.json']) {
    expect((await other.app.inject({ url: `${galleryCalls.pictures}${name}` })).statusCode, name).toBe(404);
  }
});
