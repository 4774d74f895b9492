/** One row of the timeline: a table or a lane without one, and who has it when. */
import Ban from 'lucide-react/icons/ban';
import Sun from 'lucide-react/icons/sun';
import { useAtomValue, useSetAtom } from 'jotai';
import { type CSSProperties, type ReactNode, memo } from 'react';
import type { Party } from '../../domain/day/party.ts';
import { blockStates } from '../state/blockWords.ts';
import { minuteAtom } from '../state/clock.ts';
import { dayStateAtom, venueAtom } from '../state/day.ts';
import { partyLineAtom } from '../state/partyLine.ts';
import { partyName, partyTimes } from '../state/partyWords.ts';
import { chooseTablesAtom, selectPartyAtom, selectedPartyAtom, tableFitAtom } from '../state/selection.ts';
import { STATE_ICONS } from '../party/StateMark.tsx';
import { isolate } from '../isolate.ts';
import { messages } from '../messages.ts';
import type { Bar, TimelineRow } from './timelineRows.ts';

type TimelineBarsProps = {
  readonly row: TimelineRow;
  readonly index: number;
  /** The first time of the timeline, in minutes of the date. */
  readonly first: number;
  /** The party in this row that is the timeline's tab stop. */
  readonly tabStop: number | undefined;
};

export const TimelineBars = memo(function TimelineBars(props: TimelineBarsProps): ReactNode {
  const { row, index, first, tabStop } = props;
  const { table, bars } = row;
  const tableFit = useAtomValue(tableFitAtom);
  const date = useAtomValue(dayStateAtom)?.date ?? '';
  const chooseTables = useSetAtom(chooseTablesAtom);
  const fit = table && tableFit?.(row.key);
  const choose = (): void => chooseTables([row.key]);
  return (
    <div
      className="day-timeline-row"
      style={{ '--row': index } as CSSProperties}
      data-fit={fit}
      data-lane={table === undefined || undefined}
    >
      {/* A large target for fingers, below the bars. The label's button is the one for the keyboard. */}
      {fit && <button type="button" className="day-timeline-target" tabIndex={-1} aria-hidden onClick={choose} />}
      <ul className="day-timeline-bars" aria-label={table?.name ?? messages.noTable}>
        {bars.map((bar) =>
          bar.party ? (
            <PartyBar
              key={bar.party.id}
              party={bar.party}
              style={barStyle(bar, first)}
              row={row.key}
              isTabStop={bar.party.id === tabStop}
              onChoose={fit ? choose : undefined}
            />
          ) : (
            <li
              key={`block-${bar.block.id}`}
              className="day-bar day-bar-block"
              style={barStyle(bar, first)}
              title={bar.block.reason}
            >
              <span className="day-bar-text">
                {bar.block.season ? <Sun aria-hidden size={16} /> : <Ban aria-hidden size={16} />}
                <bdi>{bar.block.reason === '' ? messages.states.blocked : bar.block.reason}</bdi>
                {bar.block.season && <span>{` · ${blockStates(bar.block, date).join(' · ')}`}</span>}
              </span>
            </li>
          ),
        )}
      </ul>
    </div>
  );
});

/** What is at the start of a row: its table, which can be chosen there while one is wanted. */
export const RowLabel = memo(function RowLabel({ row, index }: Pick<TimelineBarsProps, 'row' | 'index'>): ReactNode {
  const { table } = row;
  const fit = useAtomValue(tableFitAtom);
  const chooseTables = useSetAtom(chooseTablesAtom);
  const kind = table && fit?.(row.key);
  const details = table && `${messages.seats({ count: table.seats })} · ${isolate(table.area)}`;
  return (
    <div className="day-timeline-label" style={{ '--row': index } as CSSProperties} data-fit={kind}>
      {table && kind ? (
        <button
          type="button"
          onClick={() => chooseTables([row.key])}
          aria-label={`${table.name}, ${details}, ${messages.fits[kind]}`}
        >
          <bdi>{table.name}</bdi>
          <span>{messages.fits[kind]}</span>
        </button>
      ) : (
        <p>
          <bdi>{table?.name ?? messages.noTable}</bdi>
          {details !== undefined && <span className="day-figures">{details}</span>}
        </p>
      )}
    </div>
  );
});

type PartyBarProps = {
  readonly party: Party;
  readonly style: CSSProperties;
  readonly row: string;
  readonly isTabStop: boolean;
  /** While a table is wanted, a tap on a bar means its table. */
  readonly onChoose: (() => void) | undefined;
};

function PartyBar({ party, style, row, isTabStop, onChoose }: PartyBarProps): ReactNode {
  const venue = useAtomValue(venueAtom);
  const now = useAtomValue(minuteAtom);
  const line = useAtomValue(partyLineAtom);
  const isSelected = useAtomValue(selectedPartyAtom)?.id === party.id;
  const select = useSetAtom(selectPartyAtom);
  if (!venue) return null;
  const { state, leftMinutes } = partyTimes(party, venue, now);
  const Icon = STATE_ICONS[state];
  return (
    <li>
      <button
        type="button"
        className="day-bar"
        style={style}
        data-party={party.id}
        data-row-key={row}
        data-state={state}
        data-over={leftMinutes !== undefined && leftMinutes < 0}
        aria-label={line(party)}
        aria-pressed={isSelected}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => (onChoose ? onChoose() : select(isSelected ? undefined : party.id))}
      >
        <span className="day-bar-text">
          <Icon aria-hidden size={16} />
          <span className="day-figures">{party.guests}</span>
          <bdi>{partyName(party)}</bdi>
        </span>
      </button>
    </li>
  );
}

function barStyle({ from, until }: Bar, first: number): CSSProperties {
  return { '--from': from - first, '--length': until - from } as CSSProperties;
}
