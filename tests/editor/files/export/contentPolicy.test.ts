/**
 * Exports under the content security policy of the host. The policy stays in force, so this file has only this test.
 */
import { expect, test } from 'vitest';
import { exportSvg } from '../../../../src/editor/files/export/svg/exportSvg.ts';
import { BEACH } from '../samplePlans.ts';

test('an exported SVG has its fonts, and the export violates no policy', async () => {
  const violations: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective));
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src-attr 'none'";
  document.head.append(policy);
  const root = new DOMParser().parseFromString(await exportSvg(BEACH), 'image/svg+xml').documentElement;
  const texts = [...root.querySelectorAll('text')];
  expect(texts.length).toBeGreaterThan(90);
  for (const text of texts) {
    expect(text.getAttribute('font-family')).toContain('Source Sans 3');
    expect(text.getAttribute('font-size')).toMatch(/^[\d.]+px$/);
    expect(text.getAttribute('font-weight')).toMatch(/^\d+$/);
  }
  expect(violations).toEqual([]);
});
