import { afterEach, expect, test } from 'vitest';
import { formatLength, formatMove, formatSize } from '../../src/editor/lengths.ts';
import { loadMessages } from '../../src/editor/messages.ts';

afterEach(() => loadMessages('en'));

test('writes lengths in meters, or in plan units without a scale', () => {
  expect(formatLength(120, 50)).toBe('2.4 m');
  expect(formatLength(120.456, undefined)).toBe('120.46');
  expect(formatSize({ width: 120, height: 60 }, 50)).toBe('2.4 m × 1.2 m');
  expect(formatSize({ width: 120, height: 60 })).toBe('120 × 60');
  expect(formatMove({ x: 60, y: -20 }, 50)).toBe('→ 1.2 m  ↑ 0.4 m');
  expect(formatMove({ x: -60, y: 0 })).toBe('← 60');
  expect(formatMove({ x: 0, y: 20 })).toBe('↓ 20');
});

test('a length has the decimal sign of the language, and digits that fields read', async () => {
  await loadMessages('de');
  expect([formatLength(120, 50), formatLength(1_234.5, undefined)]).toEqual(['2,4 m', '1234,5']);
  await loadMessages('ar');
  expect(formatLength(-120, 50)).toBe('-2.4 m');
});
