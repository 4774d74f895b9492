/** `npm run fixtures:pictures` and `npm run fixtures:approve`: compare every fixture with its approved pictures. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../support/host.ts';
import {
  type Fixture,
  approve,
  approvedChromium,
  approvedFrame,
  approvedPicture,
  removePictures,
  fixturesWithPictures,
  hasPictures,
  orphanedPictures,
  recordChromium,
  recordFrame,
} from './approvedPictures.ts';
import { compare, packPng } from './compare.ts';
import { type PictureResult, EXIT, describePlaces, exitStatusOf, verdictOf } from './verdict.ts';
import { type Renderer, type RenderedFixture, openRenderer } from './render.ts';
import { writeReport } from './report.ts';
import type { Frame } from './settings.ts';

const HELP = `npm run fixtures:pictures -- [NAME ...]
npm run fixtures:approve -- NAME ... | --all

Draws both venues and every fixture of fixtures/plans at three zooms in two themes, and compares the pictures with the approved
ones in fixtures/pictures. A picture differs if connected pixels, or pixels of one table, do; scattered pixels are noise up to
0.1%. The report is test-results/pictures/index.html.
Draws what is readable of a damaged fixture. Names a fixture that has nothing to draw, which is not an error.
fixtures/rules has no pictures, because its plans are about findings. Only fixtures:approve writes approved pictures: look at
the report first.
  NAME    a fixture: its file name without .json, or a venue's folder
  --all   every fixture. Required after a change of Chromium, because pictures of two versions must not mix
  --help  prints this text

Exit status: 0 every picture matches · 1 a picture differs or is not approved yet · 2 wrong usage, or no Chromium
3 pictures differ, but another Chromium drew the approved ones`;

const REPORT = join(ROOT, 'test-results/pictures');
const NOTHING_TO_DRAW = 'nothing to draw';

function refuse(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(EXIT.usage);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { approve: { type: 'boolean' }, all: { type: 'boolean' }, help: { type: 'boolean' } },
    });
    return { ...values, names: positionals };
  } catch (error) {
    return refuse((error as Error).message, '', HELP);
  }
}

async function open(): Promise<Renderer> {
  try {
    return await openRenderer();
  } catch (error) {
    return refuse(
      'Chromium did not start. Install it, or set CHROMIUM_PATH to its path.',
      (error as Error).message.split('\n')[0]!,
    );
  }
}

const { approve: isApproving = false, all = false, help, names } = readArguments();
if (help) {
  console.log(HELP);
  process.exit(0);
}
const fixtures = fixturesWithPictures();
const unknown = names.filter((name) => !fixtures.some((fixture) => fixture.name === name));
if (unknown.length > 0)
  refuse(`Unknown fixture: ${unknown.join(', ')}. The fixtures are ${fixtures.map(({ name }) => name).join(', ')}.`);
if (isApproving && all === names.length > 0)
  refuse('Name the fixtures to approve, or approve all of them with --all.', '', HELP);
if (!isApproving && all)
  refuse('--all belongs to fixtures:approve. fixtures:pictures without names compares all fixtures.');

const wanted = names.length === 0 ? fixtures : fixtures.filter(({ name }) => names.includes(name));
const renderer = await open();
process.exitCode = isApproving ? await approveAll(wanted) : await compareAll(wanted);
await renderer.close();

/** Draws a fixture, by default in a frame of its own. */
function draw({ file }: Fixture, frame?: Frame): Promise<RenderedFixture> {
  return renderer.render(readFileSync(file, 'utf8'), undefined, frame);
}

/** Says which Chromium drew the approved pictures, because another one may draw differently. */
function describeVersions(approvedWith: string): string {
  return `Chromium ${approvedWith} drew the approved pictures, this is ${renderer.chromium}`;
}

function describeMissingGlyphs(name: string, glyphs: readonly string[]): string {
  return `${name}: no bundled font has ${glyphs.join(' ')}. Add one to tests/pictures/page/fallbackFonts.css.`;
}

async function approveAll(chosen: readonly Fixture[]): Promise<number> {
  const before = approvedChromium();
  if (before !== undefined && before !== renderer.chromium && !all) {
    console.error(`${describeVersions(before)}: approve all of them again with --all.`);
    return EXIT.usage;
  }
  let status: number = EXIT.same;
  for (const fixture of chosen) {
    const { pictures, missingGlyphs, frame } = await draw(fixture);
    // Another machine draws them in another font, or as boxes.
    if (missingGlyphs.length > 0) {
      console.error(describeMissingGlyphs(fixture.name, missingGlyphs));
      status = EXIT.different;
      continue;
    }
    const packed = new Map([...pictures].map(([picture, png]) => [picture, packPng(png)]));
    approve(fixture.name, packed);
    if (frame) recordFrame(fixture.name, frame);
    console.log(
      pictures.size === 0
        ? `${fixture.name}: ${NOTHING_TO_DRAW}`
        : `${fixture.name}: ${pictures.size} pictures, ${([...packed.values()].reduce((sum, png) => sum + png.length, 0) / 1000).toFixed(0)} kB`,
    );
  }
  if (all)
    for (const name of orphanedPictures(fixtures)) {
      removePictures(name);
      console.log(`${name}: removed, because the fixture does not exist`);
    }
  recordChromium(renderer.chromium);
  return status;
}

async function compareAll(chosen: readonly Fixture[]): Promise<number> {
  const approvedWith = approvedChromium();
  const isOther = approvedWith !== undefined && approvedWith !== renderer.chromium;
  const results: PictureResult[] = [];
  const remarks = isOther ? [`${describeVersions(approvedWith)}: differences may come from that.`] : [];
  let isLost = false;
  for (const fixture of chosen) {
    const { pictures, tables, missingGlyphs } = await draw(fixture, approvedFrame(fixture.name));
    if (missingGlyphs.length > 0) remarks.push(describeMissingGlyphs(fixture.name, missingGlyphs));
    if (pictures.size === 0) {
      const wasDrawn = hasPictures(fixture.name);
      isLost ||= wasDrawn;
      remarks.push(`${fixture.name}: ${NOTHING_TO_DRAW}${wasDrawn ? ', but it has approved pictures' : ''}.`);
    }
    for (const [picture, actual] of pictures) {
      const approved = approvedPicture(fixture.name, picture);
      const comparison = approved && compare(actual, approved, tables.get(picture));
      const verdict = verdictOf(comparison, isOther);
      results.push({ fixture: fixture.name, picture, verdict, actual, approved, comparison });
      if (verdict !== 'same')
        console.log(`${fixture.name} ${picture}: ${comparison ? describePlaces(comparison) : 'not approved yet'}`);
    }
  }
  if (names.length === 0)
    for (const name of orphanedPictures(fixtures))
      remarks.push(`fixtures/pictures/${name} belongs to no fixture. fixtures:approve -- --all removes it.`);
  for (const remark of remarks) console.warn(remark);
  const page = writeReport(REPORT, results, remarks);
  const same = results.filter(({ verdict }) => verdict === 'same').length;
  console.log(`${same} of ${results.length} pictures match. Report: ${relative(process.cwd(), page)}`);
  return isLost ? EXIT.different : exitStatusOf(results.map(({ verdict }) => verdict));
}
