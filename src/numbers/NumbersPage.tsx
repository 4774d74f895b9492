/** The venue's numbers: a period to choose, and what was counted in it. */
import { type ReactNode, useEffect, useState } from 'react';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/fonts.css';
import { type LoadNumbersResult, csvAddress, fetchNumbers } from '../api/numbersClient.ts';
import type { Numbers, NumbersPageValues, NumbersQuery } from '../api/numbersContract.ts';
import { readVenueSwitch } from '../api/venueSwitch.ts';
import { VenueSwitch } from '../ui/VenueSwitch.tsx';
import { DAYS_AHEAD } from '../domain/day/dailySums.ts';
import { groupBy } from '../domain/groupBy.ts';
import { BarTable, sharesOf } from './BarTable.tsx';
import { failureText, messages } from './messages.ts';
import { OverTime } from './OverTime.tsx';
import { isAllowed, readAddress, writeAddress } from './period.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import './numbers.css';
import { Button } from '../ui/Button.tsx';

/** The table of tables has this many rows before somebody asks for all. */
const FIRST_TABLES = 12;

export function NumbersPage({
  page: { tenant, name, today, venues },
}: {
  readonly page: NumbersPageValues;
}): ReactNode {
  const [query, setQuery] = useState(() => readAddress(today));
  /** What the page shows, with its question, so that the figures of one period never stand under another. */
  const [loaded, setLoaded] = useState<{ readonly query: NumbersQuery; readonly result: LoadNumbersResult }>();
  const isPeriod = isAllowed(query);
  useEffect(() => {
    if (!isAllowed(query)) return undefined;
    writeAddress(query);
    const { signal, abort } = abortable();
    void fetchNumbers(tenant, query, messages.tag, signal).then((result) => {
      if (!signal.aborted) setLoaded({ query, result });
    });
    return abort;
  }, [tenant, query]);
  const isLoading = isPeriod && loaded?.query !== query;
  return (
    <div className="numbers">
      <header>
        <VenueSwitch
          label={messages.venueSwitch}
          newVenue={messages.newVenue}
          base="/numbers"
          tenant={tenant}
          value={readVenueSwitch(venues)}
        />
        <div>
          <p className="numbers-muted">{name}</p>
          <h1>{messages.title}</h1>
        </div>
        <nav>
          <a href={`/settings/${tenant}`}>{messages.settings}</a>
          <a href={`/day/${tenant}`}>{messages.day}</a>
        </nav>
      </header>
      <main aria-busy={isLoading}>
        <PeriodPicker today={today} query={query} onChange={setQuery}>
          {isPeriod && (
            <a className="ui-button" href={csvAddress(tenant, query)} download>
              {messages.download}
            </a>
          )}
        </PeriodPicker>
        {!loaded && <p className="numbers-muted">{messages.loading}</p>}
        {loaded && !loaded.result.ok && (
          <div className="numbers-card" role="alert">
            <p>{failureText(loaded.result)}</p>
            <Button onClick={() => setQuery({ ...query })}>{messages.retry}</Button>
          </div>
        )}
        {loaded?.result.ok && loaded.result.numbers.isNew && (
          <section className="numbers-card" aria-labelledby="numbers-new">
            <h2 id="numbers-new">{messages.newTitle}</h2>
            <p>{messages.newText}</p>
            <a className="ui-button" href={`/v/${tenant}`}>
              {messages.bookingPage}
            </a>
          </section>
        )}
        {loaded?.result.ok && !loaded.result.numbers.isNew && (
          <Figures numbers={loaded.result.numbers} step={loaded.query.step} />
        )}
      </main>
    </div>
  );
}

function abortable(): { readonly signal: AbortSignal; abort(): void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function Figures({ numbers, step }: { readonly numbers: Numbers; readonly step: NumbersQuery['step'] }): ReactNode {
  const { periods, starts, services, tables, ahead, unmet } = numbers;
  const [showsAll, setShowsAll] = useState(false);
  const { nothing } = messages;
  const startShares = sharesOf(starts.map(({ covers }) => covers));
  const aheadShares = sharesOf(ahead.map(({ reservations }) => reservations));
  const unmetShares = sharesOf(unmet.map(({ count }) => count));
  const hasAhead = ahead.some(({ reservations }) => reservations > 0);
  const fullHint = messages.fullHint({ services });
  const taken = (key: string, label: string, count: number, all: number) => ({
    key,
    label,
    share: all === 0 ? 0 : count / all,
    text: messages.takenOf({
      share: messages.percent(all === 0 ? 0 : count / all),
      taken: messages.number(count),
      all: messages.number(all),
    }),
  });
  const areas = [...groupBy(tables, ({ area }) => area)].map(([area, own]) =>
    taken(
      area,
      area,
      own.reduce((sum, table) => sum + table.taken, 0),
      own.length * services,
    ),
  );
  const fullest = tables.toSorted((one, other) => other.taken - one.taken);
  const shown = showsAll ? fullest : fullest.slice(0, FIRST_TABLES);
  return (
    <>
      <OverTime periods={periods} step={step} />
      <BarTable
        title={messages.startsTitle}
        head={[messages.time, messages.figures.covers]}
        nothing={nothing}
        rows={starts.map(({ service, hour, covers }, at) => ({
          key: `${service} ${hour}`,
          label: [service, messages.clock(hour)].filter((part) => part !== '').join(' · '),
          share: startShares[at] ?? 0,
          text: messages.number(covers),
        }))}
      />
      <BarTable
        title={messages.aheadTitle}
        head={[messages.notice, messages.figures.reservations]}
        nothing={nothing}
        rows={
          hasAhead
            ? ahead.map(({ days, reservations }, at) => ({
                key: String(days),
                label: noticeText(days),
                share: aheadShares[at] ?? 0,
                text: messages.number(reservations),
              }))
            : []
        }
      />
      <BarTable
        title={messages.areasTitle}
        hint={fullHint}
        head={[messages.area, messages.full]}
        nothing={nothing}
        rows={services === 0 ? [] : areas}
      />
      <BarTable
        title={messages.unmetTitle}
        hint={messages.unmetHint}
        head={[messages.sought, messages.searches]}
        nothing={nothing}
        rows={unmet.map(({ date, time, guests, count }, at) => ({
          key: `${date} ${time} ${guests}`,
          label: messages.party({ guests, date: messages.onDate(date), time: messages.clock(time) }),
          share: unmetShares[at] ?? 0,
          text: messages.number(count),
        }))}
      />
      <BarTable
        title={messages.tablesTitle}
        hint={fullHint}
        head={[messages.table, messages.full]}
        nothing={nothing}
        rows={
          services === 0
            ? []
            : shown.map(({ name, area, taken: count }, at) =>
                taken(`${at} ${name}`, `${name} · ${area}`, count, services),
              )
        }
        more={
          services > 0 && fullest.length > shown.length
            ? { text: messages.showAll({ count: fullest.length }), onShow: () => setShowsAll(true) }
            : undefined
        }
      />
    </>
  );
}

function noticeText(days: number): string {
  const next = DAYS_AHEAD.find((least) => least > days);
  if (days === 0) return messages.notices.sameDay;
  return next === undefined
    ? messages.notices.atLeast({ days })
    : messages.notices.range({ from: days, until: next - 1 });
}
