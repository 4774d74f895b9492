/** What the checks find in the open fixture. A finding about a table leads to it. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { findingsAtom } from './findings.ts';
import { galleryStateAtom } from '../states/galleryState.ts';
import type { FixtureFinding } from '../../domain/checks/checkFixture.ts';
import type { Fixture } from '../fixtures/readFixture.ts';
import { type Highlight, highlightKeyOf, findHighlight } from './highlight.ts';
import { SeverityIcon } from './SeverityIcon.tsx';
import { messages } from '../messages.ts';

type FindingsPanelProps = { readonly fixture: Fixture | undefined; onPoint(mark: string): void };
/** So many findings are listed at first, and more each time that more are asked for. */
const PORTION = 60;

export function FindingsPanel({ fixture, onPoint }: FindingsPanelProps): ReactNode {
  const findings = useAtomValue(findingsAtom);
  const { mark } = useAtomValue(galleryStateAtom);
  const [most, setMost] = useState(PORTION);
  const markOf = useMemo(() => fixture && highlightKeyOf(fixture), [fixture]);
  return (
    <section className="panel findings" aria-label={messages.findings}>
      <h2>
        {messages.findings}
        {findings && <span className="figures soft"> {findings.length.toLocaleString('en')}</span>}
      </h2>
      {fixture && fixture.problems.length > 0 && (
        <details className="problems">
          <summary>{messages.unreadableParts(fixture.problems.length)}</summary>
          <ul>
            {fixture.problems.slice(0, PORTION).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
      {!findings && (
        <p className="soft" aria-busy="true">
          {messages.checking}
        </p>
      )}
      {findings?.length === 0 && <p className="soft">{messages.noFindings}</p>}
      {findings && findings.length > 0 && (
        <ul className="finding-list">
          {findings.slice(0, most).map((finding, place) => {
            const its = markOf?.(finding);
            // oxlint-disable-next-line react/no-array-index-key -- the same may be found twice, and the list never changes its order
            return (
              <FindingLine
                key={place}
                finding={finding}
                mark={its}
                hidden={
                  its !== undefined && fixture!.hiddenDuplicates.has(its) ? findHighlight(fixture!, its) : undefined
                }
                isMarked={its !== undefined && its === mark}
                onPoint={onPoint}
              />
            );
          })}
        </ul>
      )}
      {findings && findings.length > most && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            setMost(most + 4 * PORTION);
          }}
        >
          {messages.showMore(Math.min(findings.length - most, 4 * PORTION))}
        </button>
      )}
    </section>
  );
}

type FindingLineProps = {
  readonly finding: FixtureFinding;
  /** What it points out; undefined where it leads nowhere. */
  readonly mark: string | undefined;
  /** The table that it is about, where that is not drawn. */
  readonly hidden: Highlight | undefined;
  readonly isMarked: boolean;
  onPoint(mark: string): void;
};

function FindingLine({ finding, mark, hidden, isMarked, onPoint }: FindingLineProps): ReactNode {
  const { rule, severity, path, message, fix } = finding;
  const text = (
    <>
      <SeverityIcon severity={severity} />
      <span className="finding-text">
        <span className="finding-message">
          <span className="ui-visually-hidden">{severity}: </span>
          <bdi>{message}</bdi>
        </span>
        {hidden?.drawnTable && <span className="not-drawn">{messages.notDrawn(hidden.table, hidden.drawnTable)}</span>}
        <span className="finding-rule soft">
          <code>{rule}</code> <code className="finding-path">{path === '' ? messages.wholeFile : path}</code>
        </span>
        {fix !== undefined && (
          <span className="finding-mend soft">
            <bdi>{messages.fix(fix)}</bdi>
          </span>
        )}
      </span>
    </>
  );
  return (
    <li>
      {mark !== undefined ? (
        <button
          type="button"
          className="finding"
          aria-pressed={isMarked}
          onClick={() => {
            onPoint(mark);
          }}
        >
          {text}
        </button>
      ) : (
        <div className="finding">{text}</div>
      )}
    </li>
  );
}
