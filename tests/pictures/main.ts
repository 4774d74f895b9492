/** `npm run fixtures:pictures` and `npm run fixtures:approve`: every fixture against its approved pictures. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../support/host.ts';
import {
  type Fixture,
  approve,
  approvedChromium,
  approvedPicture,
  removePictures,
  fixturesWithPictures,
  hasPictures,
  orphanedPictures,
  recordChromium,
} from './approvedPictures.ts';
import { compare, packPng } from './compare.ts';
import { type PictureResult, EXIT, exitStatusOf, verdictOf } from './verdict.ts';
import { type Renderer, type RenderedFixture, openRenderer } from './render.ts';
import { writeReport } from './report.ts';

const HELP = `npm run fixtures:pictures -- [NAME ...]
npm run fixtures:approve -- NAME ... | --all

Draws both venues and every fixture of fixtures/plans, sound or damaged, at three zooms in two themes, and compares them with
the approved pictures in fixtures/pictures: at most 0.1% of the pixels may differ. The report is test-results/pictures/index.html.
Of a damaged fixture, what can be read is drawn; one in which nothing can be drawn is told, and neither compared nor a fault.
fixtures/rules has no pictures, as it is about findings. fixtures:approve is all that writes approved pictures: look at the
report before.
  NAME    a fixture: its file without the ending, or a venue's folder
  --all   every fixture; a new Chromium needs it, as pictures of two are not to be mixed
  --help  this text

Exit status: 0 all as approved · 1 a picture differs or is not approved yet · 2 wrong use, or no Chromium
3 pictures differ, but another Chromium drew the approved ones`;

const REPORT = join(ROOT, 'test-results/pictures');
const NOTHING = 'nothing in it can be drawn';

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
      'No Chromium could be started: install one, or name it in CHROMIUM_PATH.',
      (error as Error).message.split('\n')[0]!,
    );
  }
}

const { approve: approves = false, all = false, help, names } = readArguments();
if (help) {
  console.log(HELP);
  process.exit(0);
}
const fixtures = fixturesWithPictures();
const unknown = names.filter((name) => !fixtures.some((fixture) => fixture.name === name));
if (unknown.length > 0)
  refuse(`There is no fixture ${unknown.join(', ')}; there are ${fixtures.map(({ name }) => name).join(', ')}.`);
if (approves && all === names.length > 0)
  refuse('Name the fixtures to be approved, or all of them with --all.', '', HELP);
if (!approves && all) refuse('--all is for fixtures:approve: without names, all are compared.');

const wanted = names.length === 0 ? fixtures : fixtures.filter(({ name }) => names.includes(name));
const renderer = await open();
process.exitCode = approves ? await approveAll(wanted) : await compareAll(wanted);
await renderer.close();

async function draw({ file }: Fixture): Promise<RenderedFixture> {
  const { pictures, missingGlyphs: borrowed } = await renderer.render(readFileSync(file, 'utf8'));
  return { pictures: new Map([...pictures].map(([picture, png]) => [picture, packPng(png)])), missingGlyphs: borrowed };
}

/** Why two Chromiums' pictures need not be alike. */
function otherDrawer(then: string): string {
  return `approved with Chromium ${then}, and this is ${renderer.chromium}`;
}

function borrows(name: string, letters: readonly string[]): string {
  return `${name}: no shipped face has ${letters.join(' ')}; name one that has in tests/pictures/page/fallbackFonts.css.`;
}

async function approveAll(wanted: readonly Fixture[]): Promise<number> {
  const before = approvedChromium();
  if (before !== undefined && before !== renderer.chromium && !all) {
    console.error(`The pictures were ${otherDrawer(before)}: approve all of them anew, with --all.`);
    return EXIT.usage;
  }
  let status: number = EXIT.same;
  for (const fixture of wanted) {
    const { pictures, missingGlyphs: borrowed } = await draw(fixture);
    // Other machines have other letters, or boxes.
    if (borrowed.length > 0) {
      console.error(borrows(fixture.name, borrowed));
      status = EXIT.different;
      continue;
    }
    approve(fixture.name, pictures);
    console.log(
      pictures.size === 0
        ? `${fixture.name}: ${NOTHING}`
        : `${fixture.name}: ${pictures.size} pictures, ${([...pictures.values()].reduce((sum, png) => sum + png.length, 0) / 1000).toFixed(0)} kB`,
    );
  }
  if (all)
    for (const name of orphanedPictures(fixtures)) {
      removePictures(name);
      console.log(`${name}: taken away, as there is no such fixture`);
    }
  recordChromium(renderer.chromium);
  return status;
}

async function compareAll(wanted: readonly Fixture[]): Promise<number> {
  const then = approvedChromium();
  const isOther = then !== undefined && then !== renderer.chromium;
  const judged: PictureResult[] = [];
  const remarks = isOther ? [`The pictures were ${otherDrawer(then)}: differences may be Chromium's.`] : [];
  let isLost = false;
  for (const fixture of wanted) {
    const { pictures, missingGlyphs: borrowed } = await draw(fixture);
    if (borrowed.length > 0) remarks.push(borrows(fixture.name, borrowed));
    if (pictures.size === 0) {
      const wasDrawn = hasPictures(fixture.name);
      isLost ||= wasDrawn;
      remarks.push(`${fixture.name}: ${NOTHING}${wasDrawn ? ', and there are approved pictures of it' : ''}.`);
    }
    for (const [picture, actual] of pictures) {
      const approved = approvedPicture(fixture.name, picture);
      const comparison = approved && compare(actual, approved);
      const verdict = verdictOf(comparison, isOther);
      judged.push({
        fixture: fixture.name,
        picture,
        verdict,
        share: comparison?.share ?? 1,
        actual,
        approved,
        difference: comparison?.difference,
      });
      if (verdict !== 'same')
        console.log(
          `${fixture.name} ${picture}: ${comparison ? `${(comparison.share * 100).toFixed(2)}% of the pixels differ` : 'not approved yet'}`,
        );
    }
  }
  if (names.length === 0)
    for (const name of orphanedPictures(fixtures))
      remarks.push(`fixtures/pictures/${name} belongs to no fixture: fixtures:approve -- --all takes it away.`);
  for (const remark of remarks) console.warn(remark);
  const page = writeReport(REPORT, judged, remarks);
  const same = judged.filter(({ verdict }) => verdict === 'same').length;
  console.log(`${same} of ${judged.length} pictures are as approved. Report: ${relative(process.cwd(), page)}`);
  return isLost ? EXIT.different : exitStatusOf(judged.map(({ verdict }) => verdict));
}
