/** Importing large drawings: how long until the review, the longest task of the page meanwhile, and Cancel. */
import type { Page } from 'playwright';
import { messages } from '../../src/editor/messages.ts';
import { editorAddress, startHost } from '../support/host.ts';
import { launchChromium } from './phone.ts';
import { type Figure, median, relativeSpread, report } from './report.ts';

const MB = 1_048_576;
const MAX = { review: 5_000, task: 100, cancel: 200 };
/** The reading of a file has begun. */
const CANCEL_AFTER_MS = 60;
/** What follows the click that places the plan. */
const PLACING_MS = 2_000;
const CHAIRS = [
  [-28, 0],
  [28, 0],
  [0, -28],
  [0, 28],
] as const;

type Place = { readonly x: number; readonly y: number; readonly number: number };

/** Writes tables of four chairs until the text is as long as wanted. */
function tablesOf(bytes: number, columns: number, write: (place: Place) => string): string {
  let text = '';
  for (let i = 0; text.length < bytes; i++)
    text += write({ x: 60 + (i % columns) * 90, y: 60 + Math.floor(i / columns) * 90, number: i + 1 });
  return text;
}

function svgOf(bytes: number): string {
  const tables = tablesOf(bytes, 50, ({ x, y, number }) => {
    const chairs = CHAIRS.map(([dx, dy]) => `<circle cx="${x + dx}" cy="${y + dy}" r="7" fill="#bbb"/>`);
    return `<g><rect x="${x - 18}" y="${y - 18}" width="36" height="36" fill="#c96"/>${chairs.join('')}<text x="${x}" y="${y + 4}" font-size="12" text-anchor="middle">${number}</text></g>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4600 12000">${tables}</svg>`;
}

function dxfOf(bytes: number): string {
  const entity = (...codes: readonly (string | number)[]): string => `${codes.join('\n')}\n`;
  const tables = tablesOf(bytes, 50, ({ x, y, number }) => {
    const corners = [
      [x - 18, y - 18],
      [x + 18, y - 18],
      [x + 18, y + 18],
      [x - 18, y + 18],
    ].flatMap(([cx = 0, cy = 0]) => [10, `${cx}.0`, 20, `${cy}.0`]);
    return [
      entity(0, 'LWPOLYLINE', 8, 'Tables', 90, 4, 70, 1, ...corners),
      ...CHAIRS.map(([dx, dy]) => entity(0, 'CIRCLE', 8, 'Chairs', 10, `${x + dx}.0`, 20, `${y + dy}.0`, 40, '7.0')),
      entity(0, 'TEXT', 8, 'Numbers', 10, `${x - 6}.0`, 20, `${y - 6}.0`, 40, '12.0', 1, number),
    ].join('');
  });
  return `${entity(0, 'SECTION', 2, 'ENTITIES')}${tables}${entity(0, 'ENDSEC', 0, 'EOF')}`;
}

function pdfOf(bytes: number): string {
  /** A circle of four curves. */
  const circle = (x: number, y: number, r: number): string => {
    const k = 0.5523 * r;
    const at = (...values: readonly number[]): string => values.map((value) => value.toFixed(3)).join(' ');
    return `${at(x + r, y)} m ${at(x + r, y + k, x + k, y + r, x, y + r)} c ${at(x - k, y + r, x - r, y + k, x - r, y)} c ${at(x - r, y - k, x - k, y - r, x, y - r)} c ${at(x + k, y - r, x + r, y - k, x + r, y)} c f\n`;
  };
  const content = tablesOf(bytes, 120, ({ x, y, number }) => {
    const chairs = CHAIRS.map(([dx, dy]) => circle(x + dx, y + dy, 7));
    return `0.8 0.6 0.4 rg ${x - 18} ${y - 18} 36 36 re f\n0.7 g ${chairs.join('')}BT /F1 12 Tf ${x - 6} ${y - 4} Td (${number}) Tj ET\n`;
  });
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10900 7000] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}endstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  return `${text}xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}

async function dropFile(page: Page, name: string, content: string): Promise<void> {
  await page.evaluate(
    (file) => {
      const data = new DataTransfer();
      data.items.add(new File([file.content], file.name));
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    { name, content },
  );
}

/** Returns the times of one import, in milliseconds. */
async function measure(page: Page, name: string, content: string): Promise<{ review: number; task: number }> {
  await page.evaluate(`window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries())).observe({ type: 'longtask' });`);
  await dropFile(page, name, content);
  // What the test itself sends is no work of the page, though the page may hear of it later.
  const start = performance.now();
  await page.evaluate('window.dropped = performance.now()');
  await page.locator('.editor-import-counts').waitFor();
  const review = performance.now() - start;
  await page.getByRole('button', { name: messages.import, exact: true }).last().click();
  await page.waitForTimeout(PLACING_MS);
  const longest =
    'Math.max(0, ...window.tasks.filter(({ startTime }) => startTime >= window.dropped).map(({ duration }) => duration))';
  return { review, task: await page.evaluate<number>(longest) };
}

/** Returns how long the dialog stays after a click on Cancel, as the page sees it. */
async function measureCancel(page: Page, name: string, content: string): Promise<number> {
  await dropFile(page, name, content);
  await page.getByRole('button', { name: messages.cancelReading, exact: true }).waitFor();
  // As text: the names that tsx gives to functions are unknown in the page. The button is the one of then, as one that
  // was replaced closes nothing.
  return page.evaluate<number>(`new Promise((resolve) => setTimeout(() => {
    const start = performance.now();
    [...document.querySelectorAll('dialog[open] button')]
      .find(({ textContent }) => textContent === ${JSON.stringify(messages.cancelReading)})?.click();
    (function look() {
      const time = performance.now() - start;
      if (document.querySelector('dialog[open]') && time < ${MAX.review}) requestAnimationFrame(look);
      else resolve(time);
    })();
  }, ${CANCEL_AFTER_MS}))`);
}

export async function benchImporting(runs = 3): Promise<boolean> {
  const files = [
    ['SVG', 'plan.svg', svgOf(2 * MB)],
    ['DXF', 'plan.dxf', dxfOf(2 * MB)],
    ['PDF', 'plan.pdf', pdfOf(5 * MB)],
  ] as const;
  const host = await startHost({ env: { RATE_LIMIT: '0' } });
  const browser = await launchChromium();
  const figures: Figure[] = [];
  const open = async (): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
    await page.goto(editorAddress(host, 'beach-camp'));
    await page.locator('[data-testid=plan][data-ready=true]').waitFor();
    return page;
  };
  for (const [format, name, content] of files) {
    const times = { review: [] as number[], task: [] as number[], cancel: [] as number[] };
    for (let run = 0; run < runs; run++) {
      const page = await open();
      const { review, task } = await measure(page, name, content);
      times.review.push(review);
      times.task.push(task);
      await page.close();
      const other = await open();
      times.cancel.push(await measureCancel(other, name, content));
      await other.close();
    }
    const size = `${Math.round(content.length / MB)} MB of ${format}`;
    const names = { review: 'until the review', task: 'longest task', cancel: 'from Cancel to the plan' };
    for (const key of ['review', 'task', 'cancel'] as const)
      figures.push({
        name: `${size}: ${names[key]}`,
        unit: 'ms',
        value: median(times[key]),
        noise: relativeSpread(times[key]),
        limit: { max: MAX[key] },
      });
  }
  await browser.close();
  await host.stop();
  return report(`Importing large drawings (median of ${runs})`, figures);
}
