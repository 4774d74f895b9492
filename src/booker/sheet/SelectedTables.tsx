import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { Table } from '../../domain/plan/table.ts';
import { messages } from '../messages.ts';
import { selectedTablesAtom, toggleTableAtom } from '../reservation/selection.ts';
import { pendingAtom } from '../reservation/steps.ts';
import { AvailableUntilNote } from '../tableDetails/AvailableUntilNote.tsx';
import { Description } from '../tableDetails/Description.tsx';
import { TablePicture } from '../tableDetails/TablePicture.tsx';

/** A card for each selected table. `onRemove` runs after one is removed, and its button with it. */
export function SelectedTables({ onRemove }: { onRemove(): void }): ReactNode {
  const tables = useAtomValue(selectedTablesAtom);
  if (tables.length === 0) return <p className="cards-empty">{messages.noTablesSelected}</p>;
  return (
    <ul className="cards" aria-label={messages.selectedTables}>
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
    <li className="card">
      {table.picture && <TablePicture name={table.name} picture={table.picture} />}
      <div className="card-words">
        <h3 dir="auto">{table.name}</h3>
        <p className="card-kind">
          <i className="swatch" style={{ background: table.color }} aria-hidden />
          {[table.category, messages.seats(table.seats)].filter(Boolean).join(' · ')}
        </p>
        <Description html={table.description} />
        <AvailableUntilNote table={table} />
      </div>
      <button
        type="button"
        className="icon-button card-remove"
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
