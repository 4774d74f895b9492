/** A card for each chosen table. */
import Clock from 'lucide-react/icons/clock';
import ImageOff from 'lucide-react/icons/image-off';
import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { isPastUntil } from '../../domain/occupancy.ts';
import type { Table } from '../../domain/table.ts';
import { timeToWire } from '../../domain/time.ts';
import { timeAtom } from '../atoms/form.ts';
import { pageAtom } from '../atoms/page.ts';
import { selectedTablesAtom, toggleAtom } from '../atoms/selection.ts';
import { pendingAtom } from '../atoms/steps.ts';
import { pictureAddress } from '../pictureAddress.ts';
import { clockWords, words } from '../words.ts';
import { Description } from './Description.tsx';

export function SelectedTables(): ReactNode {
  const tables = useAtomValue(selectedTablesAtom);
  if (tables.length === 0) return <p className="cards-empty">{words.noneChosen}</p>;
  return (
    <ul className="cards" aria-label={words.selectedTables}>
      {tables.map((table) => (
        <TableCard key={table.key} table={table} />
      ))}
    </ul>
  );
}

function TableCard({ table }: { readonly table: Table }): ReactNode {
  const toggle = useSetAtom(toggleAtom);
  const pending = useAtomValue(pendingAtom);
  const remove = (): void => {
    toggle(table.key);
    // The button goes with its card; the focus stays near by.
    document.querySelector<HTMLElement>('.sheet-toggle')?.focus();
  };
  return (
    <li className="card">
      {table.picture && <CardPicture name={table.name} picture={table.picture} />}
      <div className="card-words">
        <h3 dir="auto">{table.name}</h3>
        <p className="card-kind">
          <i className="swatch" style={{ background: table.color }} aria-hidden />
          {[table.category, words.seats(table.seats)].filter(Boolean).join(' · ')}
        </p>
        <Description html={table.description} />
        <Until table={table} />
      </div>
      <button
        type="button"
        className="icon-button card-remove"
        aria-label={words.remove(table.name)}
        disabled={pending !== undefined}
        onClick={remove}
      >
        <X aria-hidden size={20} />
      </button>
    </li>
  );
}

/** Until when a table is available, with a warning where the chosen time is later. */
export function Until({ table }: { readonly table: Table }): ReactNode {
  const time = useAtomValue(timeAtom);
  if (table.availableUntil === undefined) return null;
  const past = time !== undefined && isPastUntil(table.availableUntil, time);
  return (
    <p className={past ? 'until until-past' : 'until'}>
      <Clock aria-hidden size={16} />
      <span>
        {words.availableUntil(clockWords(table.availableUntil))}
        {past && <> {words.pastUntil(timeToWire(time))}</>}
      </span>
    </p>
  );
}

/** A table's picture, or a quiet place where it is missing. */
export function CardPicture({ name, picture }: { readonly name: string; readonly picture: string }): ReactNode {
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
      src={pictureAddress(host, picture)}
      alt={words.pictureOf(name)}
      onError={() => {
        setMissing(true);
      }}
    />
  );
}
