/** The places that guests have for a season: who has them, the holders' links, and assigning more, also from a list. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { type SeasonClient, createSeasonClient } from '../../api/seasonClient.ts';
import type { SeasonPlace, SeasonRowProblem } from '../../api/seasonContract.ts';
import { MAX_SEASON_ROWS, SEASON_COLUMNS, type SeasonRow, readSeasonCells } from '../../domain/booking/seasonPlaces.ts';
import { ConfirmButton, ListState, Secret } from '../connections/parts.tsx';
import { type Run, useLoaded } from '../connections/useLoaded.ts';
import { Toggle } from '../controls/Field.tsx';
import { Group } from '../controls/Lists.tsx';
import { messages } from '../messages.ts';
import { pageAtom } from '../state/document.ts';

/** Assigns rows, and returns what to say of each that could not be. */
type Assign = (rows: readonly SeasonRow[], firstRow: number) => Promise<readonly string[]>;

export function Season(): ReactNode {
  const texts = messages.season;
  const { tenant } = useAtomValue(pageAtom);
  const client = useMemo(() => createSeasonClient(tenant), [tenant]);
  const { value, error, isBusy, reload, run } = useLoaded(client.list);
  const [status, setStatus] = useState('');
  const places = value?.places ?? [];
  const assign: Assign = async (rows, firstRow) => {
    setStatus('');
    const result = await run(() => client.assign(rows));
    if (!result) return [];
    if (result.problems.length === 0) setStatus(texts.assigned({ count: rows.length }));
    return result.problems.map((problem) => problemText(problem, rows, firstRow));
  };
  return (
    <>
      <Group title={texts.list} hint={texts.hint}>
        <ListState
          isLoaded={value !== undefined}
          isEmpty={places.length === 0}
          error={error}
          empty={texts.none}
          onRetry={() => void reload()}
        />
        <output>{status}</output>
        <ul className="settings-connections" aria-busy={value === undefined || isBusy}>
          {places.map((place) => (
            <Place key={place.id} place={place} client={client} run={run} isBusy={isBusy} />
          ))}
        </ul>
      </Group>
      <PlaceForm isBusy={isBusy} assign={assign} />
      <Import isBusy={isBusy} assign={assign} />
    </>
  );
}

function problemText({ row, problem, date }: SeasonRowProblem, rows: readonly SeasonRow[], firstRow: number): string {
  const texts = messages.season;
  const why =
    problem === 'taken'
      ? texts.taken({ date: date === undefined ? '' : messages.onDate(date) })
      : texts.problems[problem];
  if (rows.length === 1 && firstRow === 0) return why;
  return texts.row({ row: firstRow + row, name: rows[row]?.name ?? '', problem: why });
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
  const { id, name, table, paid } = place;
  const title = `${table} · ${name}`;
  const makeLink = async (): Promise<void> => {
    const made = await run(() => client.makeLink(id));
    if (made) setLink(new URL(made.path, location.origin).href);
  };
  return (
    <li>
      <strong>
        <bdi>{table}</bdi>
        <span> · </span>
        <bdi>{name}</bdi>
      </strong>
      <p>{`${texts.dates({ from: messages.onDate(place.from), until: messages.onDate(place.until) })} · ${paid ? texts.paid : texts.unpaid}`}</p>
      <p className="settings-hint">
        {[
          place.email,
          place.phone,
          ...(place.given_back.length > 0 ? [texts.givenBack({ count: place.given_back.length })] : []),
        ]
          .filter((text) => text !== '')
          .join(' · ')}
      </p>
      {!place.is_on_plan && <p className="settings-problem">{texts.offPlan}</p>}
      {link !== undefined && <Secret label={texts.link} text={link} hint={texts.linkHint} />}
      <div className="settings-actions">
        <button
          type="button"
          className="settings-button"
          disabled={isBusy}
          aria-label={`${paid ? texts.markUnpaid : texts.markPaid}: ${title}`}
          onClick={() => void run(() => client.setPaid(id, !paid))}
        >
          {paid ? texts.markUnpaid : texts.markPaid}
        </button>
        {place.has_link ? (
          <ConfirmButton
            label={texts.newLink}
            name={title}
            question={texts.newLinkQuestion}
            isDisabled={isBusy}
            onConfirm={() => void makeLink()}
          />
        ) : (
          <button
            type="button"
            className="settings-button"
            disabled={isBusy}
            aria-label={`${texts.makeLink}: ${title}`}
            onClick={() => void makeLink()}
          >
            {texts.makeLink}
          </button>
        )}
        <ConfirmButton
          label={texts.release}
          name={title}
          question={texts.releaseQuestion}
          isDisabled={isBusy}
          onConfirm={() => void run(() => client.release(id))}
        />
      </div>
    </li>
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
  const [problems, setProblems] = useState<readonly string[]>([]);
  const change = (changed: Partial<SeasonRow>): void => setRow({ ...row, ...changed });
  const save = async (): Promise<void> => setProblems(await assign([row], 0));
  return (
    <Group title={texts.assign}>
      <form
        className="settings-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className="settings-row">
          {SEASON_COLUMNS.filter((column) => column !== 'paid').map((column) => (
            <div key={column} className="settings-field">
              <label htmlFor={`${id}-${column}`}>{texts.columns[column]}</label>
              <input
                id={`${id}-${column}`}
                type={INPUT_TYPES[column] ?? 'text'}
                dir={column === 'name' || column === 'place' ? 'auto' : 'ltr'}
                autoComplete="off"
                value={row[column]}
                aria-describedby={`${id}-problem`}
                onChange={({ target }) => change({ [column]: target.value })}
              />
            </div>
          ))}
        </div>
        <Toggle
          label={texts.paid}
          isOn={row.paid === 'yes'}
          onChange={(isOn) => change({ paid: isOn ? 'yes' : 'no' })}
        />
        <Problems id={`${id}-problem`} problems={problems} />
        <div className="settings-actions">
          <button type="submit" className="settings-button settings-primary" disabled={isBusy} aria-busy={isBusy}>
            {texts.assignNow}
          </button>
        </div>
      </form>
    </Group>
  );
}

function Import({ isBusy, assign }: { readonly isBusy: boolean; readonly assign: Assign }): ReactNode {
  const texts = messages.season;
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [list, setList] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const assignAll = async (): Promise<void> => {
    const { default: Papa } = await import('papaparse');
    const { data } = Papa.parse<string[]>(list.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
    const rows = readSeasonCells(data);
    if (rows.length === 0) setProblems([texts.noRows]);
    else if (rows.length > MAX_SEASON_ROWS) setProblems([texts.tooMany({ count: MAX_SEASON_ROWS })]);
    else setProblems(await assign(rows, data.length - rows.length + 1));
  };
  return (
    <Group title={texts.import} hint={texts.importHint}>
      <form
        className="settings-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void assignAll();
        }}
      >
        <div className="settings-field">
          <label htmlFor={`${id}-file`}>{texts.file}</label>
          <input
            ref={file}
            id={`${id}-file`}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ target }) => {
              void target.files?.[0]?.text().then(setList);
            }}
          />
        </div>
        <div className="settings-field">
          <label htmlFor={`${id}-list`}>{texts.rows}</label>
          <textarea
            id={`${id}-list`}
            dir="auto"
            rows={6}
            spellCheck={false}
            value={list}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => setList(target.value)}
          />
        </div>
        <Problems id={`${id}-problem`} problems={problems} />
        <div className="settings-actions">
          <button type="submit" className="settings-button" disabled={isBusy} aria-busy={isBusy}>
            {texts.importNow}
          </button>
        </div>
      </form>
    </Group>
  );
}

function Problems({ id, problems }: { readonly id: string; readonly problems: readonly string[] }): ReactNode {
  return (
    <div id={id} role="alert" className="settings-problem">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
}
