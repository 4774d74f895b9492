/** The places that guests have for a season: who has them, their links and answers, and assigning more, also from a list. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { type SeasonClient, type SeasonOffer, createSeasonClient } from '../../api/seasonClient.ts';
import type { SeasonPlace, SeasonRowProblem } from '../../api/seasonContract.ts';
import {
  MAX_SEASON_ROWS,
  MAX_SEASON_TEXT,
  SEASON_COLUMNS,
  type SeasonRow,
  readSeasonCells,
} from '../../domain/booking/seasonPlaces.ts';
import { decodeText } from '../../domain/text/decodeText.ts';
import { ConfirmButton, ListState, NamedButton, Secret } from '../connections/parts.tsx';
import { type Run, useLoaded } from '../connections/useLoaded.ts';
import { Form } from '../controls/Form.tsx';
import { InputField, Labeled, Toggle } from '../controls/Field.tsx';
import { Group } from '../controls/Lists.tsx';
import { messages } from '../messages.ts';
import { Button } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/jsx.ts';
import { pageAtom } from '../state/document.ts';
import { Problems } from './Problems.tsx';
import { Renewal, renewablePlaces } from './Renewal.tsx';

/** A list of 200 places has some kilobytes. */
const MAX_FILE_BYTES = 1_000_000;

/** Assigns rows, and returns what to say of each that could not be. Returns undefined if the call failed. */
type Assign = (
  rows: readonly SeasonRow[],
  isMailed: boolean,
  /** The rows of a list, as its author counts them. */
  numbers?: readonly number[],
) => Promise<readonly string[] | undefined>;

export function Season(): ReactNode {
  const texts = messages.season;
  const { tenant } = useAtomValue(pageAtom);
  const client = useMemo(() => createSeasonClient(tenant), [tenant]);
  const { value, error, isBusy, reload, run } = useLoaded(client.list);
  const [status, setStatus] = useState('');
  const { places: unsorted = [], today = '' } = value ?? {};
  const places = unsorted.toSorted(
    (one, other) =>
      one.table.localeCompare(other.table, undefined, { numeric: true }) || one.from.localeCompare(other.from),
  );
  const current = places.filter(({ until }) => until >= today);
  const renewable = renewablePlaces(places);
  const offer = async (wanted: SeasonOffer): Promise<readonly string[]> => {
    setStatus('');
    const result = await run(() => client.offer(wanted));
    if (!result) return [];
    if (result.problem) return [result.problem === 'answer' ? texts.wrongAnswerBy : texts.problems[result.problem]];
    if (result.problems.length === 0) setStatus(texts.offered({ count: wanted.places.length }));
    const nameOf = (row: number): string => places.find(({ id }) => id === wanted.places[row])?.name ?? '';
    return result.problems.map((problem) => `${nameOf(problem.row)}: ${whyNot(problem)}`);
  };
  const assign: Assign = async (rows, isMailed, numbers) => {
    setStatus('');
    const result = await run(() => client.assign(rows, isMailed));
    if (!result) return undefined;
    return result.problems.map((problem) => problemText(problem, rows, numbers));
  };
  return (
    <>
      <Group title={texts.list} hint={texts.hint}>
        <ListState
          isLoaded={value !== undefined}
          isEmpty={current.length === 0}
          error={error}
          empty={texts.none}
          onRetry={() => void reload()}
        />
        <output>{status}</output>
        <ul className="settings-connections" aria-busy={value === undefined || isBusy}>
          {current.map((place) => (
            <Place key={place.id} place={place} client={client} run={run} isBusy={isBusy} />
          ))}
        </ul>
      </Group>
      <PlaceForm isBusy={isBusy} assign={assign} />
      <Import isBusy={isBusy} assign={assign} />
      {renewable.length > 0 && (
        <Renewal
          key={renewable.map(({ id }) => id).join(' ')}
          places={renewable}
          today={today}
          isBusy={isBusy}
          offer={offer}
        />
      )}
    </>
  );
}

function whyNot({ problem, date }: SeasonRowProblem): string {
  const texts = messages.season;
  if (problem !== 'taken') return texts.problems[problem];
  return texts.taken({ date: date === undefined ? '' : messages.onDateOfYear(date) });
}

function problemText(refused: SeasonRowProblem, rows: readonly SeasonRow[], numbers?: readonly number[]): string {
  const texts = messages.season;
  const { row } = refused;
  const why = whyNot(refused);
  return numbers ? texts.row({ row: numbers[row] ?? 0, name: rows[row]?.name ?? '', problem: why }) : why;
}

function Place({
  place,
  client,
  run,
  isBusy,
}: {
  readonly place: SeasonPlace;
  readonly client: SeasonClient;
  readonly run: Run;
  readonly isBusy: boolean;
}): ReactNode {
  const texts = messages.season;
  const [link, setLink] = useState<string>();
  const [isMailed, setMailed] = useState(false);
  const { id, name, email, table, paid, state } = place;
  const title = `${table} · ${name}`;
  const isKept = state === 'held' || state === 'offered';
  const makeLink = async (isNew: boolean): Promise<void> => {
    const made = await run(() => client.makeLink(id, isNew));
    if (made) setLink(new URL(made.path, location.origin).href);
  };
  const mail = async (): Promise<void> => {
    if (await run(() => client.mail(id))) setMailed(true);
  };
  const stateText = (): string => {
    if (state === 'held') return paid ? texts.paid : texts.unpaid;
    return state === 'offered'
      ? texts.offeredUntil({ date: messages.onDateOfYear(place.answer_by ?? place.from) })
      : texts.states[state];
  };
  return (
    <li>
      <strong>
        <bdi>{table}</bdi>
        <span> · </span>
        <bdi>{name}</bdi>
      </strong>
      <p>{`${texts.dates({ from: messages.onDateOfYear(place.from), until: messages.onDateOfYear(place.until) })} · ${stateText()}`}</p>
      <p className="settings-hint">
        {[
          place.email,
          place.phone,
          ...(place.given_back.length > 0 ? [texts.givenBack({ count: place.given_back.length })] : []),
        ]
          .filter((text) => text !== '')
          .join(' · ')}
      </p>
      {place.mail === 'refused' && <p className="settings-problem">{texts.mailRefused}</p>}
      {!place.is_on_plan && <p className="settings-problem">{texts.offPlan}</p>}
      {link !== undefined && <Secret label={texts.link} text={link} hint={texts.linkHint} isShownOnce={false} />}
      <output>{isMailed && place.mail !== 'refused' ? texts.mailed : ''}</output>
      <div className="settings-actions">
        {state === 'offered' && (
          <>
            <NamedButton
              label={texts.accept}
              name={title}
              disabled={isBusy}
              onClick={() => void run(() => client.answer(id, 'accept'))}
            />
            <NamedButton
              label={texts.decline}
              name={title}
              disabled={isBusy}
              onClick={() => void run(() => client.answer(id, 'decline'))}
            />
          </>
        )}
        {state === 'held' && (
          <NamedButton
            label={paid ? texts.markUnpaid : texts.markPaid}
            name={title}
            disabled={isBusy}
            onClick={() => void run(() => client.setPaid(id, !paid))}
          />
        )}
        {isKept && (
          <>
            {link === undefined ? (
              <NamedButton label={texts.showLink} name={title} disabled={isBusy} onClick={() => void makeLink(false)} />
            ) : (
              <ConfirmButton
                label={texts.newLink}
                name={title}
                question={texts.newLinkQuestion}
                isDisabled={isBusy}
                onConfirm={() => void makeLink(true)}
              />
            )}
            {email !== '' && (
              <NamedButton label={texts.mailLink} name={title} disabled={isBusy} onClick={() => void mail()} />
            )}
          </>
        )}
        <ConfirmButton
          label={isKept ? texts.release : texts.forget}
          name={title}
          question={isKept ? texts.releaseQuestion : texts.forgetQuestion}
          isDisabled={isBusy}
          onConfirm={() => void run(() => client.release(id))}
        />
      </div>
    </li>
  );
}

/** What both forms that assign places have: whether their holders get a mail, and what came of it. */
function useAssigning(assign: Assign) {
  const [isMailed, setMailed] = useState(true);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [status, setStatus] = useState('');
  const refuse = (found: readonly string[]): void => {
    setStatus('');
    setProblems(found);
  };
  /** Resolves with whether all rows are assigned. */
  const run = async (rows: readonly SeasonRow[], numbers?: readonly number[]): Promise<boolean> => {
    setStatus('');
    const found = await assign(rows, isMailed, numbers);
    setProblems(found ?? []);
    const isDone = found?.length === 0;
    if (isDone) setStatus(messages.season.assigned({ count: rows.length }));
    return isDone;
  };
  return { isMailed, setMailed, problems, status, refuse, run };
}

type FormEndProps = Omit<ReturnType<typeof useAssigning>, 'refuse' | 'run'> & {
  readonly id: string;
  /** The label of the choice whether holders get a mail. */
  readonly mail: string;
  readonly children: Elements;
};

function FormEnd({ id, mail, isMailed, setMailed, problems, status, children }: FormEndProps): ReactNode {
  return (
    <>
      <Toggle label={mail} isOn={isMailed} onChange={setMailed} />
      <Problems id={id} problems={problems} />
      <output>{status}</output>
      <div className="settings-actions">{children}</div>
    </>
  );
}

const NO_PLACE: SeasonRow = { name: '', email: '', phone: '', place: '', from: '', until: '', paid: 'no' };
const INPUT_TYPES: Readonly<Partial<Record<keyof SeasonRow, string>>> = {
  email: 'email',
  phone: 'tel',
  from: 'date',
  until: 'date',
};

function PlaceForm({ isBusy, assign }: { readonly isBusy: boolean; readonly assign: Assign }): ReactNode {
  const texts = messages.season;
  const id = useId();
  const [row, setRow] = useState(NO_PLACE);
  const change = (changed: Partial<SeasonRow>): void => setRow({ ...row, ...changed });
  const assigning = useAssigning(assign);
  const save = async (): Promise<void> => {
    if (!(await assigning.run([row]))) return;
    // The next place often has the same season.
    setRow((typed) => (typed === row ? { ...NO_PLACE, from: row.from, until: row.until } : typed));
  };
  return (
    <Group title={texts.assign}>
      <Form onSubmit={() => void save()}>
        <div className="settings-row">
          {SEASON_COLUMNS.filter((column) => column !== 'paid').map((column) => (
            <InputField
              key={column}
              label={texts.columns[column]}
              type={INPUT_TYPES[column] ?? 'text'}
              dir={column === 'name' || column === 'place' ? 'auto' : 'ltr'}
              value={row[column]}
              aria-describedby={`${id}-problem`}
              onChange={(value) => change({ [column]: value })}
            />
          ))}
        </div>
        <Toggle
          label={texts.paid}
          isOn={row.paid === 'yes'}
          onChange={(isOn) => change({ paid: isOn ? 'yes' : 'no' })}
        />
        <FormEnd {...assigning} id={`${id}-problem`} mail={texts.mailHolder}>
          <Button kind="primary" type="submit" disabled={isBusy} aria-busy={isBusy}>
            {texts.assignNow}
          </Button>
        </FormEnd>
      </Form>
    </Group>
  );
}

function Import({ isBusy, assign }: { readonly isBusy: boolean; readonly assign: Assign }): ReactNode {
  const texts = messages.season;
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [list, setList] = useState('');
  const assigning = useAssigning(assign);
  const { refuse } = assigning;
  const assignAll = async (): Promise<void> => {
    const { default: Papa } = await import('papaparse');
    const { data } = Papa.parse<string[]>(list.replace(/^\uFEFF/, ''));
    const listed = readSeasonCells(data);
    const rows = listed.map(({ row }) => row);
    if (rows.length === 0) return refuse([texts.noRows]);
    if (rows.length > MAX_SEASON_ROWS) return refuse([texts.tooMany({ count: MAX_SEASON_ROWS })]);
    const tooLong = listed
      .filter(({ row }) => Object.values(row).some((value) => value.length > MAX_SEASON_TEXT))
      .map(({ row, number }) =>
        texts.row({
          row: number,
          name: row.name.slice(0, MAX_SEASON_TEXT),
          problem: texts.tooLong({ most: MAX_SEASON_TEXT }),
        }),
      );
    if (tooLong.length > 0) return refuse(tooLong);
    const areAssigned = await assigning.run(
      rows,
      listed.map(({ number }) => number),
    );
    if (!areAssigned) return;
    setList((typed) => (typed === list ? '' : typed));
    if (file.current) file.current.value = '';
  };
  const read = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const text =
      chosen.size > MAX_FILE_BYTES
        ? undefined
        : await chosen.arrayBuffer().then(
            (buffer) => decodeText(new Uint8Array(buffer)),
            // The file may have been moved or deleted since it was picked.
            () => undefined,
          );
    const hasText = text !== undefined && !text.includes('\0');
    refuse(hasText ? [] : [texts.notCsv]);
    if (hasText) setList(text);
  };
  return (
    <Group title={texts.import} hint={texts.importHint}>
      <Form onSubmit={() => void assignAll()}>
        <div className="settings-field">
          <label htmlFor={`${id}-file`}>{texts.file}</label>
          <input
            ref={file}
            id={`${id}-file`}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ target }) => void read(target.files?.[0])}
          />
        </div>
        <Labeled label={texts.rows}>
          {(listId) => (
            <textarea
              id={listId}
              dir="auto"
              rows={6}
              spellCheck={false}
              value={list}
              aria-describedby={`${id}-problem`}
              onChange={({ target }) => setList(target.value)}
            />
          )}
        </Labeled>
        <FormEnd {...assigning} id={`${id}-problem`} mail={texts.mailHolders}>
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            {texts.importNow}
          </Button>
        </FormEnd>
      </Form>
    </Group>
  );
}
