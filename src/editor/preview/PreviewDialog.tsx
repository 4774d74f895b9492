/** The plan as a visitor's phone shows it, for a date and a party, by the visitors' own rules and the host's own answer. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { fetchTables } from '../../api/bookingClient.ts';
import type { EditorState } from '../../api/editorContract.ts';
import {
  type PlainDate,
  formatWireDate,
  firstOpenDate,
  isOpenDate,
  isPlainDate,
  zonedTime,
} from '../../domain/booking/time.ts';
import { bookingCalendar, guestOptions } from '../../domain/booking/venue.ts';
import type { Theme } from '../../map/paint/palette.ts';
import { planAtom } from '../document/document.ts';
import { hostStateAtom, pageAtom } from '../document/hostState.ts';
import { dialogAtom, themeAtom } from '../session/view.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { messages } from '../messages.ts';
import './preview.css';
import { VisitorPlan } from './VisitorPlan.tsx';

/** Usual phones, in CSS pixels, less what the browser takes of their height. */
const SIZES = {
  small: { width: 360, height: 640 },
  usual: { width: 390, height: 760 },
  large: { width: 430, height: 860 },
} as const;
type SizeName = keyof typeof SIZES;

export function PreviewDialog(): ReactNode {
  const open = useAtomValue(dialogAtom) === 'preview';
  const state = useAtomValue(hostStateAtom);
  return open && state ? <Opened venue={state.venue} /> : null;
}

type Venue = EditorState['venue'];
/** Keys of the tables that are taken; what is not known is told so. */
type Taken = 'awaited' | 'unknown' | ReadonlySet<string>;

function Opened({ venue }: { readonly venue: Venue }): ReactNode {
  const setDialog = useSetAtom(dialogAtom);
  const { key } = useAtomValue(pageAtom);
  const plan = useAtomValue(planAtom);
  const system = useAtomValue(themeAtom);
  const now = useNow();
  const calendar = useMemo(() => bookingCalendar(venue), [venue]);
  const [date, setDate] = useState<PlainDate>(
    () => firstOpenDate(calendar, now) ?? zonedTime(now, calendar.timeZone).date,
  );
  const [guests, setGuests] = useState(venue.guests.default);
  const [size, setSize] = useState<SizeName>('usual');
  const [theme, setTheme] = useState<Theme>(system);
  const taken = useTaken(key, date, guests);
  const id = useId();
  const told =
    taken === 'awaited'
      ? messages.preview.loading
      : taken === 'unknown'
        ? messages.preview.unknown
        : messages.preview.known(taken.size);
  return (
    <Dialog
      title={`${messages.preview.title}: ${messages.preview.as}`}
      className="preview"
      onClose={() => {
        setDialog(undefined);
      }}
    >
      <div className="preview-settings">
        <div className="sheet-field">
          <div className="sheet-field-name">
            <label htmlFor={`${id}-date`}>{messages.preview.date}</label>
          </div>
          <input
            id={`${id}-date`}
            type="date"
            value={date}
            onChange={({ target }) => {
              if (isPlainDate(target.value)) setDate(target.value);
            }}
          />
        </div>
        <div className="sheet-field">
          <div className="sheet-field-name">
            <label htmlFor={`${id}-guests`}>{messages.preview.guests}</label>
          </div>
          <select
            id={`${id}-guests`}
            value={guests}
            onChange={({ target }) => {
              setGuests(Number(target.value));
            }}
          >
            {guestOptions(venue).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </div>
        <div className="sheet-field">
          <div className="sheet-field-name">
            <label htmlFor={`${id}-size`}>{messages.preview.size}</label>
          </div>
          <select
            id={`${id}-size`}
            value={size}
            onChange={({ target }) => {
              setSize(target.value as SizeName);
            }}
          >
            {Object.entries(messages.preview.sizes).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className="sheet-field">
          <div className="sheet-field-name">
            <label htmlFor={`${id}-theme`}>{messages.preview.theme}</label>
          </div>
          <select
            id={`${id}-theme`}
            value={theme}
            onChange={({ target }) => {
              setTheme(target.value as Theme);
            }}
          >
            {Object.entries(messages.preview.themes).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <output className="preview-told">
          {isOpenDate(calendar, date, now) ? told : `${messages.preview.closed} ${told}`}
        </output>
      </div>
      <VisitorPlan
        key={`${size} ${theme}`}
        plan={plan}
        venue={venue}
        date={date}
        guests={guests}
        taken={typeof taken === 'string' ? NONE : taken}
        theme={theme}
        size={SIZES[size]}
      />
    </Dialog>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** The host's now when the dialog was opened, in epoch milliseconds. */
function useNow(): number {
  const { now } = useAtomValue(pageAtom);
  const [at] = useState(() => {
    const told = Date.parse(now ?? '');
    return Number.isNaN(told) ? Date.now() : told + performance.now();
  });
  return at;
}

/** What the host says of a date, for tables that it knows. */
function useTaken(key: string | undefined, date: PlainDate, guests: number): Taken {
  const question = `${date} ${guests}`;
  const [answer, setAnswer] = useState<{ readonly to: string; readonly taken: Taken }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    const gone = new AbortController();
    void fetchTables('', { key, date: formatWireDate(date), guests: String(guests) }, gone.signal).then(
      (availability) => {
        if (gone.signal.aborted) return;
        setAnswer({
          to: question,
          taken: availability
            ? new Set(availability.tables.filter(({ available }) => !available).map((table) => table.key))
            : 'unknown',
        });
      },
    );
    return () => {
      gone.abort();
    };
  }, [key, date, guests, question]);
  if (key === undefined) return 'unknown';
  return answer?.to === question ? answer.taken : 'awaited';
}
