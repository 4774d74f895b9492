/**
 * Bytes of a whole reservation beside the bytes of others' booking embeds, on the phone of the benchmark `form`. Their
 * packages come from the npm registry into a temporary folder, and their pages from a local server that compresses like
 * the host. Counted are scripts and style sheets, with headers: of ours until Thank You, of theirs until the page asks
 * for the free times, so what they may load later is in their favor.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Browser } from 'playwright';
import { type Transfer, kilobytesOf, openSlowPhone, transfersToThankYou, waitForQuietNetwork } from '../form.ts';
import { launchChromium } from '../phone.ts';
import { type Figure, report } from '../report.ts';
import { startStaticServer } from '../staticServer.ts';
import { CAL, CAL_MAIN, CAL_NEEDS, PUBLISHED, type Peer, buildCal } from './pages.ts';

/** Dependencies without a fixed version are those of this day, so that each run measures the same. */
const DAY = '2026-11-26';
const isCode = ({ url }: Transfer): boolean => /\.(?:js|css)$/.test(new URL(url).pathname);

/** Runs npm in a new folder, without the scripts of packages. Throws with npm's own words. */
function npm(folder: string, ...args: string[]): void {
  mkdirSync(folder);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1', '--loglevel=error'];
  execFileSync('npm', [...args, ...options], { cwd: folder, stdio: 'pipe', encoding: 'utf8' });
}

const pageOf = ({ body }: Peer): string =>
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><body>${body}`;

/** Unpacks the package of a peer and puts its page into it. Returns the folder to serve. */
function unpack(folder: string, peer: Peer): string {
  npm(folder, 'pack', peer.spec);
  execFileSync('tar', ['-xzf', readdirSync(folder)[0]!], { cwd: folder });
  writeFileSync(join(folder, 'package/index.html'), pageOf(peer));
  return join(folder, 'package');
}

/** Installs Cal.com's components and writes their page, which is to be built. */
function installCal(folder: string): void {
  npm(folder, 'install', '--prefix=.', `--before=${DAY}`, CAL.spec, ...CAL_NEEDS.split(' '));
  writeFileSync(join(folder, 'main.jsx'), CAL_MAIN);
  writeFileSync(join(folder, 'index.html'), pageOf(CAL));
}

/** Opens a peer's page and waits until it asks for the free times. Returns the scripts and style sheets it received. */
async function transfersToTimes(browser: Browser, site: string, peer: Peer): Promise<Transfer[]> {
  const server = await startStaticServer(site, {}, 'br');
  const { page, transfers } = await openSlowPhone(browser);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(/^(?!http:\/\/127)/, (route) => {
    const isKnown = peer.answer && route.request().url().includes(peer.answer.part);
    const json = isKnown ? peer.answer.json : { status: 'success', data: [] };
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json });
  });
  try {
    await Promise.all([
      page.waitForRequest(peer.times, { timeout: 60_000 }),
      page.goto(`${server.url}/index.html`, { waitUntil: 'commit' }),
    ]);
    await waitForQuietNetwork(page);
  } catch (error) {
    throw new Error(`The page of ${peer.name} never asked for the free times. ${errors.join('; ')}`, { cause: error });
  } finally {
    await page.context().close();
    server.close();
  }
  return transfers.filter((each) => each.url.startsWith(server.url) && isCode(each));
}

export async function benchPeers(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-bench-peers-'));
  const browser = await launchChromium();
  try {
    const cal = join(folder, 'cal');
    const sites = new Map([[CAL, join(cal, 'out')]]);
    try {
      for (const peer of PUBLISHED) sites.set(peer, unpack(join(folder, String(sites.size)), peer));
      installCal(cal);
    } catch (error) {
      console.error('The benchmark "peers" could not get the peers from the npm registry, which it needs:');
      console.error((error as Error).message.split('\n').slice(0, 2).join('\n'));
      return false;
    }
    await buildCal(cal);
    const ours = await transfersToThankYou(browser);
    const figures: Figure[] = [{ name: 'all bytes to Thank You', unit: 'kB', value: kilobytesOf(ours) }];
    for (const [peer, site] of sites) {
      const theirs = await transfersToTimes(browser, site, peer);
      for (const { url, bytes } of theirs) console.log(`  ${bytes} bytes of ${peer.spec}: ${basename(url)}`);
      figures.push({
        name: 'scripts and styles to Thank You',
        unit: 'kB',
        value: kilobytesOf(ours.filter(isCode)),
        reference: { name: peer.name, value: kilobytesOf(theirs) },
      });
    }
    return report('Bytes of a reservation beside the scripts and styles of others', figures);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
