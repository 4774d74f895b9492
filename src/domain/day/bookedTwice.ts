/** Tables that two have at the same time, since the venue's plan or settings have changed. */
import { occupiedTables } from './occupiedTables.ts';
import { type Block, type Party, isClosedArea } from './party.ts';
import { type VisitRules, heldSlots } from './visit.ts';

/** `party` has tables that another party or a block has as well, and should move. */
type BookedTwice = { readonly party: Party; readonly other: Party | Block; readonly tables: readonly string[] };

/** Returns the parties of a date whose tables others have as well: blocks, or whoever reserved them earlier. */
export function findBookedTwice(
  {
    date,
    parties,
    blocks,
  }: { readonly date: string; readonly parties: readonly Party[]; readonly blocks: readonly Block[] },
  rules: VisitRules,
): BookedTwice[] {
  // What an area's closure means for its parties is decided apart.
  const inForce = blocks.filter((block) => !isClosedArea(block));
  const others = new Map<number, Party | Block>([...inForce, ...parties].map((each) => [each.id, each]));
  const occupied = occupiedTables(
    inForce.map((facts) => ({ block: facts.id, facts })),
    date,
    rules,
  );
  return parties
    .toSorted((a, b) => a.id - b.id)
    .flatMap((party) => {
      const tables = new Map<number, string[]>();
      for (const { table, holder } of occupied.collisions(party.tables, (key) => heldSlots(party, rules, key))) {
        const id = 'party' in holder ? holder.party : holder.block;
        tables.set(id, [...(tables.get(id) ?? []), table]);
      }
      occupied.add({ party: party.id, visit: party });
      return [...tables].flatMap(([id, keys]) => {
        const other = others.get(id);
        return other ? [{ party, other, tables: keys }] : [];
      });
    });
}
