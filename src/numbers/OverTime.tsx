/** The figures of each day, week or month: one of them as columns, all of them in the table beside it. */
import { type ReactNode, useState } from 'react';
import type { NumbersQuery } from '../api/numbersContract.ts';
import { DAY_FIGURES, type DayFigure, type NumbersStep, type Period } from '../domain/day/dailySums.ts';
import { messages } from './messages.ts';

type OverTimeProps = { readonly periods: readonly Period[]; readonly step: NumbersQuery['step'] };

/** Between two columns, of the room that each has. */
const GAP = 0.2;

export function OverTime({ periods, step }: OverTimeProps): ReactNode {
  const [figure, setFigure] = useState<DayFigure>('covers');
  const totalOf = (each: DayFigure): number => periods.reduce((sum, period) => sum + period[each], 0);
  const most = Math.max(0, ...periods.map((period) => period[figure]));
  const height = Math.max(most, 1);
  const name = `${messages.figuresTitle} · ${messages.steps[step]}`;
  return (
    <section className="numbers-card numbers-time" aria-labelledby="numbers-time">
      <h2 id="numbers-time">{messages.figuresTitle}</h2>
      <div className="numbers-totals">
        {DAY_FIGURES.map((each) => (
          <button key={each} type="button" aria-pressed={each === figure} onClick={() => setFigure(each)}>
            <span>{messages.figures[each]}</span>
            <strong>{messages.number(totalOf(each))}</strong>
          </button>
        ))}
      </div>
      <figure>
        <p aria-hidden className="numbers-muted">
          {messages.number(most)}
        </p>
        <svg
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its columns are drawn here, in the page's colors
          role="img"
          aria-label={messages.chart({
            figure: messages.figures[figure],
            total: messages.number(totalOf(figure)),
            most: messages.number(most),
          })}
          viewBox={`0 0 ${periods.length} ${height}`}
          preserveAspectRatio="none"
        >
          {periods.map((period, at) => (
            <rect
              key={period.from}
              x={at + GAP / 2}
              y={height - period[figure]}
              width={1 - GAP}
              height={period[figure]}
            >
              <title>{`${nameOf(period, step)}: ${messages.number(period[figure])}`}</title>
            </rect>
          ))}
        </svg>
        <figcaption aria-hidden className="numbers-muted">
          {[periods[0], periods.length > 1 ? periods.at(-1) : undefined].map(
            (period) => period && <span key={period.from}>{nameOf(period, step)}</span>,
          )}
        </figcaption>
      </figure>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll only what can have the focus */}
      <section className="numbers-scroll" aria-label={name} tabIndex={0}>
        <table aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{messages.steps[step]}</th>
              {DAY_FIGURES.map((each) => (
                <th key={each} scope="col">
                  {messages.figures[each]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {periods.map((period) => (
              <tr key={period.from}>
                <th scope="row">{nameOf(period, step)}</th>
                {DAY_FIGURES.map((each) => (
                  <td key={each}>{messages.number(period[each])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function nameOf({ from, until }: Pick<Period, 'from' | 'until'>, step: NumbersStep): string {
  if (step === 'day') return messages.onDate(from);
  return step === 'month' ? messages.month(from) : messages.days(from, until);
}
