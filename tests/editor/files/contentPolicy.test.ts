/** Exports and imports drawings under the content security policy of the host. It stays in force in this file. */
import { expect, test } from 'vitest';
import { exportSvg } from '../../../src/editor/files/export/svg/exportSvg.ts';
import { importDrawing } from './import/importDriver.ts';
import { BEACH } from './samplePlans.ts';

test('an exported SVG has its fonts, and an imported one its styles, without a violation of the policy', async () => {
  const violations: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective));
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src-attr 'none'; style-src-elem 'none'";
  document.head.append(policy);
  const exported = await exportSvg(BEACH);
  const root = new DOMParser().parseFromString(exported.replaceAll(' style=', ' data-style='), 'image/svg+xml');
  const texts = [...root.querySelectorAll('text')];
  expect(texts.length).toBeGreaterThan(90);
  for (const text of texts) {
    expect(text.getAttribute('font-family')).toContain('Source Sans 3');
    expect(text.getAttribute('font-size')).toMatch(/^[\d.]+px$/);
    expect(text.getAttribute('font-weight')).toMatch(/^\d+$/);
  }
  expect((await importDrawing(exported)).ok).toBe(true);
  // As Inkscape and Illustrator write drawings.
  const read = await importDrawing(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
    <style>.wall{fill:none;stroke:#333;stroke-width:6}</style>
    <path class="wall" d="M10 200H110V250"/>
    <polyline style="fill:none;stroke:#00f;stroke-width:4" points="200,200 300,200 300,250"/>
    <g style="transform:translate(50px,20px)"><rect style="fill:#cc3333" width="40" height="30"/></g>
  </svg>`);
  if (!read.ok) throw new Error(read.error);
  expect(read.plan.decor.map((piece) => (piece.kind === 'wall' ? piece.width : piece.kind))).toEqual([6, 4]);
  expect(read.plan.areas[0]?.rooms[0]?.coordinates).toMatchObject({ x: 50, y: 20 });
  expect(read.plan.categories[0]?.color).toBe('#cc3333');
  expect(violations).toEqual([]);
});
