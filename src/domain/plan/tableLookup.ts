/** Finds tables by their keys. */
import type { Table } from './table.ts';

export type TableLookup = Pick<ReadonlyMap<string, Table>, 'get'>;

/** At most this share of the slots is taken, so that searches stay short. */
const MAX_LOAD = 0.5;

/**
 * Returns a function that finds the index of a key. A hash table of numbers outside of the JavaScript heap replaces a
 * `Map`, which takes twice the memory for thousands of keys.
 */
export function keyIndex(items: readonly { readonly key: string }[]): (key: string) => number | undefined {
  const mask = 2 ** Math.ceil(Math.log2(items.length / MAX_LOAD + 1)) - 1;
  /** The index of an item plus one, or 0 for a free slot. */
  const slots = new Uint32Array(mask + 1);
  /** Returns the slot of a key, or the free slot where it belongs. */
  const slotOf = (key: string): number => {
    let slot = hash(key) & mask;
    for (let taken = slots[slot]; taken && items[taken - 1]?.key !== key; taken = slots[slot]) slot = (slot + 1) & mask;
    return slot;
  };
  for (const [index, { key }] of items.entries()) slots[slotOf(key)] = index + 1;
  return (key) => {
    const taken = slots[slotOf(key)];
    return taken ? taken - 1 : undefined;
  };
}

export function tableLookup(tables: readonly Table[]): TableLookup {
  const indexOf = keyIndex(tables);
  return {
    get(key) {
      const index = indexOf(key);
      return index === undefined ? undefined : tables[index];
    },
  };
}

/** FNV-1a, on UTF-16 units (http://www.isthe.com/chongo/tech/comp/fnv/). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value;
}
