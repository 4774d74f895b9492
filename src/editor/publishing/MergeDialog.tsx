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
            {publishingMessages.merging.publishedBy(theirs.version, theirs.by, formatTimestamp(theirs.at))}
          </strong>
        </p>
        {theirs.note !== '' && <p className="editor-dialog-note">{theirs.note}</p>}
      </div>
      <Differences title={publishingMessages.merging.theirChanges} before={base} after={theirs.plan} />
      <section className="editor-publish-part">
        <h3>
          {conflicts.length === 0
            ? publishingMessages.merging.clean
            : publishingMessages.merging.conflicts(conflicts.length)}
        </h3>
        {conflicts.map((conflict) => (
          <Choice
            key={conflict.key}
            conflict={conflict}
            side={choices.get(conflict.key) ?? 'mine'}
            onChoose={(side) => {
              setChoices(new Map(choices).set(conflict.key, side));
            }}
          />
        ))}
      </section>
    </EditorDialog>
  );
}

function Choice({
  conflict,
  side,
  onChoose,
}: {
  readonly conflict: Conflict;
  readonly side: Side;
  onChoose(side: Side): void;
}): ReactNode {
  const { key, mine, theirs, mineFields, theirFields } = conflict;
  const describe = (change: ChangeType, fields: readonly FieldChange[]): string =>
    fields.length > 0 ? describeChanges(fields) : publishingMessages.merging.changes[change];
  const sides: readonly (readonly [Side, string])[] = [
    ['mine', `${publishingMessages.merging.mine}: ${describe(mine, mineFields)}`],
    ['theirs', `${publishingMessages.merging.theirs}: ${describe(theirs, theirFields)}`],
  ];
  return (
    <fieldset className="editor-merge-choice">
      <legend>{conflictName(conflict)}</legend>
      {sides.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={key}
            checked={side === value}
            onChange={() => {
              onChoose(value);
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** Names each changed field once, with its values where they are short and not ids. */
function describeChanges(fields: readonly FieldChange[]): string {
  const { fieldNames } = publishingMessages.merging;
  const texts = fields.map(({ path, before, after }) => {
    const field = path.slice(path.lastIndexOf('.') + 1);
    const name = Object.hasOwn(fieldNames, field) ? fieldNames[field as keyof typeof fieldNames] : field;
    if (!VALUE_FIELDS.has(field)) return name;
    return publishingMessages.merging.fieldChange(name, formatValue(before), formatValue(after));
  });
  return [...new Set(texts)].join(', ');
}

/** Fields whose values mean something to people. */
const VALUE_FIELDS: ReadonlySet<string> = new Set(['name', 'beds', 'text', 'color', 'available_until']);

const formatValue = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : publishingMessages.merging.noValue;

function conflictName({ type, name }: Conflict): string {
  if (type === 'table') return name;
  return type === 'size' ? publishingMessages.merging.size : `${publishingMessages.merging[type]}: ${name}`;
}
