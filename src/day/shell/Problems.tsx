/** Steps that the host has refused: why, what it is like now, and what to do instead. */
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { Collision } from '../../api/day/dayContract.ts';
import { partiesAtom } from '../state/day.ts';
import { type Problem, problemsAtom, removeProblemAtom } from '../state/notices.ts';
import { shownPartyLineAtom } from '../state/partyLine.ts';
import { partyName } from '../state/partyWords.ts';
import { restorePartyAtom } from '../state/selection.ts';
import { retryStepAtom } from '../state/steps.ts';
import { nameTablesAtom } from '../state/tables.ts';
import { insistOnStepAtom } from '../state/taking.ts';
import { isolate } from '../isolate.ts';
import { messages } from '../messages.ts';
import { Button } from '../../ui/Button.tsx';

export function Problems(): ReactNode {
  const problems = useAtomValue(problemsAtom);
  return problems
    .filter(({ kind }) => kind !== 'affected')
    .map((problem) => <ProblemCard key={problem.step.id} problem={problem} />);
}

function ProblemCard({ problem }: { readonly problem: Problem }): ReactNode {
  const { step, text } = problem;
  const remove = useSetAtom(removeProblemAtom);
  const retry = useSetAtom(retryStepAtom);
  const nameTables = useAtomValue(nameTablesAtom);
  const restore = useSetAtom(restorePartyAtom);
  const parties = useAtomValue(partiesAtom);
  const left = problem.kind === 'rest' ? problem.rest.flatMap(({ party }) => parties.get(party.id) ?? []) : [];
  const insist = useAtomValue(insistOnStepAtom);
  const insisting = problem.kind === 'collision' ? insist(step) : undefined;
  return (
    <div className="day-problem" role="alert">
      <TriangleAlert aria-hidden size={20} />
      <div>
        <p className="day-problem-title">
          {problem.kind === 'rest' ? messages.log.rest : messages.notDone({ step: text })}
        </p>
        <ProblemReason problem={problem} />
        <div className="day-problem-choices">
          {problem.kind === 'collision' &&
            'tables' in step.action &&
            problem.nearest.map((tables, index) => (
              <Button
                key={tables.join(' ')}
                kind={index === 0 ? 'primary' : undefined}
                onClick={() => retry(step, { tables })}
              >
                {nameTables(tables)}
              </Button>
            ))}
          {problem.kind === 'collision' && step.action.type === 'edit' && step.action.date !== undefined && (
            <Button onClick={() => retry(step, { tables: [] })}>{messages.noTable}</Button>
          )}
          {left
            .filter(({ cancelled }) => cancelled)
            .map((party) => (
              <Button key={party.id} onClick={() => restore(party)}>
                {messages.modes.restore({ name: isolate(partyName(party)) })}
              </Button>
            ))}
          {insisting !== undefined && <Button onClick={() => retry(step, { override: true })}>{insisting}</Button>}
          {problem.kind === 'conflict' && step.action.type !== 'undo' && (
            <Button onClick={() => retry(step)}>{messages.doAnyway}</Button>
          )}
          <Button onClick={() => remove(step.id)}>{messages.understood}</Button>
        </div>
      </div>
    </div>
  );
}

function ProblemReason({ problem }: { readonly problem: Problem }): ReactNode {
  const line = useAtomValue(shownPartyLineAtom);
  switch (problem.kind) {
    case 'conflict':
      // What an undo would overwrite may be a note, a pause or a block.
      if (problem.parties.length === 0) return <p>{messages.changedSince}</p>;
      return <p>{[messages.changedMeanwhile, ...problem.parties.map((party) => line(party))].join(' ')}</p>;
    case 'collision':
      return <Collisions collisions={problem.collisions} />;
    case 'rest':
      return problem.rest.map(({ party, collisions }) => (
        <div key={party.id}>
          <p>{line(party)}</p>
          {collisions.length === 0 ? <p>{messages.changedSince}</p> : <Collisions collisions={collisions} />}
        </div>
      ));
    case 'invalid':
      return problem.errors.map((error) => <p key={error}>{error}</p>);
    case 'refused':
      return <p>{problem.message}</p>;
    case 'affected':
      return null;
  }
}

function Collisions({ collisions }: { readonly collisions: readonly Collision[] }): ReactNode {
  const nameTables = useAtomValue(nameTablesAtom);
  return collisions.map(({ table, party, name, time }) => (
    <p key={`${table} ${party ?? ''}`}>
      {party === undefined || time === null
        ? messages.tableBlocked({ table: nameTables([table]), reason: isolate(name) || undefined })
        : messages.tableTaken({
            table: nameTables([table]),
            name: isolate(partyName({ name })),
            time: messages.time(time),
          })}
    </p>
  ));
}
