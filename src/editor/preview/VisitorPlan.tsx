/** The plan in a phone frame. Taps follow the visitors' selection rules. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { type Plan, tablesFromPlan } from '../../domain/plan/plan.ts';
import { type SelectionError, partyTooSmallMessage, toggleTable, totalSeats } from '../../domain/booking/selection.ts';
import { tableStates, unselectedStateFor } from '../../domain/booking/tableState.ts';
import type { Table } from '../../domain/plan/table.ts';
import { type PlainDate, formatDisplayDate } from '../../domain/booking/time.ts';
import type { PublicVenue } from '../../domain/booking/venue.ts';
import type { Theme } from '../../map/paint/palette.ts';
import { paintDecor } from '../../map/paint/decor/decorPainter.ts';
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
  const pictureUrl = useAtomValue(pictureUrlAtom);
  const tables = useMemo(() => tablesFromPlan(plan, taken), [plan, taken]);
  const byKey = useMemo(() => new Map(tables.map((table) => [table.key, table])), [tables]);
  const scene = useMemo(() => buildScene(tables, plan), [tables, plan]);
  const [requested, setRequested] = useState<readonly string[]>([]);
  const [error, setError] = useState('');
  // Drops tables that are unavailable on the chosen date.
  const selected = useMemo(() => requested.filter((key) => byKey.get(key)?.available), [requested, byKey]);
  const selectedTables = selected.flatMap((key) => byKey.get(key) ?? []);
  const states = useMemo(
    () => tableStates(byKey, new Set(selected), unselectedStateFor(guests, venue.seat_rules)),
    [byKey, selected, guests, venue.seat_rules],
  );
  const tap = (table: Table): void => {
    const toggle = toggleTable(table, selected, byKey, guests, venue.seat_rules);
    if (toggle.ok) setRequested(toggle.selected);
    setError(toggle.ok ? '' : errorMessage(toggle.error, table.name, guests));
  };
  return (
    <div className="editor-phone" data-theme={theme} style={{ width: size.width, height: size.height }}>
      <header className="editor-phone-head">
        <strong>{venue.name}</strong>
        <span>{`${formatDisplayDate(date, venue.language)} · ${messages.publishing.guests(guests)}`}</span>
      </header>
      <div className="editor-phone-plan">
        <PlanStage
          scene={scene}
          states={states}
          theme={theme}
          insets={INSETS}
          label={messages.preview.plan}
          paintDecor={paintDecor}
          imageUrl={pictureUrl}
          onTap={({ table }) => {
            if (table) tap(table);
            else setError('');
          }}
        />
        {error !== '' && (
          <p className="editor-phone-refusal" role="alert">
            {error}
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
              >{`${table.name}, ${messages.seats(table.seats)}, ${messages.preview.states[states.get(table.key) ?? 'available']}`}</button>
            </li>
          ))}
        </ul>
      </div>
      <footer className="editor-phone-foot">
        <span>{messages.preview.selection(selectedTables.map(({ name }) => name).join(', '))}</span>
        <strong>{messages.preview.seats(totalSeats(selectedTables), guests)}</strong>
      </footer>
    </div>
  );
}

function errorMessage(error: SelectionError, table: string, guests: number): string {
  switch (error.type) {
    // The preview has no time of day, so that no table closes too soon.
    case 'closes-too-soon':
    case 'unavailable':
      return messages.preview.unavailable(table);
    case 'enough-seats':
      return messages.preview.enoughSeats(guests);
    case 'party-too-small':
      return partyTooSmallMessage(error.seats, error.minGuests);
  }
}
