/** Shows the plan as on a visitor's phone, for a date and a party size, with the host's availability. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { fetchTables } from '../../api/bookingClient.ts';
import type { EditorState } from '../../api/editorContract.ts';
import { firstOpenDate, isOpenDate } from '../../domain/booking/bookingCalendar.ts';
import { type PlainDate, formatWireDate, isPlainDate, zonedTime } from '../../domain/booking/time.ts';
import { bookingCalendar, guestOptions } from '../../domain/booking/venue.ts';
import type { Theme } from '../../map/paint/palette.ts';
import { planAtom } from '../document/document.ts';
import { hostClockAtom, hostStateAtom, pageAtom } from '../document/hostState.ts';
import { dialogAtom } from '../session/panels.ts';
import { useColorScheme } from '../../ui/useColorScheme.ts';
import { EditorDialog } from '../controls/EditorDialog.tsx';
import { messages } from '../messages.ts';
import './preview.css';
import { VisitorPlan } from './VisitorPlan.tsx';
import { Select, namedOptions } from '../../ui/Select.tsx';

/** Common phone viewports in CSS pixels, without the browser's toolbars. */
const SIZES = {
  small: { width: 360, height: 640 },
  medium: { width: 390, height: 760 },
  large: { width: 430, height: 860 },
} as const;
type SizeName = keyof typeof SIZES;

export function PreviewDialog(): ReactNode {
  const isOpen = useAtomValue(dialogAtom) === 'preview';
  const state = useAtomValue(hostStateAtom);
  return isOpen && state ? <Preview venue={state.venue} /> : null;
}

type Venue = EditorState['venue'];
/** Keys of the unavailable tables. */
type Unavailable = 'loading' | 'unknown' | ReadonlySet<string>;

function Preview({ venue }: { readonly venue: Venue }): ReactNode {
  const { key } = useAtomValue(pageAtom);
  const plan = useAtomValue(planAtom);
  const systemTheme = useColorScheme();
  const clock = useAtomValue(hostClockAtom);
  const [now] = useState(clock);
  const calendar = useMemo(() => bookingCalendar(venue), [venue]);
  const [date, setDate] = useState<PlainDate>(
    () => firstOpenDate(calendar, now) ?? zonedTime(now, calendar.timeZone).date,
  );
  const [guests, setGuests] = useState(venue.guests.default);
  const [size, setSize] = useState<SizeName>('medium');
  const [theme, setTheme] = useState<Theme>(systemTheme);
  const unavailable = useUnavailable(key, date, guests);
  const availability = availabilityMessage(unavailable);
  return (
    <EditorDialog title={`${messages.preview.title}: ${messages.preview.audience}`} className="editor-preview">
      <div className="editor-preview-settings">
        <label className="editor-dialog-field">
          <span>{messages.preview.date}</span>
          <input
            type="date"
            value={date}
            onChange={({ target }) => {
              if (isPlainDate(target.value)) setDate(target.value);
            }}
          />
        </label>
        <label className="editor-dialog-field">
          <span>{messages.preview.guests}</span>
          <Select
            value={guests}
            options={guestOptions(venue).map((count) => [count, String(count)])}
            onChange={setGuests}
          />
        </label>
        <label className="editor-dialog-field">
          <span>{messages.preview.size}</span>
          <Select value={size} options={namedOptions(messages.preview.sizes)} onChange={setSize} />
        </label>
        <label className="editor-dialog-field">
          <span>{messages.preview.theme}</span>
          <Select value={theme} options={namedOptions(messages.preview.themes)} onChange={setTheme} />
        </label>
        <output className="editor-preview-note">
          {isOpenDate(calendar, date, now) ? availability : `${messages.preview.closed} ${availability}`}
        </output>
      </div>
      <VisitorPlan
        key={`${size} ${theme}`}
        plan={plan}
        venue={venue}
        date={date}
        guests={guests}
        taken={typeof unavailable === 'string' ? NONE : unavailable}
        theme={theme}
        size={SIZES[size]}
      />
    </EditorDialog>
  );
}

const NONE: ReadonlySet<string> = new Set();

function availabilityMessage(unavailable: Unavailable): string {
  if (unavailable === 'loading') return messages.preview.loading;
  return unavailable === 'unknown'
    ? messages.preview.availabilityUnknown
    : messages.preview.reservedCount({ count: unavailable.size });
}

/** Loads the unavailable tables of a date. */
function useUnavailable(key: string | undefined, date: PlainDate, guests: number): Unavailable {
  const question = `${date} ${guests}`;
  const [answer, setAnswer] = useState<{ readonly to: string; readonly unavailable: Unavailable }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    const controller = new AbortController();
    void fetchTables('', { key, date: formatWireDate(date), guests: String(guests) }, controller.signal).then(
      (availability) => {
        if (controller.signal.aborted) return;
        setAnswer({
          to: question,
          unavailable: availability
            ? new Set(availability.tables.filter(({ available }) => !available).map((table) => table.key))
            : 'unknown',
        });
      },
    );
    return () => controller.abort();
  }, [key, date, guests, question]);
  if (key === undefined) return 'unknown';
  return answer?.to === question ? answer.unavailable : 'loading';
}
