/** The plan in a phone frame. Taps follow the visitors' selection rules. */
import { useAtomValue } from 'jotai';
import { type ReactNode, memo, useEffect, useMemo, useState } from 'react';
import { type Plan, tablesFromPlan } from '../../domain/plan/plan.ts';
import { type SelectionError, toggleTable, totalSeats } from '../../domain/booking/selection.ts';
import { tableStates, unselectedStateFor } from '../../domain/booking/tableState.ts';
import type { Table, TableStates } from '../../domain/plan/table.ts';
import { type PlainDate, formatDisplayDate } from '../../domain/booking/time.ts';
import type { PublicVenue } from '../../domain/booking/venue.ts';
import type { Theme } from '../../map/paint/palette.ts';
import { paintDecor } from '../../map/paint/decor/decorPainter.ts';
import { PlanStage } from '../../map/PlanStage.tsx';
import { buildScene } from '../../map/scene/scene.ts';
import { pictureUrlAtom } from '../document/hostState.ts';
import { messages } from '../messages.ts';
import { publishingMessages } from '../publishing/messages.ts';

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
      <div className="editor-phone-head">
        <strong>{venue.name}</strong>
        <span>{`${formatDisplayDate(date, venue.language)} · ${publishingMessages.guests({ count: guests })}`}</span>
      </div>
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
        <TableButtons tables={tables} states={states} selected={selected} onTap={tap} />
      </div>
      <div className="editor-phone-foot">
        <span>
          {messages.preview.selection({ names: selectedTables.map(({ name }) => name).join(', ') || undefined })}
        </span>
        <strong>{messages.preview.seats({ sum: totalSeats(selectedTables), guests })}</strong>
      </div>
    </div>
  );
}

type TableButtonsProps = {
  readonly tables: readonly Table[];
  readonly states: TableStates;
  readonly selected: readonly string[];
  onTap(table: Table): void;
};

/** Tables that the list gets at a time: ten thousand buttons at once would block the page for a second. */
const TABLES_AT_A_TIME = 250;

/** The plan for assistive technology. A long list is completed part by part after the dialog is shown. */
function TableButtons({ tables, ...shared }: TableButtonsProps): ReactNode {
  const [count, setCount] = useState(TABLES_AT_A_TIME);
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(tables.length / TABLES_AT_A_TIME) }, (_, part) =>
        tables.slice(part * TABLES_AT_A_TIME, (part + 1) * TABLES_AT_A_TIME),
      ),
    [tables],
  );
  useEffect(() => {
    if (count >= tables.length) return undefined;
    const timer = setTimeout(() => setCount(count + TABLES_AT_A_TIME));
    return () => clearTimeout(timer);
  }, [count, tables.length]);
  return (
    <ul className="ui-visually-hidden" aria-label={messages.preview.tables}>
      {parts.slice(0, count / TABLES_AT_A_TIME).map((part, index) => (
        <TableButtonsPart key={index} tables={part} {...shared} />
      ))}
    </ul>
  );
}

const TableButtonsPart = memo(function Part({ tables, states, selected, onTap }: TableButtonsProps): ReactNode {
  return tables.map((table) => (
    <li key={table.key}>
      <button
        type="button"
        tabIndex={-1}
        aria-pressed={selected.includes(table.key)}
        onClick={() => onTap(table)}
      >{`${table.name}, ${messages.seats({ count: table.seats })}, ${messages.preview.states[states.get(table.key) ?? 'available']}`}</button>
    </li>
  ));
});

function errorMessage(error: SelectionError, table: string, guests: number): string {
  switch (error.type) {
    // The preview has no time of day, so that no table closes too soon, and the plan does not say who gives tables.
    case 'closes-too-soon':
    case 'unavailable':
    case 'not-online':
      return messages.preview.unavailable({ table });
    case 'enough-seats':
      return messages.preview.enoughSeats({ guests });
    case 'party-too-small':
      return messages.preview.partyTooSmall({ seats: error.seats, minGuests: error.minGuests });
  }
}
