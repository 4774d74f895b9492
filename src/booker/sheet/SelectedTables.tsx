/** A card for each chosen table. */
import Clock from 'lucide-react/icons/clock';
import ImageOff from 'lucide-react/icons/image-off';
import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { isPastAvailableUntil } from '../../domain/booking/occupancy.ts';
import type { Table } from '../../domain/plan/table.ts';
import { formatWireTime } from '../../domain/booking/time.ts';
import { timeAtom } from '../reservation/form.ts';
import { pageAtom } from '../page/page.ts';
import { selectedTablesAtom, toggleTableAtom } from '../reservation/selection.ts';
import { pendingAtom } from '../reservation/steps.ts';
import { pictureUrl } from '../page/pictureUrl.ts';
import { formatTime, messages } from '../messages.ts';
import { Description } from '../tableDetails/Description.tsx';

export function SelectedTables(): ReactNode {
  const tables = useAtomValue(selectedTablesAtom);
  if (tables.length === 0) return <p className="cards-empty">{messages.noneChosen}</p>;
  return (
    <ul className="cards" aria-label={messages.selectedTables}>
      {tables.map((table) => (
        <TableCard key={table.key} table={table} />
      ))}
    </ul>
  );
}

function TableCard({ table }: { readonly table: Table }): ReactNode {
  const toggle = useSetAtom(toggleTableAtom);
  const pending = useAtomValue(pendingAtom);
  const remove = (): void => {
    toggle(table.key);
    // The button goes with its card; the focus stays near by.
    document.querySelector<HTMLElement>('.sheet-toggle')?.focus();
  };
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
        onClick={remove}
      >
        <X aria-hidden size={20} />
      </button>
    </li>
  );
}

/** Until when a table is available, with a warning where the chosen time is later. */
export function AvailableUntilNote({ table }: { readonly table: Table }): ReactNode {
  const time = useAtomValue(timeAtom);
  if (table.availableUntil === undefined) return null;
  const past = time !== undefined && isPastAvailableUntil(table.availableUntil, time);
  return (
    <p className={past ? 'until until-past' : 'until'}>
      <Clock aria-hidden size={16} />
      <span>
        {messages.availableUntil(formatTime(table.availableUntil))}
        {past && <> {messages.pastUntil(formatWireTime(time))}</>}
      </span>
    </p>
  );
}

/** A table's picture, or a quiet place where it is missing. */
export function TablePicture({ name, picture }: { readonly name: string; readonly picture: string }): ReactNode {
  const { host } = useAtomValue(pageAtom);
  const [missing, setMissing] = useState(false);
  if (missing)
    return (
      <div className="card-picture card-picture-missing">
        <ImageOff aria-hidden size={24} />
      </div>
    );
  return (
    <img
      className="card-picture"
      src={pictureUrl(host, picture)}
      alt={messages.pictureOf(name)}
      onError={() => {
        setMissing(true);
      }}
    />
  );
}
