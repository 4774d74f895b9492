/** The parties whose tables are to be blocked. Staff choose for each: another table, an earlier end, or no visit. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId, useState } from 'react';
import type { BlockChoice } from '../../../api/day/dayContract.ts';
import type { Party } from '../../../domain/day/party.ts';
import { isAwaited } from '../../../domain/day/visit.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { removeProblemAtom } from '../../state/notices.ts';
import { partyName } from '../../state/partyWords.ts';
import { nameTablesAtom } from '../../state/tables.ts';
import { messages } from '../../messages.ts';
import { type Affected, type Fate, affectedAtom, answerAffectedAtom, likelyFate } from './blocking.ts';
import './block.css';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';

export function AffectedDialog(): ReactNode {
  const affected = useAtomValue(affectedAtom);
  const remove = useSetAtom(removeProblemAtom);
  if (!affected) return null;
  return (
    <Dialog
      title={messages.affectedTitle({ affected: messages.parties({ count: affected.parties.length }) })}
      onClose={() => remove(affected.step.id)}
    >
      <Parties key={affected.step.id} affected={affected} />
    </Dialog>
  );
}

function Parties({ affected: { parties, choices, step } }: { readonly affected: Affected }): ReactNode {
  const answer = useSetAtom(answerAffectedAtom);
  const remove = useSetAtom(removeProblemAtom);
  const [chosen, setChosen] = useState<ReadonlyMap<number, Fate>>(new Map());
  const fates = new Map(
    choices.map((choice) => [choice.party, chosen.get(choice.party) ?? likelyFate(choice, parties)]),
  );
  const tables = 'tables' in step.action ? (step.action.tables ?? []) : [];
  return (
    <>
      <ul className="day-affected">
        {choices.map((choice) => {
          const party = parties.find(({ id }) => id === choice.party);
          return (
            party && (
              <AffectedParty
                key={party.id}
                party={party}
                choice={choice}
                fate={fates.get(party.id)!}
                onChange={(fate) => setChosen(new Map(chosen).set(party.id, fate))}
              />
            )
          );
        })}
      </ul>
      <div className="ui-dialog-actions day-affected-actions">
        <Button onClick={() => remove(step.id)}>{messages.cancel}</Button>
        <Button onClick={() => answer(new Map())}>{messages.tellAll}</Button>
        <Button kind="primary" onClick={() => answer(fates)}>
          {messages.blockNow({ tables: messages.tables({ count: tables.length }) })}
        </Button>
      </div>
    </>
  );
}

type AffectedPartyProps = {
  readonly party: Party;
  readonly choice: BlockChoice;
  readonly fate: Fate;
  onChange(fate: Fate): void;
};

function AffectedParty({ party, choice: { offers, end }, fate, onChange }: AffectedPartyProps): ReactNode {
  const nameTables = useAtomValue(nameTablesAtom);
  const id = useId();
  const byMail = party.email === '' ? 'call' : 'mail';
  const fates: readonly (readonly [Fate, string])[] = [
    ...offers.map((tables, at) => [at, messages.affectedMove({ table: nameTables(tables) })] as const),
    ...(end === null ? [] : [['end', messages.affectedEnd({ time: messages.time(end) })] as const]),
    ...(party.status === 'seated' ? [] : [['later', messages.affectedLater] as const]),
    ['leave', messages.affectedLeave({ how: isAwaited(party) ? byMail : 'here' })],
  ];
  return (
    <li className="day-field">
      <label htmlFor={id}>
        <strong>
          <bdi>{partyName(party)}</bdi>
        </strong>
        <span className="day-figures">
          {` ${messages.guests({ count: party.guests })} · ${messages.onDate(party.date)} · ${messages.time(party.time)} · `}
        </span>
        <bdi>{nameTables(party.tables)}</bdi>
      </label>
      <Select id={id} data-fate={fate} value={fate} options={fates} onChange={onChange} />
    </li>
  );
}
