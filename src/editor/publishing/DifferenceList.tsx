/** What differs between two plans: on a small picture, in figures, and by the names of the tables. */
import { type ReactNode, useMemo } from 'react';
import { type TableChange, countChanges, differencesBetween, isNoDifference } from '../../domain/differences.ts';
import type { Plan } from '../../domain/plan.ts';
import { words } from '../words.ts';
import { DifferencePicture } from './DifferencePicture.tsx';
import './differences.css';

const CHANGES: readonly TableChange[] = ['added', 'moved', 'changed', 'removed'];
/** Names of one kind that are written out: a beach that was shifted as a whole is told by its figure. */
const MOST_NAMES = 24;

export function DifferenceList({ before, after }: { readonly before: Plan; readonly after: Plan }): ReactNode {
  const differences = useMemo(() => differencesBetween(before, after), [before, after]);
  if (isNoDifference(differences)) return <p className="sheet-note">{words.differences.same}</p>;
  const { tables, decor, categories, areas, size } = differences;
  const count = countChanges(differences);
  const besides = [
    ...(decor.added + decor.removed > 0 ? [words.differences.decor(decor.added, decor.removed)] : []),
    ...(categories ? [words.differences.categories] : []),
    ...(areas ? [words.differences.areas] : []),
    ...(size ? [words.differences.size] : []),
  ];
  return (
    <div className="differences">
      <DifferencePicture after={after} tables={tables} />
      <dl className="differences-list">
        {CHANGES.filter((change) => count[change] > 0).map((change) => {
          const names = tables.filter((table) => table.change === change).map(({ name }) => name);
          const more = names.length - MOST_NAMES;
          return (
            <div key={change} data-change={change}>
              <dt>
                <i aria-hidden />
                {`${words.tables(count[change])} ${words.differences.changes[change]}`}
              </dt>
              <dd>
                {names.slice(0, MOST_NAMES).join(', ')}
                {more > 0 && ` ${words.publishing.more(more)}`}
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
