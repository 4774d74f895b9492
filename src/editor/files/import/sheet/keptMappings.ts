/** What the owner says about the columns of a sheet is kept on the device, for the next file with the same header. */
import * as z from 'zod/mini';
import { foldText } from '../../../../domain/text/foldText.ts';
import { COLUMNS, type Mapping, type Sheet, guessMapping } from './sheetTables.ts';

const STORAGE_KEY = 'editor-import-columns';
const MAX_KEPT = 30;

/** The newest is last. `null` is a column that isn't used. */
const keptSchema = z.array(
  z.object({ header: z.string(), columns: z.array(z.nullable(z.enum(COLUMNS))).check(z.maxLength(1_000)) }),
);
type Kept = z.infer<typeof keptSchema>;

/** Returns the mapping that was kept for a sheet with this header. */
export function keptMapping(sheet: Sheet): Mapping | undefined {
  const header = headerOf(sheet);
  const kept = read().find((each) => each.header === header);
  return (
    kept && {
      start: guessMapping(sheet).start,
      hasHeader: true,
      columns: kept.columns.map((column) => column ?? undefined),
    }
  );
}

/** Keeps a mapping unless it is what would be guessed anyway, or the sheet has no header to know it by. */
export function keepMapping(sheet: Sheet, { hasHeader, columns }: Mapping): void {
  const header = headerOf(sheet);
  const others = read().filter((each) => each.header !== header);
  const isGuess = guessMapping(sheet).columns.join() === columns.join();
  const own = hasHeader && !isGuess ? [{ header, columns: columns.map((column) => column ?? null) }] : [];
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...others, ...own].slice(-MAX_KEPT)));
  } catch {
    /* The owner maps the columns again next time. */
  }
}

const headerOf = (sheet: Sheet): string =>
  JSON.stringify((sheet.rows[guessMapping(sheet).start] ?? []).map((cell) => foldText(cell).trim()));

function read(): Kept {
  try {
    return keptSchema.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}
