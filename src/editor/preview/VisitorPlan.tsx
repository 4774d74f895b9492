/** A phone's frame with the plan in it: a tap chooses, releases or is refused as a visitor's is. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { type Plan, tablesFromPlan } from '../../domain/plan/plan.ts';
import { type SelectionError, partyTooSmallMessage, toggleTable, totalSeats } from '../../domain/booking/selection.ts';
import { tableStates } from '../../domain/booking/tableState.ts';
import type { Table } from '../../domain/plan/table.ts';
import { type PlainDate, formatDisplayDate } from '../../domain/booking/time.ts';
import type { PublicVenue } from '../../domain/booking/venue.ts';
import type { Theme } from '../../map/paint/palette.ts';
import { PlanStage } from '../../map/PlanStage.tsx';
import { buildScene } from '../../map/scene/scene.ts';
import { pictureUrlAtom } from '../document/hostState.ts';
import { messages } from '../messages.ts';

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
  const pictureAddress = useAtomValue(pictureUrlAtom);
  const tables = useMemo(() => tablesFromPlan(plan, taken), [plan, taken]);
  const byKey = useMemo(() => new Map(tables.map((table) => [table.key, table])), [tables]);
  const scene = useMemo(() => buildScene(tables, plan), [tables, plan]);
  const [wished, setWished] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState('');
  // A date on which somebody else has it gives it up.
  const selected = useMemo(() => wished.filter((key) => byKey.get(key)?.available), [wished, byKey]);
  const chosen = selected.flatMap((key) => byKey.get(key) ?? []);
  const states = useMemo(
    () => tableStates(tables, new Set(selected), guests, venue.seat_rules),
    [tables, selected, guests, venue.seat_rules],
  );
  const tap = (table: Table): void => {
    const toggle = toggleTable(table, selected, byKey, guests, venue.seat_rules);
    if (toggle.ok) setWished(toggle.selected);
    setRefused(toggle.ok ? '' : refusalWords(toggle.error, table.name, guests));
  };
  return (
    <div className="phone" data-theme={theme} style={{ width: size.width, height: size.height }}>
      <header className="phone-head">
        <strong>{venue.name}</strong>
        <span>{`${formatDisplayDate(date, venue.language)} · ${messages.publishing.guests(guests)}`}</span>
      </header>
      <div className="phone-plan">
        <PlanStage
          scene={scene}
          states={states}
          theme={theme}
          insets={INSETS}
          label={messages.preview.plan}
          imageUrl={pictureAddress}
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
        <ul className="ui-visually-hidden" aria-label={messages.preview.tables}>
          {tables.map((table) => (
            <li key={table.key}>
              <button
                type="button"
                tabIndex={-1}
                aria-pressed={selected.includes(table.key)}
                onClick={() => {
                  tap(table);
                }}
              >{`${table.name}, ${messages.seats(table.seats)}, ${messages.preview.states[states.get(table.key)!]}`}</button>
            </li>
          ))}
        </ul>
      </div>
      <footer className="phone-foot">
        <span>{messages.preview.chosen(chosen.map(({ name }) => name).join(', '))}</span>
        <strong>{messages.preview.seats(totalSeats(chosen), guests)}</strong>
      </footer>
    </div>
  );
}

function refusalWords(refusal: SelectionError, table: string, guests: number): string {
  switch (refusal.type) {
    case 'unavailable':
      return messages.preview.taken(table);
    case 'enough-seats':
      return messages.preview.enough(guests);
    case 'party-too-small':
      return partyTooSmallMessage(refusal.seats, refusal.minGuests);
  }
}
