/** The evening on paper, for a power cut or the kitchen: the plan and the list, a sheet of A4 each, in black and white. */
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { countCovers, isCounted } from '../../domain/day/covers.ts';
import type { Party } from '../../domain/day/party.ts';
import { dialogAtom } from '../controls/dialogs.ts';
import { isolate } from '../isolate.ts';
import { messages } from '../messages.ts';
import { shownMinutesAtom } from '../plan/planTime.ts';
import { minuteAtom } from '../state/clock.ts';
import { dayStateAtom } from '../state/day.ts';
import { pageAtom } from '../state/page.ts';
import { partyName, partyTimes, stateWords } from '../state/partyWords.ts';
import { seasonPlacesAtom } from '../state/seasonPlaces.ts';
import { nameTablesAtom } from '../state/tables.ts';
import { paintPlanSheetAtom } from './planSheet.ts';
import { layOutList } from './listLayout.ts';
import './print.css';

export function PrintSheets(): ReactNode {
  const store = useStore();
  const state = useAtomValue(dayStateAtom);
  const time = useAtomValue(shownMinutesAtom);
  const places = useAtomValue(seasonPlacesAtom);
  const { name } = useAtomValue(pageAtom);
  const setDialog = useSetAtom(dialogAtom);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const close = (): void => setDialog(undefined);
    window.addEventListener('afterprint', close);
    void document.fonts.ready.then(() => {
      if (isGone || !canvas.current) return;
      store.set(paintPlanSheetAtom, canvas.current);
      window.print();
    });
    return () => {
      isGone = true;
      window.removeEventListener('afterprint', close);
    };
  }, [store, setDialog]);
  if (!state) return null;
  const parties = state.parties.filter(isCounted);
  const covers = countCovers(parties);
  const { columns, fontSize } = layOutList(parties.length);
  const head = (title: string): ReactElement => (
    <header>
      <h1>
        <bdi>{name}</bdi>
        <span>{` · ${messages.onDate(state.date)}`}</span>
      </h1>
      <p>{title}</p>
    </header>
  );
  return createPortal(
    <main className="day-print">
      <section>
        {head(messages.printedPlan({ time: messages.time(time) }))}
        <canvas ref={canvas} />
      </section>
      <section>
        {head(`${messages.covers({ count: covers })} · ${messages.parties({ count: parties.length })}`)}
        {state.note !== '' && (
          <p className="day-print-note">
            <bdi>{state.note}</bdi>
          </p>
        )}
        <ol style={{ columnCount: columns, fontSize: `${fontSize}pt` }}>
          {parties.map((party) => (
            <PartyRow key={party.id} party={party} />
          ))}
        </ol>
        {places.length > 0 && (
          <>
            <h2>{messages.seasonPlaces}</h2>
            <ul style={{ fontSize: `${fontSize}pt` }}>
              {places.map((place) => (
                <li key={place.id}>
                  <b>
                    <bdi>{place.name}</bdi>
                  </b>
                  <span>{place.tables}</span>
                  <span>{place.states.join(' · ')}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </main>,
    document.body,
  );
}

function PartyRow({ party }: { readonly party: Party }): ReactNode {
  const nameTables = useAtomValue(nameTablesAtom);
  const venue = useAtomValue(dayStateAtom)?.venue;
  const now = useAtomValue(minuteAtom);
  const { time, guests, tables, notes, staffNote, phone, dayOfStay } = party;
  const remarks = [phone, staffNote, notes]
    .filter((text) => text !== '')
    .map(isolate)
    .join(' · ');
  return (
    <li>
      <span className="day-print-box" />
      <span>{messages.time(time)}</span>
      <b>{guests}</b>
      <span className="day-print-name">
        <b>
          <bdi>{partyName(party)}</bdi>
        </b>
        {remarks !== '' && <small>{remarks}</small>}
      </span>
      <span className="day-print-tables">
        <span>{tables.length === 0 ? messages.noTable : nameTables(tables)}</span>
        {dayOfStay && <small>{messages.dayOfStay(dayOfStay)}</small>}
        {venue && <small>{stateWords(party, partyTimes(party, venue, now))}</small>}
      </span>
    </li>
  );
}
