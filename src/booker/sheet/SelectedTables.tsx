import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { type Table, tableTitle } from '../../domain/plan/table.ts';
import { messages } from '../messages.ts';
import { selectedTablesAtom, toggleTableAtom } from '../reservation/selection.ts';
import { pendingAtom } from '../reservation/steps.ts';
import { AvailableUntilNote } from '../tableDetails/AvailableUntilNote.tsx';
import { Description } from '../tableDetails/Description.tsx';
import { TablePicture } from '../tableDetails/TablePicture.tsx';
import './selectedTables.css';

/** A card for each selected table. `onRemove` runs after one is removed, and its button with it. */
export function SelectedTables({ onRemove }: { onRemove(): void }): ReactNode {
  const tables = useAtomValue(selectedTablesAtom);
  if (tables.length === 0) return <p className="booker-cards-empty">{messages.noTablesSelected}</p>;
  return (
    <ul className="booker-cards" aria-label={messages.selectedTables}>
      {tables.map((table) => (
        <TableCard key={table.key} table={table} onRemove={onRemove} />
      ))}
    </ul>
  );
}

function TableCard({ table, onRemove }: { readonly table: Table; onRemove(): void }): ReactNode {
  const toggle = useSetAtom(toggleTableAtom);
  const pending = useAtomValue(pendingAtom);
  return (
    <li className="booker-card">
      {table.picture && <TablePicture name={table.name} picture={table.picture} />}
      <div className="booker-card-text">
        <h3 dir="auto">{tableTitle(table)}</h3>
        <p className="booker-card-category">
          <i className="booker-swatch" style={{ background: table.color }} aria-hidden />
          {[table.category, messages.seats(table.seats)].filter(Boolean).join(' · ')}
        </p>
        <Description html={table.description} />
        <AvailableUntilNote table={table} />
      </div>
      <button
        type="button"
        className="booker-icon-button booker-card-remove"
        aria-label={messages.remove(table.name)}
        disabled={pending !== undefined}
        onClick={() => {
          toggle(table.key);
          onRemove();
        }}
      >
        <X aria-hidden size={20} />
      </button>
    </li>
  );
}
