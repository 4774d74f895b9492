import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findProof, isProof } from '../../../src/domain/booking/proofOfWork.ts';

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();
const EASY = { parts: 4, bits: 8 };
const MINUTE_MS = 60_000;
/** The start of a window. */
const NOW = 1_800_000_000_000;

describe('a proof of work', () => {
  const proof = findProof('key-1', NOW, sha256, EASY);

  test('a proof of work is found and accepted', () => {
    expect(isProof('key-1', proof, NOW, sha256, EASY)).toBe(true);
  });

  const [WINDOW, list = ''] = proof.split(':');
  const PARTS = list.split(',');

  test.each([
    [-1, false],
    [0, true],
    [9, true],
    [10, false],
  ])('a proof of work counts %s minutes after its time: %s', (minutes, expected) => {
    expect(isProof('key-1', proof, NOW + minutes * MINUTE_MS, sha256, EASY)).toBe(expected);
  });

  test('a proof of work takes about 2^bits hashes for each part', () => {
    let hashes = 0;
    const counted = (text: string): Uint8Array => {
      hashes++;
      return sha256(text);
    };
    for (let key = 0; key < 50; key++) findProof(`key-${key}`, NOW, counted, EASY);
    const average = hashes / 50 / EASY.parts;
    expect(average).toBeGreaterThan(2 ** EASY.bits * 0.7);
    expect(average).toBeLessThan(2 ** EASY.bits * 1.3);
  });

  test.each<[string, unknown, unknown]>([
    ['of another key', 'key-2', proof],
    ['with a part missing', 'key-1', proof.replace(/,\d+$/, '')],
    ['with a part too many', 'key-1', `${proof},0`],
    ['with parts in another order', 'key-1', `${WINDOW}:${PARTS.toReversed().join(',')}`],
    ['that repeats a part', 'key-1', `${WINDOW}:${PARTS.map(() => PARTS[0]).join(',')}`],
    ['that names another window', 'key-1', `${Number(WINDOW) - 1}:${PARTS.join(',')}`],
    ['that writes its window in another way', 'key-1', `0${proof}`],
    ['without a window', 'key-1', PARTS.join(',')],
    ['with other text', 'key-1', `${proof}x`],
    ['that is very long', 'key-1', `${'0'.repeat(10_000)}${proof}`],
    ['that is empty', 'key-1', ''],
    ['that is missing', 'key-1', undefined],
    ['without a key', undefined, proof],
    ['with an empty key', '', findProof('', NOW, sha256, EASY)],
  ])('a proof of work is rejected: one %s', (_, key, given) => {
    expect(isProof(key, given, NOW, sha256, EASY)).toBe(false);
  });
});
