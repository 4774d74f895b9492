/** What differs between two plans: on a small picture, in figures, and by the names of the tables. */
import { type ReactNode, useMemo } from 'react';
import { type TableChange, countChanges, diffPlans, isEmptyDiff } from '../../../domain/document/planDiff.ts';
import type { Plan } from '../../../domain/plan/plan.ts';
import { messages } from '../../messages.ts';
import { DiffPreview } from './DiffPreview.tsx';
import './diff.css';

const CHANGES: readonly TableChange[] = ['added', 'moved', 'changed', 'removed'];
/** Names of one kind that are written out: a beach that was shifted as a whole is told by its figure. */
const MOST_NAMES = 24;

export function DiffList({ before, after }: { readonly before: Plan; readonly after: Plan }): ReactNode {
  const differences = useMemo(() => diffPlans(before, after), [before, after]);
  if (isEmptyDiff(differences)) return <p className="sheet-note">{messages.differences.same}</p>;
  const { tables, decor, categories, areas, size } = differences;
  const count = countChanges(differences);
  const besides = [
    ...(decor.added + decor.removed > 0 ? [messages.differences.decor(decor.added, decor.removed)] : []),
    ...(categories ? [messages.differences.categories] : []),
    ...(areas ? [messages.differences.areas] : []),
    ...(size ? [messages.differences.size] : []),
  ];
  return (
    <div className="differences">
      <DiffPreview after={after} tables={tables} />
      <dl className="differences-list">
        {CHANGES.filter((change) => count[change] > 0).map((change) => {
          const names = tables.filter((table) => table.change === change).map(({ name }) => name);
          const more = names.length - MOST_NAMES;
          return (
            <div key={change} data-change={change}>
              <dt>
                <i aria-hidden />
                {`${messages.tables(count[change])} ${messages.differences.changes[change]}`}
              </dt>
              <dd>
                {names.slice(0, MOST_NAMES).join(', ')}
                {more > 0 && ` ${messages.publishing.more(more)}`}
              </dd>
            </div>
          );
        })}
        {besides.length > 0 && (
          <div>
            <dt>{besides.join(' · ')}</dt>
          </div>
        )}
      </dl>
    </div>
  );
}
