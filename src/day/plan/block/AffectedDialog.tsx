/** The parties whose tables are to be blocked, with the best free tables for them: all are moved in one step, or told. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { removeProblemAtom } from '../../state/notices.ts';
import { partyName } from '../../state/partyWords.ts';
import { nameTablesAtom } from '../../state/tables.ts';
import { messages } from '../../messages.ts';
import { type Affected, affectedAtom, answerAffectedAtom } from './blocking.ts';
import './block.css';

export function AffectedDialog(): ReactNode {
  const affected = useAtomValue(affectedAtom);
  const remove = useSetAtom(removeProblemAtom);
  if (!affected) return null;
  return (
    <Dialog
      title={messages.affectedTitle({ affected: messages.parties({ count: affected.parties.length }) })}
      onClose={() => remove(affected.step.id)}
    >
      <Parties affected={affected} />
    </Dialog>
  );
}

function Parties({ affected: { parties, moves, step } }: { readonly affected: Affected }): ReactNode {
  const answer = useSetAtom(answerAffectedAtom);
  const remove = useSetAtom(removeProblemAtom);
  const nameTables = useAtomValue(nameTablesAtom);
  const moveOf = new Map(moves.map((move) => [move.party, move.tables]));
  const left = parties.length - moves.length;
  return (
    <>
      <ul className="day-affected">
        {parties.map((party) => {
          const tables = moveOf.get(party.id);
          return (
            <li key={party.id}>
              <span>
                <strong>
                  <bdi>{partyName(party)}</bdi>
                </strong>
                <span className="day-figures">
                  {` ${messages.guests({ count: party.guests })} · ${messages.onDate(party.date)} · ${messages.time(party.time)}`}
                </span>
              </span>
              <span className={tables ? 'day-affected-move' : 'day-affected-none'}>
                {tables
                  ? messages.fromTo({ from: nameTables(party.tables), to: nameTables(tables) })
                  : messages.noTableLeft({ hasMail: party.email !== '' })}
              </span>
            </li>
          );
        })}
      </ul>
      <div className="ui-dialog-actions day-affected-actions">
        <button type="button" className="day-button" onClick={() => remove(step.id)}>
          {messages.cancel}
        </button>
        <button type="button" className="day-button" onClick={() => answer({ moves: false })}>
          {messages.tellAll}
        </button>
        {moves.length > 0 && (
          <button type="button" className="day-button day-primary" onClick={() => answer({ moves: true })}>
            {left === 0
              ? messages.moveAll({ affected: messages.parties({ count: moves.length }) })
              : messages.moveAndTell({ moved: moves.length, told: left })}
          </button>
        )}
      </div>
    </>
  );
}
