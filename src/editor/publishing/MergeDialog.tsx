/** Shows what somebody else has published or saved since, and lets the user choose a side for each conflict. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import type { FieldChange } from '../../domain/document/planDiff.ts';
import { type ChangeType, type Conflict, type Side, mergePlans } from '../../domain/document/threeWayMerge.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { planAtom } from '../document/document.ts';
import { EditorDialog } from '../controls/EditorDialog.tsx';
import { publishingMessages } from './messages.ts';
import { Differences } from './diff/DiffList.tsx';
import { FieldChanges } from './diff/FieldChanges.tsx';
import './publishing.css';

type MergeDialogProps = {
  readonly title: string;
  /** Whose plan it is, and of when. */
  readonly source: string;
  readonly note?: string;
  /** The last plan in common. */
  readonly base: Plan;
  readonly theirs: Plan;
  onMerge(choices: ReadonlyMap<string, Side>): void;
};

export function MergeDialog({ title, source, note = '', base, theirs, onMerge }: MergeDialogProps): ReactNode {
  const mine = useAtomValue(planAtom);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const { conflicts } = useMemo(() => mergePlans(base, mine, theirs), [base, mine, theirs]);
  return (
    <EditorDialog
      title={title}
      actions={[
        { label: publishingMessages.back },
        { label: publishingMessages.merging.merge, onChoose: () => onMerge(choices) },
      ]}
    >
      <div>
        <p>
          <strong>{source}</strong>
        </p>
        {note !== '' && <p className="editor-dialog-note">{note}</p>}
      </div>
      <Differences title={publishingMessages.merging.theirChanges} before={base} after={theirs} />
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
            plans={{ base, mine, theirs }}
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
