/** Blocks tables: selects them on the plan, by area or with a lasso, for a span of dates or hours. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SLOT_STEP_MINUTES, hoursOn } from '../../../domain/booking/bookingCalendar.ts';
import { hasOccupancy } from '../../../domain/booking/occupancy.ts';
import { type Minutes, MINUTES_PER_DAY } from '../../../domain/plan/timeOfDay.ts';
import { useEscape } from '../../controls/useEscape.ts';
import { useReturnFocus } from '../../controls/useReturnFocus.ts';
import { dayStateAtom } from '../../state/day.ts';
import { tableByKeyAtom } from '../../state/tables.ts';
import { messages } from '../../messages.ts';
import { areasAtom } from '../planScene.ts';
import { blockAtom, changeDraftAtom, draftAtom, endBlockAtom, isBlockingAtom, toggleTablesAtom } from './blocking.ts';
import './block.css';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';

const MAX_REASON_LENGTH = 200;
/** Times are offered by the half hour. */
const TIME_STEP = 2 * SLOT_STEP_MINUTES;

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
        <button
          key={area.name}
          type="button"
          className="day-chip"
          aria-pressed={area.keys.every((key) => keys?.has(key))}
          onClick={() => toggle(area.keys)}
        >
          <bdi>{area.name}</bdi>
        </button>
      ))}
    </fieldset>
  );
}

function Reason(): ReactNode {
  const reason = useAtomValue(draftAtom)?.reason ?? '';
  const change = useSetAtom(changeDraftAtom);
  const id = useId();
  return (
    <div className="day-block-field">
      <label htmlFor={id}>{messages.blockReason}</label>
      <input
        id={id}
        dir="auto"
        value={reason}
        maxLength={MAX_REASON_LENGTH}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <fieldset className="day-block-chips" aria-label={messages.blockReasons.label}>
        {messages.blockReasons.usual.map((usual) => (
          <button
            key={usual}
            type="button"
            className="day-chip"
            aria-pressed={reason === usual}
            onClick={() => change({ reason: reason === usual ? '' : usual })}
          >
            {usual}
          </button>
        ))}
      </fieldset>
    </div>
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
  return (
    <div className="day-block-span">
      <DateField
        label={messages.blockFrom}
        value={from}
        onChange={(date) => change({ from: date, until: date > until ? date : until })}
      />
      <DateField label={messages.blockUntil} value={until} min={from} onChange={(date) => change({ until: date })} />
      {(hasOccupancy(venue, 'service') || hasOccupancy(venue, 'stay')) && (
        <label className="day-block-check">
          <input
            type="checkbox"
            checked={isWholeDay}
            onChange={({ target }) =>
              change(
                target.checked
                  ? { fromTime: null, untilTime: null }
                  : { fromTime: hoursOn(venue.opening, from).first, untilTime: MINUTES_PER_DAY },
              )
            }
          />
          <span>{messages.blockAllDay}</span>
        </label>
      )}
      {!isWholeDay && untilTime !== null && (
        <>
          <TimeField
            label={messages.blockFromTime}
            value={fromTime}
            range={[0, MINUTES_PER_DAY - TIME_STEP]}
            onChange={(time) => change({ fromTime: time, untilTime: Math.max(untilTime, time + TIME_STEP) })}
          />
          <TimeField
            label={messages.blockUntilTime}
            value={untilTime}
            range={[fromTime + TIME_STEP, MINUTES_PER_DAY]}
            onChange={(time) => change({ untilTime: time })}
          />
        </>
      )}
    </div>
  );
}

type DateFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly min?: string;
  onChange(date: string): void;
};

function DateField({ label, value, min, onChange }: DateFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="day-block-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        required
        value={value}
        min={min}
        onChange={({ target }) => target.value !== '' && onChange(target.value)}
      />
    </div>
  );
}

type TimeFieldProps = {
  readonly label: string;
  readonly value: Minutes;
  readonly range: readonly [Minutes, Minutes];
  onChange(time: Minutes): void;
};

function TimeField({ label, value, range: [first, last], onChange }: TimeFieldProps): ReactNode {
  const id = useId();
  const times = Array.from({ length: (last - first) / TIME_STEP + 1 }, (_, index) => first + index * TIME_STEP);
  return (
    <div className="day-block-field">
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} options={times.map((time) => [time, messages.time(time)])} onChange={onChange} />
    </div>
  );
}

function Actions(): ReactNode {
  const keys = useAtomValue(draftAtom)?.keys;
  const tables = useAtomValue(tableByKeyAtom);
  const block = useSetAtom(blockAtom);
  const end = useSetAtom(endBlockAtom);
  const count = keys?.size ?? 0;
  const seats = [...(keys ?? [])].reduce((sum, key) => sum + (tables.get(key)?.seats ?? 0), 0);
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
