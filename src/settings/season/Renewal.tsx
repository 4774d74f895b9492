/** Offers places to their holders for another season. They are kept until the last date for an answer. */
import { type ReactNode, useId, useState } from 'react';
import type { SeasonOffer } from '../../api/seasonClient.ts';
import type { SeasonPlace } from '../../api/seasonContract.ts';
import { MAX_SEASON_ROWS, aYearLater } from '../../domain/booking/seasonPlaces.ts';
import { type PlainDate, addDays } from '../../domain/booking/time.ts';
import { Form } from '../controls/Form.tsx';
import { InputField, Toggle } from '../controls/Field.tsx';
import { Group } from '../controls/Lists.tsx';
import { messages } from '../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Problems } from './Problems.tsx';

/** How long holders have for their answer, unless the owner says otherwise. */
const ANSWER_DAYS = 30;

/** Returns the places that their holders could have again: those that nobody has after them. */
export function renewablePlaces(places: readonly SeasonPlace[]): SeasonPlace[] {
  const isKept = ({ state }: SeasonPlace): boolean => state === 'held' || state === 'offered';
  const hasNext = (place: SeasonPlace): boolean =>
    places.some((other) => isKept(other) && other.table === place.table && other.from > place.until);
  return places.filter((place) => place.state === 'held' && place.is_on_plan && !hasNext(place));
}

export function Renewal({
  places,
  today,
  isBusy,
  offer,
}: {
  /** At least one. */
  readonly places: readonly SeasonPlace[];
  readonly today: PlainDate;
  readonly isBusy: boolean;
  /** Returns what keeps the places from being offered. */
  offer(offer: SeasonOffer): Promise<readonly string[]>;
}): ReactNode {
  const texts = messages.season;
  const id = useId();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const wanted = places.filter((place) => !left.has(place.id)).slice(0, MAX_SEASON_ROWS);
  const seasons = (wanted.length > 0 ? wanted : places).map(aYearLater);
  const [hasSameDates, setSameDates] = useState(true);
  const first = seasons.map((season) => season.from).toSorted()[0] ?? today;
  const last =
    seasons
      .map((season) => season.until)
      .toSorted()
      .at(-1) ?? today;
  const [typed, setTyped] = useState<{ readonly from?: string; readonly until?: string }>({});
  const { from = first, until = last } = typed;
  const soon = addDays(today, ANSWER_DAYS);
  const [answerBy, setAnswerBy] = useState(soon < first ? soon : addDays(first, -1));
  const [problems, setProblems] = useState<readonly string[]>([]);
  const choose = (place: SeasonPlace, isChosen: boolean): void => {
    const others = [...left].filter((other) => other !== place.id);
    setLeft(new Set(isChosen ? others : [...others, place.id]));
  };
  const send = async (): Promise<void> =>
    setProblems(
      await offer({
        places: wanted.map((place) => place.id),
        answer_by: answerBy,
        ...(hasSameDates ? {} : { from, until }),
      }),
    );
  const date = { type: 'date', 'aria-describedby': `${id}-problem` } as const;
  return (
    <Group title={texts.renew} hint={texts.renewHint}>
      <Form onSubmit={() => void send()}>
        <Toggle label={texts.sameDates} isOn={hasSameDates} onChange={setSameDates} />
        <div className="settings-row">
          {!hasSameDates && (
            <>
              <InputField
                {...date}
                label={texts.columns.from}
                value={from}
                onChange={(chosen) => setTyped({ ...typed, from: chosen })}
              />
              <InputField
                {...date}
                label={texts.columns.until}
                value={until}
                onChange={(chosen) => setTyped({ ...typed, until: chosen })}
              />
            </>
          )}
          <InputField {...date} label={texts.answerBy} value={answerBy} onChange={setAnswerBy} />
        </div>
        <fieldset className="settings-group">
          <legend>{texts.renewPlaces}</legend>
          <div className="settings-choices">
            {places.map((place) => (
              <Toggle
                key={place.id}
                label={
                  <>
                    <bdi>{place.table}</bdi>
                    <span> · </span>
                    <bdi>{place.name}</bdi>
                  </>
                }
                hint={place.email === '' ? texts.noEmail : undefined}
                isOn={!left.has(place.id)}
                onChange={(isOn) => choose(place, isOn)}
              />
            ))}
          </div>
        </fieldset>
        <Problems id={`${id}-problem`} problems={problems} />
        <div className="settings-actions">
          <Button type="submit" disabled={isBusy || wanted.length === 0} aria-busy={isBusy}>
            {texts.renewNow({ count: wanted.length })}
          </Button>
        </div>
      </Form>
    </Group>
  );
}
