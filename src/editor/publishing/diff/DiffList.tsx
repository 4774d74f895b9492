/** The differences between two plans: a small picture, counts, and the names of the tables. */
import { type ReactNode, useMemo } from 'react';
import {
  type ListDiff,
  type TableChange,
  type TableDiff,
  countChanges,
  diffPlans,
  isEmptyDiff,
} from '../../../domain/document/planDiff.ts';
import type { Plan } from '../../../domain/plan/plan.ts';
import { messages } from '../../messages.ts';
import { publishingMessages } from '../messages.ts';
import { DiffPreview } from './DiffPreview.tsx';
import { FieldChanges } from './FieldChanges.tsx';
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
  return (
    <div className="editor-diff">
      <DiffPreview after={after} tables={tables} />
      <dl className="editor-diff-list">
        {CHANGES.filter((change) => count[change] > 0).map((change) => {
          const names = tables
            .filter((table) => table.change === change)
            .map((table) => {
              const name = nameOf(table);
              return change === 'changed' && table.isMoved ? publishingMessages.differences.alsoMoved({ name }) : name;
            });
          const hiddenCount = names.length - MAX_NAMES;
          return (
            <div key={change} data-change={change}>
              <dt>
                <i aria-hidden />
                <span>{`${messages.tables({ count: count[change] })} ${publishingMessages.differences.changes[change]}`}</span>
              </dt>
              <dd>
                {[
                  names.slice(0, MAX_NAMES).join(', '),
                  ...(hiddenCount > 0 ? [publishingMessages.more({ count: hiddenCount })] : []),
                ].join(' ')}
              </dd>
            </div>
          );
        })}
        {decor.added + decor.removed > 0 && (
          <div>
            <dt>{publishingMessages.differences.decor({ added: decor.added, removed: decor.removed })}</dt>
          </div>
        )}
        <Entries title={publishingMessages.differences.categories} list={categories} before={before} after={after} />
        <Entries title={publishingMessages.differences.areas} list={areas} before={before} after={after} />
        {size.length > 0 && (
          <div>
            <dt>{publishingMessages.differences.size}</dt>
            <dd>
              <FieldChanges fields={size} before={before} after={after} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** Returns the name of a table, with the one that it had before. */
function nameOf({ name, before }: TableDiff): string {
  return before === undefined || before.name === name
    ? name
    : publishingMessages.merging.fieldChange({ name: '', before: before.name, after: name }).trim();
}

/** The categories or areas that differ, with what changed. */
function Entries({
  title,
  list: { entries, isReordered },
  before,
  after,
}: DiffListProps & { readonly title: string; readonly list: ListDiff }): ReactNode {
  if (entries.length === 0 && !isReordered) return null;
  return (
    <div>
      <dt>{title}</dt>
      {entries.map(({ id, name, change, fields }) => (
        <dd key={id}>
          <span>{`${name}: `}</span>
          {change === 'changed' ? (
            <FieldChanges fields={fields} before={before} after={after} />
          ) : (
            <span>{publishingMessages.differences.changes[change]}</span>
          )}
        </dd>
      ))}
      {isReordered && <dd>{publishingMessages.differences.reordered}</dd>}
    </div>
  );
}
