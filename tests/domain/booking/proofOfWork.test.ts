import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findProof, isProof } from '../../../src/domain/booking/proofOfWork.ts';

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();
const EASY = { parts: 4, bits: 8 };

describe('a proof of work', () => {
  const proof = findProof('key-1', sha256, EASY);

  test('is found and accepted', () => {
    expect(isProof('key-1', proof, sha256, EASY)).toBe(true);
  });

  test('takes about 2^bits hashes for each part', () => {
    let hashes = 0;
    const counted = (text: string): Uint8Array => {
      hashes++;
      return sha256(text);
    };
    for (let key = 0; key < 50; key++) findProof(`key-${key}`, counted, EASY);
    const average = hashes / 50 / EASY.parts;
    expect(average).toBeGreaterThan(2 ** EASY.bits * 0.7);
    expect(average).toBeLessThan(2 ** EASY.bits * 1.3);
  });

  test.each<[string, unknown, unknown]>([
    ['of another key', 'key-2', proof],
    ['with a part missing', 'key-1', proof.replace(/,\d+$/, '')],
    ['with a part too many', 'key-1', `${proof},0`],
    ['with parts in another order', 'key-1', proof.split(',').toReversed().join(',')],
    ['that repeats a part', 'key-1', Array.from({ length: EASY.parts }, () => proof.split(',')[0]).join(',')],
    ['with other text', 'key-1', `${proof}x`],
    ['that is very long', 'key-1', `${'0'.repeat(10_000)}${proof}`],
    ['that is empty', 'key-1', ''],
    ['that is missing', 'key-1', undefined],
    ['without a key', undefined, proof],
    ['with an empty key', '', findProof('', sha256, EASY)],
  ])('%s is rejected', (_, key, given) => {
    expect(isProof(key, given, sha256, EASY)).toBe(false);
  });
});
