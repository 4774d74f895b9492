/** Blocks tables: selects them on the plan, by area or with a lasso, for a span of dates or hours. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { SLOT_STEP_MINUTES, hoursOn } from '../../../domain/booking/bookingCalendar.ts';
import { hasOccupancy } from '../../../domain/booking/occupancy.ts';
import { MINUTES_PER_DAY } from '../../../domain/plan/timeOfDay.ts';
import { useEscape } from '../../controls/useEscape.ts';
import { useReturnFocus } from '../../controls/useReturnFocus.ts';
import { dayStateAtom } from '../../state/day.ts';
import { seatsOfAtom } from '../../state/tables.ts';
import { CheckField, TextField, TimeField } from '../../controls/Fields.tsx';
import { messages } from '../../messages.ts';
import { areasAtom } from '../planScene.ts';
import { blockAtom, changeDraftAtom, draftAtom, endBlockAtom, isBlockingAtom, toggleTablesAtom } from './blocking.ts';
import './block.css';
import { Button } from '../../../ui/Button.tsx';

const MAX_REASON_LENGTH = 200;

export function BlockPanel(): ReactNode {
  return useAtomValue(isBlockingAtom) ? <Panel /> : null;
}

function Panel(): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEscape(useSetAtom(endBlockAtom));
  useReturnFocus('.day-plan-block');
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="day-block" data-covers-plan="side" aria-label={messages.blockTables}>
      <h2 ref={heading} tabIndex={-1}>
        {messages.blockTables}
      </h2>
      <p className="day-block-hint">{messages.blockHint}</p>
      <Areas />
      <Reason />
      <Span />
      <Actions />
    </section>
  );
}

function Areas(): ReactNode {
  const areas = useAtomValue(areasAtom);
  const keys = useAtomValue(draftAtom)?.keys;
  const toggle = useSetAtom(toggleTablesAtom);
  return (
    <fieldset className="day-block-chips" aria-label={messages.blockAreas}>
      {areas.map((area) => (
        <Button
          key={area.name}
          className="day-chip"
          aria-pressed={area.keys.every((key) => keys?.has(key))}
          onClick={() => toggle(area.keys)}
        >
          <bdi>{area.name}</bdi>
        </Button>
      ))}
    </fieldset>
  );
}

function Reason(): ReactNode {
  const reason = useAtomValue(draftAtom)?.reason ?? '';
  const change = useSetAtom(changeDraftAtom);
  return (
    <>
      <TextField
        label={messages.blockReason}
        value={reason}
        maxLength={MAX_REASON_LENGTH}
        onChange={(text) => change({ reason: text })}
      />
      <fieldset className="day-block-chips" aria-label={messages.blockReasons.label}>
        {messages.blockReasons.usual.map((usual) => (
          <Button
            key={usual}
            className="day-chip"
            aria-pressed={reason === usual}
            onClick={() => change({ reason: reason === usual ? '' : usual })}
          >
            {usual}
          </Button>
        ))}
      </fieldset>
    </>
  );
}

/** From and until which date, and which hours of each. */
function Span(): ReactNode {
  const draft = useAtomValue(draftAtom);
  const change = useSetAtom(changeDraftAtom);
  const venue = useAtomValue(dayStateAtom)?.venue;
  if (!draft || !venue) return null;
  const { from, until, fromTime, untilTime } = draft;
  const isWholeDay = fromTime === null;
  const hours = { fromTime: hoursOn(venue.opening, from).first, untilTime: MINUTES_PER_DAY };
  return (
    <div className="day-block-span">
      <TextField
        label={messages.blockFrom}
        type="date"
        required
        value={from}
        onChange={(date) => date !== '' && change({ from: date, until: date > until ? date : until })}
      />
      <TextField
        label={messages.blockUntil}
        type="date"
        required
        value={until}
        min={from}
        onChange={(date) => date !== '' && change({ until: date })}
      />
      {(hasOccupancy(venue, 'service') || hasOccupancy(venue, 'stay')) && (
        <CheckField
          label={messages.blockAllDay}
          checked={isWholeDay}
          onChange={(checked) => change(checked ? { fromTime: null, untilTime: null } : hours)}
        />
      )}
      {!isWholeDay && untilTime !== null && (
        <>
          <TimeField
            label={messages.blockFromTime}
            value={fromTime}
            onChange={(time) => change({ fromTime: time, untilTime: Math.max(untilTime, time + SLOT_STEP_MINUTES) })}
          />
          <TimeField
            label={messages.blockUntilTime}
            value={untilTime}
            after={fromTime}
            onChange={(time) => change({ untilTime: time })}
          />
        </>
      )}
    </div>
  );
}

function Actions(): ReactNode {
  const keys = useAtomValue(draftAtom)?.keys;
  const block = useSetAtom(blockAtom);
  const end = useSetAtom(endBlockAtom);
  const count = keys?.size ?? 0;
  const seats = useAtomValue(seatsOfAtom)(keys ?? []);
  return (
    <div className="day-block-actions">
      <p aria-live="polite">
        {count === 0
          ? messages.blockNone
          : messages.blockSelected({ tables: messages.tables({ count }), ofSeats: messages.seats({ count: seats }) })}
      </p>
      <Button onClick={() => end()}>{messages.cancel}</Button>
      <Button kind="primary" disabled={count === 0} onClick={() => block()}>
        {messages.blockNow({ tables: messages.tables({ count }) })}
      </Button>
    </div>
  );
}
