/** Shows what somebody else has published since, and lets the user choose a side for each conflict. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import type { Published } from '../../api/editorContract.ts';
import type { FieldChange } from '../../domain/document/planDiff.ts';
import { type ChangeType, type Conflict, type Side, mergePlans } from '../../domain/document/threeWayMerge.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { planAtom } from '../document/document.ts';
import { applyMergeAtom } from './publishState.ts';
import { EditorDialog } from '../controls/EditorDialog.tsx';
import { publishingMessages } from './messages.ts';
import { Differences } from './diff/DiffList.tsx';
import { FieldChanges } from './diff/FieldChanges.tsx';
import { formatTimestamp } from './formatTimestamp.ts';

type MergeDialogProps = { readonly base: Plan; readonly theirs: Published };

export function MergeDialog({ base, theirs }: MergeDialogProps): ReactNode {
  const mine = useAtomValue(planAtom);
  const merge = useSetAtom(applyMergeAtom);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const { conflicts } = useMemo(() => mergePlans(base, mine, theirs.plan), [base, mine, theirs]);
  return (
    <EditorDialog
      title={publishingMessages.merging.title}
      actions={[
        { label: publishingMessages.back },
        {
          label: publishingMessages.merging.merge,
          onChoose() {
            merge(choices);
          },
        },
      ]}
    >
      <div>
        <p>
          <strong>
            {publishingMessages.merging.publishedBy({
              version: theirs.version,
              by: theirs.by || undefined,
              when: formatTimestamp(theirs.at) || undefined,
            })}
          </strong>
        </p>
        {theirs.note !== '' && <p className="editor-dialog-note">{theirs.note}</p>}
      </div>
      <Differences title={publishingMessages.merging.theirChanges} before={base} after={theirs.plan} />
      <section className="editor-publish-part">
        <h3>
          {conflicts.length === 0
            ? publishingMessages.merging.clean
            : publishingMessages.merging.conflicts({ count: conflicts.length })}
        </h3>
        {conflicts.map((conflict) => (
          <Choice
            key={conflict.key}
            conflict={conflict}
            plans={{ base, mine, theirs: theirs.plan }}
            side={choices.get(conflict.key) ?? 'mine'}
            onChoose={(side) => setChoices(new Map(choices).set(conflict.key, side))}
          />
        ))}
      </section>
    </EditorDialog>
  );
}

function Choice({
  conflict,
  plans,
  side,
  onChoose,
}: {
  readonly conflict: Conflict;
  readonly plans: Readonly<Record<Side | 'base', Plan>>;
  readonly side: Side;
  onChoose(side: Side): void;
}): ReactNode {
  const { key, mine, theirs, mineFields, theirFields } = conflict;
  const sides: readonly (readonly [Side, ChangeType, readonly FieldChange[]])[] = [
    ['mine', mine, mineFields],
    ['theirs', theirs, theirFields],
  ];
  return (
    <fieldset className="editor-merge-choice">
      <legend>{conflictName(conflict)}</legend>
      {sides.map(([value, change, fields]) => (
        <label key={value}>
          <input type="radio" name={key} checked={side === value} onChange={() => onChoose(value)} />
          <span>
            <span>{`${publishingMessages.merging[value]}: `}</span>
            {fields.length > 0 ? (
              <FieldChanges fields={fields} before={plans.base} after={plans[value]} />
            ) : (
              <span>{publishingMessages.merging.changes[change]}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function conflictName({ type, name }: Conflict): string {
  if (type === 'table') return name;
  return type === 'size' ? publishingMessages.merging.size : `${publishingMessages.merging[type]}: ${name}`;
}
