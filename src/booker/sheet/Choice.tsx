/** What MAKE RESERVATION reserves: the tables, the days, the time and the party. It describes the button. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useDeferredValue } from 'react';
import { chosenNamesAtom } from '../choosing/groups.ts';
import { summaryAtom } from '../reservation/summary.ts';

/** Returns the names of the tables; undefined until they seat the party. The plan shows a selection first. */
export const useChosenNames = (): string | undefined => useDeferredValue(useAtomValue(chosenNamesAtom));

export function Choice(): ReactNode {
  const names = useChosenNames();
  const summary = useAtomValue(summaryAtom);
  return (
    <p id="booker-choice" className="booker-choice booker-separated booker-tabular-figures">
      {names !== undefined && (
        <>
          <strong translate="no">{`${names} `}</strong>
          {summary.map((part) => (
            <span key={part}>{`${part} `}</span>
          ))}
        </>
      )}
    </p>
  );
}
