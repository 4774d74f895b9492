import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, type RefObject, memo, useDeferredValue } from 'react';
import { areTogether } from '../../domain/booking/suggestTables.ts';
import { type Table, tableTitle } from '../../domain/plan/table.ts';
import { messages } from '../messages.ts';
import { selectedTablesAtom, toggleTableAtom } from '../reservation/selection.ts';
import { pendingAtom } from '../reservation/steps.ts';
import { AvailableUntilNote } from '../tableDetails/AvailableUntilNote.tsx';
import { Description } from '../tableDetails/Description.tsx';
import { TablePicture, ViewPicture } from '../tableDetails/TablePicture.tsx';
import './selectedTables.css';

/** The button that gets the focus after a card is removed, and the card's own button with it. */
type NextFocus = RefObject<HTMLElement | null>;

/** A card for each selected table. The plan shows a selection first, and then its card. */
export function SelectedTables({ toggle }: { readonly toggle: NextFocus }): ReactNode {
  const tables = useDeferredValue(useAtomValue(selectedTablesAtom));
  return <TableCards tables={tables} toggle={toggle} />;
}

type TableCardsProps = { readonly tables: readonly Table[]; readonly toggle: NextFocus };

const TableCards = memo(function TableCards({ tables, toggle }: TableCardsProps): ReactNode {
  if (tables.length === 0) return <p className="booker-cards-empty">{messages.noTablesSelected}</p>;
  return (
    <>
      {tables.length > 1 && areTogether(tables) && (
        <p className="booker-cards-joined">{messages.sideBySide({ names: tables.map(tableTitle).join(' + ') })}</p>
      )}
      <ul className="booker-cards" aria-label={messages.selectedTables}>
        {tables.map((table) => (
          <TableCard key={table.key} table={table} onRemove={() => toggle.current?.focus()} />
        ))}
      </ul>
    </>
  );
});

function TableCard({ table, onRemove }: { readonly table: Table; onRemove(): void }): ReactNode {
  const toggle = useSetAtom(toggleTableAtom);
  const pending = useAtomValue(pendingAtom);
  return (
    <li className="booker-card">
      {table.picture && <TablePicture name={table.name} picture={table.picture} />}
      <div className="booker-card-text">
        <h3 dir="auto" translate="no">
          {tableTitle(table)}
        </h3>
        <p className="booker-card-category">
          <i className="booker-swatch" style={{ background: table.color }} aria-hidden />
          <span>{[table.category, messages.seats({ count: table.seats })].filter(Boolean).join(' · ')}</span>
        </p>
        <Description html={table.description} />
        <AvailableUntilNote table={table} />
      </div>
      <button
        type="button"
        className="booker-icon-button booker-card-remove"
        aria-label={messages.remove({ table: table.name })}
        disabled={pending !== undefined}
        onClick={() => {
          toggle(table.key);
          onRemove();
        }}
      >
        <X aria-hidden size="1.25rem" />
      </button>
      {table.viewPicture && <ViewPicture name={table.name} picture={table.viewPicture} />}
    </li>
  );
}
