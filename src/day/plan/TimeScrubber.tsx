/** The time that the plan shows: now, or how it will be later. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { SLOT_STEP_MINUTES } from '../../domain/booking/bookingCalendar.ts';
import { messages } from '../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { nowMinutesAtom } from '../state/selection.ts';
import { chosenMinutesAtom, showsNowAtom, shownMinutesAtom, timeRangeAtom } from './planTime.ts';

export function TimeScrubber(): ReactNode {
  const { first, last } = useAtomValue(timeRangeAtom);
  const shown = useAtomValue(shownMinutesAtom);
  const showsNow = useAtomValue(showsNowAtom);
  const isToday = useAtomValue(nowMinutesAtom) !== undefined;
  const choose = useSetAtom(chosenMinutesAtom);
  const time = messages.time(shown);
  return (
    <div className="day-plan-time">
      <Button className="day-chip" aria-pressed={showsNow} disabled={!isToday} onClick={() => choose(undefined)}>
        {messages.now}
      </Button>
      <input
        type="range"
        aria-label={messages.planTime}
        aria-valuetext={showsNow ? messages.now : time}
        min={first}
        max={last}
        step={SLOT_STEP_MINUTES}
        value={Math.min(Math.max(shown, first), last)}
        onChange={({ target }) => choose(Number(target.value))}
      />
      <output className="day-figures">{time}</output>
    </div>
  );
}
