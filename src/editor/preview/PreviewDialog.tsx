/** The plan as a visitor's phone shows it, for a date and a party, by the visitors' own rules and the host's own answer. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { loadTables } from '../../api/client.ts';
import type { EditorState } from '../../api/editorContract.ts';
import { type PlainDate, dateToWire, firstOpenDate, isOpenDate, isPlainDate, localTime } from '../../domain/time.ts';
import { calendarOf, guestOptions } from '../../domain/venue.ts';
import type { Theme } from '../../map/palette.ts';
import { planAtom } from '../atoms/document.ts';
import { hostStateAtom, pageAtom } from '../atoms/host.ts';
import { dialogAtom, themeAtom } from '../atoms/view.ts';
import { Sheet } from '../chrome/Sheet.tsx';
import { words } from '../words.ts';
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
  const calendar = useMemo(() => calendarOf(venue), [venue]);
  const [date, setDate] = useState<PlainDate>(() => firstOpenDate(calendar, now) ?? localTime(now, calendar.zone).date);
  const [guests, setGuests] = useState(venue.guests.default);
  const [size, setSize] = useState<SizeName>('usual');
  const [theme, setTheme] = useState<Theme>(system);
  const taken = useTaken(key, date, guests);
  const id = useId();
  const told =
    taken === 'awaited'
      ? words.preview.loading
      : taken === 'unknown'
        ? words.preview.unknown
        : words.preview.known(taken.size);
  return (
    <Sheet
      title={`${words.preview.title}: ${words.preview.as}`}
      className="preview"
      onClose={() => {
        setDialog(undefined);
      }}
    >
      <div className="preview-settings">
        <div className="sheet-field">
          <div className="sheet-field-name">
            <label htmlFor={`${id}-date`}>{words.preview.date}</label>
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
            <label htmlFor={`${id}-guests`}>{words.preview.guests}</label>
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
            <label htmlFor={`${id}-size`}>{words.preview.size}</label>
          </div>
          <select
            id={`${id}-size`}
            value={size}
            onChange={({ target }) => {
              setSize(target.value as SizeName);
            }}
          >
            {Object.entries(words.preview.sizes).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className="sheet-field">
          <div className="sheet-field-name">
            <label htmlFor={`${id}-theme`}>{words.preview.theme}</label>
          </div>
          <select
            id={`${id}-theme`}
            value={theme}
            onChange={({ target }) => {
              setTheme(target.value as Theme);
            }}
          >
            {Object.entries(words.preview.themes).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <output className="preview-told">
          {isOpenDate(calendar, date, now) ? told : `${words.preview.closed} ${told}`}
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
    </Sheet>
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
    void loadTables('', { key, date: dateToWire(date), guests: String(guests) }, gone.signal).then((availability) => {
      if (gone.signal.aborted) return;
      setAnswer({
        to: question,
        taken: availability
          ? new Set(availability.tables.filter(({ available }) => !available).map((table) => table.key))
          : 'unknown',
      });
    });
    return () => {
      gone.abort();
    };
  }, [key, date, guests, question]);
  if (key === undefined) return 'unknown';
  return answer?.to === question ? answer.taken : 'awaited';
}
