/** Lists the findings of the open fixture. A finding about a table shows it on the map. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { findingsAtom } from './findings.ts';
import { galleryStateAtom } from '../states/galleryState.ts';
import type { FixtureFinding } from '../../domain/checks/checkFixture.ts';
import { messageOf } from '../../domain/checks/wording.ts';
import type { Table } from '../../domain/plan/table.ts';
import type { Fixture } from '../fixtures/readFixture.ts';
import { SeverityIcon } from '../../ui/SeverityIcon.tsx';
import { messages } from '../messages.ts';
import './findings.css';
import { Button } from '../../ui/Button.tsx';

type FindingsPanelProps = { readonly fixture: Fixture | undefined; onShowTable(table: Table): void };
const INITIAL_COUNT = 60;
/** Added by each "Show more". */
const MORE_COUNT = 240;

export function FindingsPanel({ fixture, onShowTable }: FindingsPanelProps): ReactNode {
  const findings = useAtomValue(findingsAtom);
  const { highlighted } = useAtomValue(galleryStateAtom);
  const [maxCount, setMaxCount] = useState(INITIAL_COUNT);
  const tables = useMemo(() => new Map(fixture?.tables.map((table) => [table.key, table])), [fixture]);
  return (
    <section className="gallery-panel gallery-findings" aria-label={messages.findings}>
      <h2>
        <span>{messages.findings}</span>
        {findings && (fixture || findings.length > 0) && (
          <span className="gallery-figures gallery-muted">{` ${messages.number(findings.length)}`}</span>
        )}
      </h2>
      {fixture && fixture.problems.length > 0 && (
        <details className="gallery-problems">
          <summary>{messages.unreadableParts(fixture.problems.length)}</summary>
          <ul>
            {fixture.problems.slice(0, INITIAL_COUNT).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
      {!findings && (
        <p className="gallery-muted" aria-busy="true">
          {messages.checking}
        </p>
      )}
      {fixture && findings?.length === 0 && <p className="gallery-muted">{messages.noFindings}</p>}
      {findings && findings.length > 0 && (
        <ul className="gallery-finding-list">
          {findings.slice(0, maxCount).map((finding, index) => {
            const table = finding.table === undefined ? undefined : tables.get(String(finding.table));
            // oxlint-disable-next-line react/no-array-index-key -- findings may be equal, and their order never changes
            return (
              <FindingLine
                key={index}
                finding={finding}
                table={table}
                isHighlighted={table !== undefined && table.key === highlighted}
                onShowTable={onShowTable}
              />
            );
          })}
        </ul>
      )}
      {findings && findings.length > maxCount && (
        <Button onClick={() => setMaxCount(maxCount + MORE_COUNT)}>
          {messages.showMore(Math.min(findings.length - maxCount, MORE_COUNT))}
        </Button>
      )}
    </section>
  );
}

type FindingLineProps = {
  readonly finding: FixtureFinding;
  /** Undefined if the finding is about no readable table. */
  readonly table: Table | undefined;
  readonly isHighlighted: boolean;
  onShowTable(table: Table): void;
};

function FindingLine({ finding, table, isHighlighted, onShowTable }: FindingLineProps): ReactNode {
  const { rule, severity, path, fix } = finding;
  const text = (
    <>
      <SeverityIcon severity={severity} />
      <span className="gallery-finding-text">
        <span className="finding-message">
          <span className="ui-visually-hidden">{`${messages.severityNames[severity]}: `}</span>
          {/* Its direction can't be guessed, as it may begin with a name. */}
          <bdi dir="ltr">{messageOf(finding)}</bdi>
        </span>
        <span className="gallery-finding-rule gallery-muted">
          <code dir="ltr">{rule}</code>
          <span> </span>
          {path === '' ? (
            <span>{messages.wholeFile}</span>
          ) : (
            <code className="finding-path" dir="ltr">
              {path}
            </code>
          )}
        </span>
        {fix !== undefined && <span className="gallery-finding-fix gallery-muted">{`${messages.fix} ${fix}`}</span>}
      </span>
    </>
  );
  return (
    <li>
      {table ? (
        <button
          type="button"
          className="gallery-finding"
          aria-pressed={isHighlighted}
          onClick={() => onShowTable(table)}
        >
          {text}
        </button>
      ) : (
        <div className="gallery-finding">{text}</div>
      )}
    </li>
  );
}
