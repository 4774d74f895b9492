/** The differences between two plans: a small picture, counts, and the names of the tables. */
import { type ReactNode, useMemo } from 'react';
import { type TableChange, countChanges, diffPlans, isEmptyDiff } from '../../../domain/document/planDiff.ts';
import type { Plan } from '../../../domain/plan/plan.ts';
import { messages } from '../../messages.ts';
import { publishingMessages } from '../messages.ts';
import { DiffPreview } from './DiffPreview.tsx';
import './diff.css';

type DiffListProps = { readonly before: Plan; readonly after: Plan };

const CHANGES: readonly TableChange[] = ['added', 'moved', 'changed', 'removed'];
/** Longer lists end with a count. */
const MAX_NAMES = 24;

/** The differences below a heading. */
export function Differences({ title, before, after }: DiffListProps & { readonly title: string }): ReactNode {
  return (
    <section aria-label={title} className="editor-publish-part">
      <h3>{title}</h3>
      <DiffList before={before} after={after} />
    </section>
  );
}

export function DiffList({ before, after }: DiffListProps): ReactNode {
  const diff = useMemo(() => diffPlans(before, after), [before, after]);
  if (isEmptyDiff(diff)) return <p className="editor-dialog-note">{publishingMessages.differences.none}</p>;
  const { tables, decor, categories, areas, size } = diff;
  const count = countChanges(diff);
  const otherChanges = [
    ...(decor.added + decor.removed > 0 ? [publishingMessages.differences.decor(decor.added, decor.removed)] : []),
    ...(categories ? [publishingMessages.differences.categories] : []),
    ...(areas ? [publishingMessages.differences.areas] : []),
    ...(size ? [publishingMessages.differences.size] : []),
  ];
  return (
    <div className="editor-diff">
      <DiffPreview after={after} tables={tables} />
      <dl className="editor-diff-list">
        {CHANGES.filter((change) => count[change] > 0).map((change) => {
          const names = tables
            .filter((table) => table.change === change)
            .map(({ name, isMoved }) =>
              change === 'changed' && isMoved ? publishingMessages.differences.alsoMoved(name) : name,
            );
          const hiddenCount = names.length - MAX_NAMES;
          return (
            <div key={change} data-change={change}>
              <dt>
                <i aria-hidden />
                {`${messages.tables(count[change])} ${publishingMessages.differences.changes[change]}`}
              </dt>
              <dd>
                {names.slice(0, MAX_NAMES).join(', ')}
                {hiddenCount > 0 && ` ${publishingMessages.more(hiddenCount)}`}
              </dd>
            </div>
          );
        })}
        {otherChanges.length > 0 && (
          <div>
            <dt>{otherChanges.join(' · ')}</dt>
          </div>
        )}
      </dl>
    </div>
  );
}
