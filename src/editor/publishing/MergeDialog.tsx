/** Somebody else has published meanwhile: what they have changed, and for each thing that both have changed, whose it is to be. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import type { Published } from '../../api/editorContract.ts';
import { type Conflict, type Side, mergePlans } from '../../domain/document/threeWayMerge.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { planAtom } from '../document/document.ts';
import { applyMergeAtom } from './publishState.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { messages } from '../messages.ts';
import { DiffList } from './diff/DiffList.tsx';
import { formatTimestamp } from './formatTimestamp.ts';

type MergingProps = { readonly base: Plan; readonly theirs: Published; onClose(): void };

export function MergeDialog({ base, theirs, onClose }: MergingProps): ReactNode {
  const mine = useAtomValue(planAtom);
  const merge = useSetAtom(applyMergeAtom);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const { conflicts } = useMemo(() => mergePlans(base, mine, theirs.plan), [base, mine, theirs]);
  return (
    <Dialog
      title={messages.merging.title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="plain" onClick={onClose}>
            {messages.publishing.back}
          </button>
          <button
            type="button"
            className="primary"
            onClick={() => {
              merge(choices);
            }}
          >
            {messages.merging.take}
          </button>
        </>
      }
    >
      <div>
        <p>
          <strong>{messages.merging.who(theirs.version, theirs.by, formatTimestamp(theirs.at))}</strong>
        </p>
        {theirs.note !== '' && <p className="sheet-note">{theirs.note}</p>}
      </div>
      <section aria-label={messages.merging.theirs} className="publish-part">
        <h3>{messages.merging.theirs}</h3>
        <DiffList before={base} after={theirs.plan} />
      </section>
      <section className="publish-part">
        <h3>{conflicts.length === 0 ? messages.merging.clean : messages.merging.conflicts(conflicts.length)}</h3>
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
    </Dialog>
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
  const { key, name, type: kind, mine, theirs } = conflict;
  const told = kind === 'table' ? name : kind === 'size' ? messages.merging.size : `${messages.merging[kind]}: ${name}`;
  const sides: readonly (readonly [Side, string])[] = [
    ['mine', `${messages.merging.mine} (${messages.merging.does[mine]})`],
    ['theirs', `${messages.merging.theirOne} (${messages.merging.does[theirs]})`],
  ];
  return (
    <fieldset className="merge-choice">
      <legend>{told}</legend>
      {sides.map(([one, label]) => (
        <label key={one}>
          <input
            type="radio"
            name={key}
            checked={side === one}
            onChange={() => {
              onChoose(one);
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
