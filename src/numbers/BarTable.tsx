/** A table whose rows are drawn as bars: the picture and its figures are the same rows. */
import { type ReactNode, useId } from 'react';
import { Button } from '../ui/Button.tsx';

export type BarRow = {
  readonly key: string;
  readonly label: string;
  /** As long as the bar is, from 0 to 1. */
  readonly share: number;
  /** The figure. */
  readonly text: string;
};

type BarTableProps = {
  readonly title: string;
  readonly hint?: string | undefined;
  /** The heads of the labels and of the figures. */
  readonly head: readonly [string, string];
  readonly rows: readonly BarRow[];
  /** Shown instead of a table without rows. */
  readonly nothing: string;
  /** The button that shows the rest of the rows. */
  readonly more?: { readonly text: string; onShow(): void } | undefined;
};

export function BarTable({ title, hint, head, rows, nothing, more }: BarTableProps): ReactNode {
  const id = useId();
  return (
    <section className="numbers-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint !== undefined && <p className="numbers-muted">{hint}</p>}
      {rows.length === 0 ? (
        <p className="numbers-muted">{nothing}</p>
      ) : (
        <table aria-labelledby={id} className="numbers-bars">
          <thead>
            <tr>
              <th scope="col">{head[0]}</th>
              <th scope="col">{head[1]}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, share, text }) => (
              <tr key={key}>
                <th scope="row">
                  <span>{label}</span>
                  <span aria-hidden className="numbers-track">
                    <span style={{ inlineSize: `${share * 100}%` }} />
                  </span>
                </th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more && <Button onClick={more.onShow}>{more.text}</Button>}
    </section>
  );
}

/** Returns each value as a share of the largest one. */
export function sharesOf(values: readonly number[]): number[] {
  const most = Math.max(1, ...values);
  return values.map((value) => value / most);
}
