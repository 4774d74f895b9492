/** What is played with: date, guests, tables, theme, language, device, overlays. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId } from 'react';
import { parseTimeOfDay } from '../../domain/plan/timeOfDay.ts';
import { formatDisplayTime, isoWeekday } from '../../domain/booking/time.ts';
import {
  AVAILABILITIES,
  LANGUAGES,
  OVERLAYS,
  PIXEL_RATIOS,
  DEVICE_SIZES,
  THEMES,
  type GalleryState,
} from '../states/urlState.ts';
import { updateStateAtom, galleryStateAtom } from '../states/galleryState.ts';
import type { Fixture } from '../fixtures/readFixture.ts';
import { OverlayLegend } from '../overlays/OverlayLegend.tsx';
import { messages } from '../messages.ts';
import { DraftInput } from './DraftInput.tsx';

const sizeText = ({ width, height }: GalleryState['size']): string => `${width} × ${height}`;

export function Controls({ fixture }: { readonly fixture: Fixture | undefined }): ReactNode {
  const state = useAtomValue(galleryStateAtom);
  const change = useSetAtom(updateStateAtom);
  const [date, time] = state.clock.split('T') as [string, string];
  // A device that only an address names is offered as well.
  const sizes = DEVICE_SIZES.some((size) => sizeText(size) === sizeText(state.size))
    ? DEVICE_SIZES
    : [...DEVICE_SIZES, state.size];
  return (
    <section className="panel controls" aria-label={messages.controls}>
      <div className="control-grid">
        <Labelled label={messages.date}>
          {(id) => (
            <DraftInput
              id={id}
              type="date"
              value={date}
              min="2000-01-01"
              max="2099-12-31"
              onValue={(day) => {
                change({ clock: `${day}T${time}` });
              }}
            />
          )}
        </Labelled>
        <Labelled label={messages.time}>
          {(id) => (
            <DraftInput
              id={id}
              type="time"
              value={time}
              onValue={(clock) => {
                change({ clock: `${date}T${clock}` });
              }}
            />
          )}
        </Labelled>
        <Labelled label={messages.guests}>
          {(id) => (
            <DraftInput
              id={id}
              type="number"
              min={1}
              max={200}
              step={1}
              value={String(state.guests)}
              onValue={(guests) => {
                change({ guests: Number(guests) });
              }}
            />
          )}
        </Labelled>
        <Choice
          label={messages.availability}
          options={AVAILABILITIES}
          value={state.tables}
          textOf={(each) => messages.availabilities[each]}
          onChoose={(tables) => {
            change({ tables });
          }}
        />
        <Choice
          label={messages.theme}
          options={THEMES}
          value={state.theme}
          textOf={(each) => messages.themes[each]}
          onChoose={(theme) => {
            change({ theme });
          }}
        />
        <Choice
          label={messages.language}
          options={LANGUAGES}
          value={state.language}
          textOf={(each) => messages.languages[each]}
          onChoose={(language) => {
            change({ language });
          }}
        />
        <Choice
          label={messages.device}
          options={sizes.map(sizeText)}
          value={sizeText(state.size)}
          textOf={(each) => each}
          onChoose={(chosen) => {
            change({ size: sizes.find((size) => sizeText(size) === chosen)! });
          }}
        />
        <Choice
          label={messages.ratio}
          options={PIXEL_RATIOS.map(String)}
          value={String(state.ratio)}
          textOf={(each) => `${each}×`}
          onChoose={(chosen) => {
            change({ ratio: PIXEL_RATIOS.find((ratio) => String(ratio) === chosen)! });
          }}
        />
      </div>
      <CalendarLine fixture={fixture} date={date} time={time} />
      <fieldset className="overlay-toggles">
        <legend>{messages.overlays}</legend>
        {OVERLAYS.map((kind) => (
          <button
            key={kind}
            type="button"
            className="toggle"
            title={messages.overlayHints[kind]}
            aria-pressed={state.overlays.includes(kind)}
            onClick={() => {
              change({
                overlays: OVERLAYS.filter((each) =>
                  each === kind ? !state.overlays.includes(each) : state.overlays.includes(each),
                ),
              });
            }}
          >
            {messages.overlayNames[kind]}
          </button>
        ))}
      </fieldset>
      <OverlayLegend kinds={state.overlays} />
    </section>
  );
}

/** What the venue's calendar says of the date and time. */
function CalendarLine({
  fixture,
  date,
  time,
}: {
  readonly fixture: Fixture | undefined;
  readonly date: string;
  readonly time: string;
}): ReactNode {
  const rules = fixture?.rules;
  if (!rules) return null;
  const minutes = parseTimeOfDay(time) ?? 0;
  const closed = rules.closed_weekdays.includes(isoWeekday(date)) || rules.closed_dates.includes(date);
  const outside = minutes < rules.hours.first || minutes > rules.hours.last;
  return (
    <p className="soft figures">
      {closed
        ? messages.closed
        : `${messages.hours(formatDisplayTime(rules.hours.first), formatDisplayTime(rules.hours.last))}.${outside ? ` ${messages.noSlotAtTime}` : ''}`}
    </p>
  );
}

function Labelled({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

type ChoiceProps<Option extends string> = {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: Option;
  textOf(option: Option): string;
  onChoose(option: Option): void;
};

function Choice<Option extends string>({ label, options, value, textOf, onChoose }: ChoiceProps<Option>): ReactNode {
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          id={id}
          value={value}
          onChange={({ target }) => {
            onChoose(target.value as Option);
          }}
        >
          {options.map((each) => (
            <option key={each} value={each}>
              {textOf(each)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
