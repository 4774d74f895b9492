/** Controls for the simulated date, party, availability and device, and for the overlays. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactElement, type ReactNode, useId } from 'react';
import { parseTimeOfDay } from '../../domain/plan/timeOfDay.ts';
import { hoursOn, uncoveredBy } from '../../domain/booking/bookingCalendar.ts';
import { openingHours } from '../../domain/booking/venue.ts';
import { nameLanguage, textDirection } from '../../domain/language.ts';
import {
  AVAILABILITIES,
  DEVICE_LANGUAGES,
  OVERLAYS,
  PIXEL_RATIOS,
  SCREENS,
  DEVICE_SIZES,
  THEMES,
  type GalleryState,
} from '../states/urlState.ts';
import { updateStateAtom, galleryStateAtom } from '../states/galleryState.ts';
import type { Fixture } from '../fixtures/readFixture.ts';
import { messages } from '../messages.ts';
import { DraftInput } from './DraftInput.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';

/** A language by its own name, with an arrow where it is written from right to left. */
const languageText = (language: string): string =>
  `${nameLanguage(language, language)}${textDirection(language) === 'rtl' ? ' ←' : ''}`;

const sizeText = ({ width, height }: GalleryState['size']): string => `${width} × ${height}`;

export function Controls({ fixture }: { readonly fixture: Fixture | undefined }): ReactNode {
  const state = useAtomValue(galleryStateAtom);
  const updateState = useSetAtom(updateStateAtom);
  // Screens of the booker and mails are the pages of visitors, with the fixture's tables and the theme of the device.
  const isMapShown = state.screen === 'map';
  const date = state.clock.slice(0, 10);
  const time = state.clock.slice(11);
  // A URL may name any other size.
  const sizes = DEVICE_SIZES.some((size) => sizeText(size) === sizeText(state.size))
    ? DEVICE_SIZES
    : [...DEVICE_SIZES, state.size];
  return (
    <section className="gallery-panel gallery-controls" aria-label={messages.controls}>
      <div className="gallery-control-grid">
        <Choice
          label={messages.screen}
          options={SCREENS}
          value={state.screen}
          textOf={(each) => messages.screens[each]}
          onSelect={(screen) => updateState({ screen })}
        />
        <Labeled label={messages.date}>
          {(id) => (
            <DraftInput
              id={id}
              type="date"
              value={date}
              min="2000-01-01"
              max="2099-12-31"
              onValue={(day) => updateState({ clock: `${day}T${time}` })}
            />
          )}
        </Labeled>
        <Labeled label={messages.time}>
          {(id) => (
            <DraftInput
              id={id}
              type="time"
              value={time}
              onValue={(clock) => updateState({ clock: `${date}T${clock}` })}
            />
          )}
        </Labeled>
        <Labeled label={messages.guests}>
          {(id) => (
            <DraftInput
              id={id}
              type="number"
              min={1}
              max={200}
              step={1}
              value={String(state.guests)}
              onValue={(guests) => updateState({ guests: Number(guests) })}
            />
          )}
        </Labeled>
        {isMapShown && (
          <>
            <Choice
              label={messages.availability}
              options={AVAILABILITIES}
              value={state.availability}
              textOf={(each) => messages.availabilities[each]}
              onSelect={(availability) => updateState({ availability })}
            />
            <Choice
              label={messages.theme}
              options={THEMES}
              value={state.theme}
              textOf={(each) => messages.themes[each]}
              onSelect={(theme) => updateState({ theme })}
            />
          </>
        )}
        <Choice
          label={messages.language}
          options={DEVICE_LANGUAGES}
          value={state.language}
          textOf={(each) => languageText(each)}
          onSelect={(language) => updateState({ language })}
        />
        <Choice
          label={messages.device}
          options={sizes.map(sizeText)}
          value={sizeText(state.size)}
          textOf={(text) => messages.size(sizes.find((size) => sizeText(size) === text) ?? state.size)}
          onSelect={(text) => updateState({ size: sizes.find((size) => sizeText(size) === text) ?? state.size })}
        />
        {isMapShown && (
          <Choice
            label={messages.ratio}
            options={PIXEL_RATIOS.map(String)}
            value={String(state.ratio)}
            textOf={(each) => messages.ratioOf(Number(each))}
            onSelect={(text) =>
              updateState({ ratio: PIXEL_RATIOS.find((ratio) => String(ratio) === text) ?? state.ratio })
            }
          />
        )}
      </div>
      <CalendarLine fixture={fixture} date={date} time={time} />
      {isMapShown && <OverlayToggles />}
    </section>
  );
}

function OverlayToggles(): ReactNode {
  const { overlays } = useAtomValue(galleryStateAtom);
  const updateState = useSetAtom(updateStateAtom);
  return (
    <>
      <fieldset className="gallery-overlay-toggles">
        <legend>{messages.overlays}</legend>
        {OVERLAYS.map((kind) => (
          <Button
            key={kind}
            className="gallery-toggle"
            title={messages.overlayHints[kind]}
            aria-pressed={overlays.includes(kind)}
            onClick={() => {
              updateState({
                overlays: OVERLAYS.filter((each) =>
                  each === kind ? !overlays.includes(each) : overlays.includes(each),
                ),
              });
            }}
          >
            {messages.overlayNames[kind]}
          </Button>
        ))}
      </fieldset>
    </>
  );
}

/** The venue's opening hours on the selected date. */
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
  const opening = openingHours(rules);
  const { first, last } = hoursOn(opening, date);
  const uncovered = uncoveredBy(opening, { date, time: minutes });
  return (
    <p className="gallery-muted gallery-figures">
      {uncovered === 'closed'
        ? messages.closed
        : `${messages.hours(first, last)}${uncovered ? ` ${messages.noSlotAtTime}` : ''}`}
    </p>
  );
}

function Labeled({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (id: string) => ReactElement;
}): ReactNode {
  const id = useId();
  return (
    <div className="gallery-field">
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
  onSelect(option: Option): void;
};

function Choice<Option extends string>({ label, options, value, textOf, onSelect }: ChoiceProps<Option>): ReactNode {
  return (
    <Labeled label={label}>
      {(id) => (
        <Select id={id} value={value} options={options.map((each) => [each, textOf(each)])} onChange={onSelect} />
      )}
    </Labeled>
  );
}
