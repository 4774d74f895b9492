/** A phone's frame with the plan in it: a tap chooses, releases or is refused as a visitor's is. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { type Plan, tablesOf } from '../../domain/plan.ts';
import { type Refusal, partyTooSmallWords, refusalOf, seatSum, toggleTable } from '../../domain/selection.ts';
import type { Table } from '../../domain/table.ts';
import { type PlainDate, dateForPeople } from '../../domain/time.ts';
import type { PublicVenue } from '../../domain/venue.ts';
import type { Theme } from '../../map/palette.ts';
import { PlanStage } from '../../map/PlanStage.tsx';
import { buildScene } from '../../map/scene.ts';
import type { TableState } from '../../map/tableLook.ts';
import { pictureAddressAtom } from '../atoms/host.ts';
import { words } from '../words.ts';

type VisitorPlanProps = {
  readonly plan: Plan;
  readonly venue: PublicVenue;
  readonly date: PlainDate;
  readonly guests: number;
  readonly taken: ReadonlySet<string>;
  readonly theme: Theme;
  readonly size: { readonly width: number; readonly height: number };
};

const INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

export function VisitorPlan({ plan, venue, date, guests, taken, theme, size }: VisitorPlanProps): ReactNode {
  const pictureAddress = useAtomValue(pictureAddressAtom);
  const tables = useMemo(() => tablesOf(plan, taken), [plan, taken]);
  const byKey = useMemo(() => new Map(tables.map((table) => [table.key, table])), [tables]);
  const scene = useMemo(() => buildScene(tables, plan), [tables, plan]);
  const [wished, setWished] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState('');
  // A date on which somebody else has it gives it up.
  const selected = useMemo(() => wished.filter((key) => byKey.get(key)?.available), [wished, byKey]);
  const chosen = selected.flatMap((key) => byKey.get(key) ?? []);
  const states = useMemo(() => statesOf(tables, selected, guests, venue), [tables, selected, guests, venue]);
  const tap = (table: Table): void => {
    const toggle = toggleTable(table, selected, byKey, guests, venue.seat_rules);
    if (toggle.ok) setWished(toggle.selected);
    setRefused(toggle.ok ? '' : refusalWords(toggle.refusal, table.name, guests));
  };
  return (
    <div className="phone" data-theme={theme} style={{ width: size.width, height: size.height }}>
      <header className="phone-head">
        <strong>{venue.name}</strong>
        <span>{`${dateForPeople(date, venue.language)} · ${words.publishing.guests(guests)}`}</span>
      </header>
      <div className="phone-plan">
        <PlanStage
          scene={scene}
          states={states}
          theme={theme}
          insets={INSETS}
          label={words.preview.plan}
          pictureAddress={pictureAddress}
          onTap={({ table }) => {
            if (table) tap(table);
            else setRefused('');
          }}
        />
        {refused !== '' && (
          <p className="phone-refused" role="alert">
            {refused}
          </p>
        )}
        <ul className="unseen" aria-label={words.preview.tables}>
          {tables.map((table) => (
            <li key={table.key}>
              <button
                type="button"
                tabIndex={-1}
                aria-pressed={selected.includes(table.key)}
                onClick={() => {
                  tap(table);
                }}
              >{`${table.name}, ${words.seats(table.seats)}, ${words.preview.states[states.get(table.key)!]}`}</button>
            </li>
          ))}
        </ul>
      </div>
      <footer className="phone-foot">
        <span>{words.preview.chosen(chosen.map(({ name }) => name).join(', '))}</span>
        <strong>{words.preview.seats(seatSum(chosen), guests)}</strong>
      </footer>
    </div>
  );
}

/** What each table is to such a party, asked as if nothing were chosen: enough seats is no fault of a table. */
function statesOf(
  tables: readonly Table[],
  selected: readonly string[],
  guests: number,
  { seat_rules }: PublicVenue,
): ReadonlyMap<string, TableState> {
  return new Map(
    tables.map((table): [string, TableState] => {
      if (selected.includes(table.key)) return [table.key, 'chosen'];
      const refusal = refusalOf(table, [], guests, seat_rules);
      return [table.key, refusal === undefined ? 'free' : refusal.reason === 'taken' ? 'taken' : 'unfit'];
    }),
  );
}

function refusalWords(refusal: Refusal, table: string, guests: number): string {
  switch (refusal.reason) {
    case 'taken':
      return words.preview.taken(table);
    case 'enough-seats':
      return words.preview.enough(guests);
    case 'party-too-small':
      return partyTooSmallWords(refusal.seats, refusal.minGuests);
  }
}
