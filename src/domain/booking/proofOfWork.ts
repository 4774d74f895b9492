/**
 * Proof of work (hashcash): the page searches numbers whose hashes with the idempotency key begin with zero bits, which
 * costs a second of a phone's time for each reservation, and the host checks them with a few hashes. Many small
 * searches instead of a large one keep the time even. No challenge has to be fetched or stored: the key is used up by
 * its reservation, and the time that is hashed too keeps proofs from being made in advance.
 */

/** How much work a proof takes: on average `parts` · 2^`bits` hashes. */
type Difficulty = { readonly parts: number; readonly bits: number };
const PROOF_DIFFICULTY: Difficulty = { parts: 16, bits: 13 };
const MAX_PROOF_LENGTH = 400;
/**
 * A proof counts in the window of its time and in the next one. Two windows are shorter than a hold, which frees its key
 * if it expires.
 */
const WINDOW_MS = 5 * 60_000;

/** Returns the SHA-256 of a text. The host and the page's worker have different implementations. */
type Sha256 = (text: string) => Uint8Array;

/**
 * Finds the proof for a key at a time in epoch milliseconds: the number of the time's window, a colon, and one number for
 * each part, separated by commas.
 */
export function findProof(
  key: string,
  now: number,
  sha256: Sha256,
  { parts, bits }: Difficulty = PROOF_DIFFICULTY,
): string {
  const window = windowOf(now);
  const numbers = Array.from({ length: parts }, (_, part) => {
    let number = 0;
    while (!hasZeroBits(sha256(textOf(key, window, part, number)), bits)) number++;
    return number;
  });
  return `${window}:${numbers.join(',')}`;
}

/** Returns whether a proof, which is not trusted, belongs to a key and to a time in epoch milliseconds. */
export function isProof(
  key: unknown,
  proof: unknown,
  now: number,
  sha256: Sha256,
  { parts, bits }: Difficulty = PROOF_DIFFICULTY,
): boolean {
  if (typeof key !== 'string' || key === '' || typeof proof !== 'string' || proof.length > MAX_PROOF_LENGTH)
    return false;
  const [window = '', list = ''] = proof.split(':', 2);
  const numbers = list.split(',');
  const age = windowOf(now) - Number(window);
  return (
    (age === 0 || age === 1) &&
    numbers.length === parts &&
    proof === `${Number(window)}:${list}` &&
    numbers.every(
      (number, part) => /^\d+$/.test(number) && hasZeroBits(sha256(textOf(key, window, part, number)), bits),
    )
  );
}

function windowOf(now: number): number {
  return Math.floor(now / WINDOW_MS);
}

function textOf(key: string, window: number | string, part: number, number: number | string): string {
  return `${key}.${window}.${part}.${number}`;
}

function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const [first = 0, second = 0, third = 0, fourth = 0] = hash;
  return Math.clz32((first << 24) | (second << 16) | (third << 8) | fourth) >= bits;
}
