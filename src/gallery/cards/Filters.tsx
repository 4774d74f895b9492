/** Which fixtures are shown: by severity and by rule of their findings. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId } from 'react';
import { SEVERITIES, type Severity } from '../address.ts';
import { brokenRulesAtom, severityCountsAtom, shownEntriesAtom } from '../atoms/findings.ts';
import { entriesAtom } from '../atoms/fixtures.ts';
import { changeAtom, stateAtom } from '../atoms/state.ts';
import { SeverityMark } from '../SeverityMark.tsx';
import { words } from '../words.ts';

export function Filters(): ReactNode {
  const { severity, rule } = useAtomValue(stateAtom);
  const rules = useAtomValue(brokenRulesAtom);
  const counts = useAtomValue(severityCountsAtom);
  const shown = useAtomValue(shownEntriesAtom);
  const entries = useAtomValue(entriesAtom);
  const change = useSetAtom(changeAtom);
  const id = useId();
  const toggle = (each: Severity): void => {
    change({
      severity: severity.includes(each)
        ? severity.filter((other) => other !== each)
        : SEVERITIES.filter((other) => other === each || severity.includes(other)),
    });
  };
  return (
    <search className="filters" aria-label={words.filter}>
      {SEVERITIES.map((each) => (
        <button
          key={each}
          type="button"
          className="toggle"
          aria-pressed={severity.includes(each)}
          onClick={() => {
            toggle(each);
          }}
        >
          <SeverityMark severity={each} />
          {words.severities[each]} <span className="figures soft">{words.inFixtures(counts[each])}</span>
        </button>
      ))}
      <span className="labelled">
        <label htmlFor={id}>{words.rule}</label>
        <select
          id={id}
          value={rule ?? ''}
          onChange={(event) => {
            change({ rule: event.target.value || undefined });
          }}
        >
          <option value="">{words.anyRule}</option>
          {[...new Set([...rules, ...(rule === undefined ? [] : [rule])])].map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </span>
      {typeof entries !== 'string' && (
        <output className="figures soft">{words.shown(shown.length, entries.length)}</output>
      )}
    </search>
  );
}
