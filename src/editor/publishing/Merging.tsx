/** Somebody else has published meanwhile: what they have changed, and for each thing that both have changed, whose it is to be. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import type { Published } from '../../api/editorContract.ts';
import { type Conflict, type Side, mergePlans } from '../../domain/merge.ts';
import type { Plan } from '../../domain/plan.ts';
import { planAtom } from '../atoms/document.ts';
import { mergeAtom } from '../atoms/publishing.ts';
import { Sheet } from '../chrome/Sheet.tsx';
import { words } from '../words.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { whenWords } from './when.ts';

type MergingProps = { readonly base: Plan; readonly theirs: Published; onClose(): void };

export function Merging({ base, theirs, onClose }: MergingProps): ReactNode {
  const mine = useAtomValue(planAtom);
  const merge = useSetAtom(mergeAtom);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const { conflicts } = useMemo(() => mergePlans(base, mine, theirs.plan), [base, mine, theirs]);
  return (
    <Sheet
      title={words.merging.title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="plain" onClick={onClose}>
            {words.publishing.back}
          </button>
          <button
            type="button"
            className="primary"
            onClick={() => {
              merge(choices);
            }}
          >
            {words.merging.take}
          </button>
        </>
      }
    >
      <div>
        <p>
          <strong>{words.merging.who(theirs.version, theirs.by, whenWords(theirs.at))}</strong>
        </p>
        {theirs.note !== '' && <p className="sheet-note">{theirs.note}</p>}
      </div>
      <section aria-label={words.merging.theirs} className="publish-part">
        <h3>{words.merging.theirs}</h3>
        <DifferenceList before={base} after={theirs.plan} />
      </section>
      <section className="publish-part">
        <h3>{conflicts.length === 0 ? words.merging.clean : words.merging.conflicts(conflicts.length)}</h3>
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
    </Sheet>
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
  const { key, name, kind, mine, theirs } = conflict;
  const told = kind === 'table' ? name : kind === 'size' ? words.merging.size : `${words.merging[kind]}: ${name}`;
  const sides: readonly (readonly [Side, string])[] = [
    ['mine', `${words.merging.mine} (${words.merging.does[mine]})`],
    ['theirs', `${words.merging.theirOne} (${words.merging.does[theirs]})`],
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
