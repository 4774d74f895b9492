/**
 * Symbols: named selections of tables and decor that can be placed again. They are kept on the device per venue, since
 * the host stores what visitors see, and a file carries them to another device.
 */
import * as z from 'zod/mini';
import { atom } from 'jotai';
import type { Point } from '../../domain/geometry/boxes.ts';
import { MAX_NAME_LENGTH } from '../../domain/plan/limits.ts';
import { parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { clipboardItemsSchema, hasCategoryOfEachTable } from './clipboard.ts';
import { pageAtom } from './hostState.ts';

/** The value of `kind` in stored and exported symbols. */
const MARKER = 'tidetable/symbols/1';
const MAX_SYMBOLS = 200;

const symbolSchema = z
  .strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME_LENGTH)),
    /** The middle of the items, which goes where the symbol is placed. In plan units. */
    center: z.strictObject({ x: z.number(), y: z.number() }),
    items: clipboardItemsSchema,
  })
  .check(z.refine(({ items }) => hasCategoryOfEachTable(items), 'lacks the category of a table'));
const symbolsSchema = z.strictObject({
  kind: z.literal(MARKER),
  symbols: z.array(symbolSchema).check(z.maxLength(MAX_SYMBOLS)),
});
export type PlanSymbol = z.infer<typeof symbolSchema> & { readonly center: Point };

/** Returns symbols as the text of a file. */
export function serializeSymbols(symbols: readonly PlanSymbol[]): string {
  return JSON.stringify({ kind: MARKER, symbols });
}

/** Returns the symbols of a file, or undefined if the text has none that can be read. */
export function parseSymbols(text: string): readonly PlanSymbol[] | undefined {
  try {
    const read = parseWithSchema(symbolsSchema, JSON.parse(text));
    return read.ok ? read.value.symbols : undefined;
  } catch {
    return undefined;
  }
}

const storageKey = (tenant: string): string => `tidetable-symbols ${tenant}`;

/** Without storage, as in some private windows, there are no symbols. */
function readStored(tenant: string): readonly PlanSymbol[] {
  try {
    return parseSymbols(localStorage.getItem(storageKey(tenant)) ?? '') ?? [];
  } catch {
    return [];
  }
}

const revisionAtom = atom(0);
/** The symbols of the venue on this device, by name. */
export const symbolsAtom = atom((get): readonly PlanSymbol[] => {
  get(revisionAtom);
  return readStored(get(pageAtom).tenant);
});

/** Changes the stored symbols, which another tab may have changed. Returns whether they are stored. */
const updateSymbolsAtom = atom(
  null,
  (get, set, change: (symbols: readonly PlanSymbol[]) => readonly PlanSymbol[]): boolean => {
    const { tenant } = get(pageAtom);
    const symbols = change(readStored(tenant)).toSorted((a, b) => a.name.localeCompare(b.name));
    if (symbols.length > MAX_SYMBOLS) return false;
    try {
      localStorage.setItem(storageKey(tenant), serializeSymbols(symbols));
    } catch {
      return false;
    }
    set(revisionAtom, (revision) => revision + 1);
    return true;
  },
);

/** Adds symbols, in place of those of the same name. Returns whether they are stored. */
export const addSymbolsAtom = atom(null, (_get, set, added: readonly PlanSymbol[]): boolean => {
  const names = new Set(added.map(({ name }) => name));
  return set(updateSymbolsAtom, (symbols) => [...symbols.filter(({ name }) => !names.has(name)), ...added]);
});

export const deleteSymbolAtom = atom(null, (_get, set, name: string): boolean =>
  set(updateSymbolsAtom, (symbols) => symbols.filter((symbol) => symbol.name !== name)),
);

const chosenNameAtom = atom<string>();
/** The symbol that the symbol tool places: the chosen one, or else the first. */
export const chosenSymbolAtom = atom(
  (get): PlanSymbol | undefined => {
    const symbols = get(symbolsAtom);
    const name = get(chosenNameAtom);
    return symbols.find((symbol) => symbol.name === name) ?? symbols[0];
  },
  (_get, set, name: string) => {
    set(chosenNameAtom, name);
  },
);
