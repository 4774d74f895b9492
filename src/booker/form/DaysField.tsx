import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { Field } from './Field.tsx';
import { Select } from '../controls/Select.tsx';
import { formatWireDate } from '../../domain/booking/time.ts';
import { formatDay, formatLongDay } from '../messages.ts';
import { venueAtom } from '../page/page.ts';
import { changeDateAtom, changeFormAtom } from '../reservation/form.ts';
import { allowedDaysAtom, daysAtom, daysTextAtom, otherArrivalAtom, untilAtom } from '../days/daysOfStay.ts';
import { texts } from '../days/messages.ts';

/** How many days the guest stays. The calendar of the date sets it as well. */
export function DaysField(): ReactNode {
  const allowed = useAtomValue(allowedDaysAtom);
  const days = useAtomValue(daysAtom);
  const change = useSetAtom(changeFormAtom);
  return (
    <Field field="until" label={texts.days} hasOwnMessage={false}>
      {(control) => (
        <Select
          {...control}
          className="booker-tabular-figures"
          disabled={allowed.length === 0}
          value={days}
          onChange={({ target }) => change({ days: Number(target.value) })}
        >
          {(allowed.length === 0 ? [days] : allowed).map((count) => (
            <option key={count} value={count}>
              {texts.daysCount({ count })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** The last day of the stay in words, and how long it must be, or that none can begin on the date, and when one can. */
export function DaysHint(): ReactNode {
  const isPossible = useAtomValue(allowedDaysAtom).length > 0;
  const days = useAtomValue(daysAtom);
  const until = useAtomValue(untilAtom);
  const { language } = useAtomValue(venueAtom);
  const note = useAtomValue(daysTextAtom);
  const other = useAtomValue(otherArrivalAtom);
  const changeDate = useSetAtom(changeDateAtom);
  const change = useSetAtom(changeFormAtom);
  const takeOther = (): void => {
    if (!other) return;
    changeDate(formatWireDate(other.date));
    change({ days: other.days });
    // This button disappears, so the focus moves to the field that has changed.
    document.getElementById('booker-date')?.focus();
  };
  return (
    <>
      {isPossible && until && (
        <span>{`${texts.daysUntil({ count: days, last: formatLongDay(until, language) })}. `}</span>
      )}
      {note !== undefined && <span>{`${note} `}</span>}
      {other && (
        <button type="button" className="booker-link-button" onClick={takeOther}>
          {texts.daysFrom({ count: other.days, date: formatDay(other.date, language) })}
        </button>
      )}
    </>
  );
}
