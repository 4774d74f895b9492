/** What a fixture says of the table that is pointed out: its description is a host's, and untrusted. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { sanitise } from '../../api/sanitise.ts';
import { stateAtom } from '../atoms/state.ts';
import type { Fixture } from '../fixture.ts';
import { pointedBy } from '../pointed.ts';
import { words } from '../words.ts';

export function TableFacts({ fixture }: { readonly fixture: Fixture }): ReactNode {
  const { mark } = useAtomValue(stateAtom);
  const pointed = mark === undefined ? undefined : pointedBy(fixture, mark);
  if (!pointed) return null;
  const { table, drawn } = pointed;
  return (
    <section className="panel" aria-label={words.table}>
      <h2>
        <bdi>{table.name}</bdi>
      </h2>
      <p className="soft figures">{words.facts(table)}</p>
      {drawn && drawn !== table && <p className="not-drawn">{words.notDrawn(table, drawn)}</p>}
      {table.description.trim() !== '' && (
        <div className="description" dir="auto" dangerouslySetInnerHTML={{ __html: sanitise(table.description) }} />
      )}
    </section>
  );
}
