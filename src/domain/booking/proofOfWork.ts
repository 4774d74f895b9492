/**
 * Proof of work (hashcash): the page searches numbers whose hashes with the idempotency key begin with zero bits, which
 * costs a second of a phone's time for each reservation, and the host checks them with a few hashes. Many small
 * searches instead of a large one keep the time even. The key is used up by its reservation, so no challenge has to be
 * fetched or stored.
 */

/** How much work a proof takes: on average `parts` · 2^`bits` hashes. */
export type Difficulty = { readonly parts: number; readonly bits: number };
export const PROOF_DIFFICULTY: Difficulty = { parts: 16, bits: 13 };
const MAX_PROOF_LENGTH = 400;

/** Returns the SHA-256 of a text. The host and the page's worker have different implementations. */
export type Sha256 = (text: string) => Uint8Array;

/** Finds the proof for a key: one number for each part, separated by commas. */
export function findProof(key: string, sha256: Sha256, { parts, bits }: Difficulty = PROOF_DIFFICULTY): string {
  return Array.from({ length: parts }, (_, part) => {
    let number = 0;
    while (!hasZeroBits(sha256(textOf(key, part, number)), bits)) number++;
    return number;
  }).join(',');
}

/** Returns whether a proof, which is not trusted, belongs to a key. */
export function isProof(
  key: unknown,
  proof: unknown,
  sha256: Sha256,
  { parts, bits }: Difficulty = PROOF_DIFFICULTY,
): boolean {
  if (typeof key !== 'string' || key === '' || typeof proof !== 'string' || proof.length > MAX_PROOF_LENGTH)
    return false;
  const numbers = proof.split(',');
  return (
    numbers.length === parts &&
    numbers.every((number, part) => /^\d+$/.test(number) && hasZeroBits(sha256(textOf(key, part, number)), bits))
  );
}

function textOf(key: string, part: number, number: number | string): string {
  return `${key}.${part}.${number}`;
}

function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const [first = 0, second = 0, third = 0, fourth = 0] = hash;
  return Math.clz32((first << 24) | (second << 16) | (third << 8) | fourth) >= bits;
}
