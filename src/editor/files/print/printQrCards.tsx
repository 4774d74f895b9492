/** Prints cards for tables. Each has a QR code that opens the state of its table, free or taken, on a guest's phone. */
import { encodeQR } from 'qr';
import type { ReactNode } from 'react';
import type { Plan } from '../../../domain/plan/plan.ts';
import { messages } from '../../messages.ts';
import { printSheets } from './printSheets.tsx';

/** A table to make a card for. */
type QrCard = { readonly key: string; readonly name: string; readonly area: string };

type QrCardOptions = {
  readonly venue: string;
  /** Returns the address that the code of a table leads to. */
  readonly addressOf: (key: string) => string;
};

/** Modules of white that scanners need around a code. */
const QUIET_ZONE = 4;

/** Returns the tables of a plan that get a card: the selected ones, or all. */
export function qrCardsOf(plan: Plan, selected: ReadonlySet<string> = new Set()): QrCard[] {
  const all = plan.areas.flatMap(({ name: area, rooms }) =>
    rooms.map(({ id, name }) => ({ key: String(id), name, area })),
  );
  const chosen = all.filter(({ key }) => selected.has(key));
  return chosen.length > 0 ? chosen : all;
}

/** Opens the print dialog with the cards on sheets of A4 to cut apart. */
export function printQrCards(cards: readonly QrCard[], { venue, addressOf }: QrCardOptions): void {
  const list = (
    <ul className="editor-print-cards">
      {cards.map(({ key, name, area }) => (
        <li key={key}>
          <div>
            <p>{venue}</p>
            <h2>
              <bdi>{name}</bdi>
            </h2>
            <p>
              <bdi>{area}</bdi>
            </p>
            <p className="editor-print-hint">{messages.files.print.qrHint}</p>
          </div>
          <QrCode text={addressOf(key)} />
        </li>
      ))}
    </ul>
  );
  printSheets(list, 'a4-portrait', messages.files.print.qrCards({ venue }));
}

/** A code that scanners read also if a quarter of it is scratched. */
export function QrCode({ text }: { readonly text: string }): ReactNode {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET_ZONE });
  // One path, so that no hairlines show between modules.
  const path = rows.flatMap((modules, row) =>
    modules.flatMap((isDark, column) => (isDark ? [`M${column} ${row}h1v1h-1z`] : [])),
  );
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${rows.length} ${rows.length}`} aria-hidden>
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={path.join('')} fill="#16252b" shapeRendering="crispEdges" />
    </svg>
  );
}
