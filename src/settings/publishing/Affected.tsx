/** The reservations that new settings no longer allow, with what the owner decides about each, or about all. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { type Decision, MAX_LETTER_LENGTH, type Place, type SettingsConflict } from '../../api/settingsContract.ts';
import { messages } from '../messages.ts';
import { pageAtom } from '../state/document.ts';
import { choicesAtom, decideAtom, decisionsAtom } from '../state/publish.ts';
import { Alert, Labeled, SelectField } from '../controls/Field.tsx';

type Guest = SettingsConflict['reservations'][number];
type Kind = Decision['type'] | 'later';
const KINDS = ['later', 'keep', 'move', 'mail'] as const satisfies readonly Kind[];

export function Affected({ affected }: { readonly affected: SettingsConflict }): ReactNode {
  const { reservations, count, failed } = affected;
  const texts = messages.affected;
  const more = count - reservations.length;
  const { kindsOf, decide, isLoading } = useDecisions();
  const kinds = KINDS.filter((kind) => reservations.some((guest) => kindsOf(guest).includes(kind)));
  return (
    <>
      <p>{texts.intro({ count })}</p>
      {reservations.length > 1 && kinds.length > 0 && (
        <KindSelect
          label={texts.forAll}
          kinds={kinds}
          isBusy={isLoading}
          onChange={(kind) => {
            for (const guest of reservations) if (kindsOf(guest).includes(kind)) decide(guest, kind);
          }}
        />
      )}
      <ul className="settings-affected">
        {reservations.map((guest) => (
          <li key={guest.code}>
            <Guest guest={guest} hasFailed={guest.code === failed} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{texts.more({ count: more })}</p>}
    </>
  );
}

/** Nothing can be decided about a season place but what the settings say: its holder has to be told. */
const isSeasonPlace = ({ until }: Guest): boolean => until !== undefined;

function useDecisions() {
  const choices = useAtomValue(choicesAtom);
  const decisions = useAtomValue(decisionsAtom);
  const setDecision = useSetAtom(decideAtom);
  const placesOf = ({ code }: Guest): readonly Place[] => choices?.get(code)?.places ?? [];
  return {
    isLoading: choices === undefined,
    placesOf,
    decisionOf: ({ code }: Guest) => decisions.get(code),
    /** What can be decided about a reservation. */
    kindsOf: (guest: Guest): Kind[] =>
      KINDS.filter(
        (kind) =>
          !isSeasonPlace(guest) &&
          (kind !== 'move' || placesOf(guest).length > 0) &&
          (kind !== 'mail' || guest.email !== ''),
      ),
    decide(guest: Guest, kind: Kind, detail?: { readonly place?: Place; readonly text?: string }): void {
      const { code } = guest;
      const place = detail?.place ?? placesOf(guest)[0];
      const text = detail?.text ?? choices?.get(code)?.letter ?? '';
      if (kind === 'later') setDecision(code, undefined);
      else if (kind === 'keep') setDecision(code, { type: kind, code });
      else if (kind === 'mail') setDecision(code, { type: kind, code, text });
      else if (place) setDecision(code, { type: kind, code, place });
    },
  };
}

function Guest({ guest, hasFailed }: { readonly guest: Guest; readonly hasFailed: boolean }): ReactNode {
  const { tenant } = useAtomValue(pageAtom);
  const { isLoading, placesOf, decisionOf, kindsOf, decide } = useDecisions();
  const texts = messages.affected;
  const { date, time, guests, name, email, phone, why, place: table } = guest;
  const decision = decisionOf(guest);
  const reasons = messages.list(why.map((each) => texts.why[each]));
  const places = placesOf(guest);
  return (
    <>
      <strong>
        {table !== undefined && (
          <>
            <bdi>{table}</bdi>
            <span> · </span>
          </>
        )}
        <bdi>{name}</bdi>
      </strong>
      <span>
        {(isSeasonPlace(guest)
          ? [texts.seasonPlace, reasons, texts.firstOn({ date: messages.onDate(date) })]
          : [`${messages.onDate(date)}, ${messages.time(time)}`, texts.guests({ count: guests }), reasons]
        ).join(' · ')}
      </span>
      <span dir="ltr">{[phone, email].filter((each) => each !== '').join(' · ')}</span>
      <a href={`/day/${tenant}?view=list&date=${date}`} target="_blank" rel="noreferrer">
        {texts.open}
      </a>
      {hasFailed && <Alert text={texts.failed} />}
      {!isSeasonPlace(guest) && (
        <KindSelect
          label={texts.decision}
          name={name}
          kinds={kindsOf(guest)}
          value={decision?.type ?? 'later'}
          isBusy={isLoading}
          onChange={(kind) => decide(guest, kind)}
        />
      )}
      {!isLoading && !isSeasonPlace(guest) && places.length === 0 && <p className="settings-hint">{texts.full}</p>}
      {decision?.type === 'move' && (
        <SelectField
          label={texts.place}
          value={Math.max(
            0,
            places.findIndex((place) => placeText(place) === placeText(decision.place)),
          )}
          options={places.map((place, i) => [i, placeText(place)])}
          onChange={(i) => decide(guest, 'move', { place: places[i]! })}
        />
      )}
      {decision?.type === 'mail' && (
        <Labeled label={texts.letter}>
          {(id) => (
            <textarea
              id={id}
              dir="auto"
              rows={6}
              required
              maxLength={MAX_LETTER_LENGTH}
              value={decision.text}
              onChange={({ target }) => decide(guest, 'mail', { text: target.value })}
            />
          )}
        </Labeled>
      )}
    </>
  );
}

function placeText({ date, time, tables }: Place): string {
  return `${messages.onDate(date)}, ${messages.time(time)} · ${messages.list(tables.map(({ name }) => name))}`;
}

function KindSelect({
  label,
  name,
  kinds,
  value = 'later',
  isBusy,
  onChange,
}: {
  readonly label: string;
  /** Whom it is about, for screen readers. */
  readonly name?: string;
  readonly kinds: readonly Kind[];
  readonly value?: Kind;
  readonly isBusy: boolean;
  onChange(kind: Kind): void;
}): ReactNode {
  return (
    <SelectField
      label={label}
      aria-busy={isBusy}
      aria-label={name === undefined ? undefined : `${label}: ${name}`}
      value={value}
      options={kinds.map((kind) => [kind, messages.affected.decisions[kind]])}
      onChange={onChange}
    />
  );
}
