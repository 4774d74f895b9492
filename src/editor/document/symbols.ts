/**
 * Symbols: named selections of tables and decor that can be placed again. They are kept on the device per venue, since
 * the host stores what visitors see, and a file carries them to another device.
 */
import * as z from 'zod/mini';
import { atom } from 'jotai';
import type { Point } from '../../domain/geometry/boxes.ts';
import { MAX_NAME_LENGTH } from '../../domain/plan/limits.ts';
import { parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { createNamedList } from './namedList.ts';
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

export const {
  listAtom: symbolsAtom,
  addAtom: addSymbolsAtom,
  deleteAtom: deleteSymbolAtom,
} = createNamedList<PlanSymbol>({
  storageKey: (get) => `tidetable-symbols ${get(pageAtom).tenant}`,
  serialize: serializeSymbols,
  parse: parseSymbols,
  max: MAX_SYMBOLS,
});

const chosenNameAtom = atom<string>();
/** The symbol that the symbol tool places: the chosen one, or else the first. */
export const chosenSymbolAtom = atom(
  (get): PlanSymbol | undefined => {
    const symbols = get(symbolsAtom);
    const name = get(chosenNameAtom);
    return symbols.find((symbol) => symbol.name === name) ?? symbols[0];
  },
  (_get, set, name: string) => set(chosenNameAtom, name),
);
