/** Filters the fixtures by name, and by severity and rule of their findings. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId } from 'react';
import { SEVERITIES, type Severity } from '../../domain/checks/wording.ts';
import { ruleCountsAtom, severityCountsAtom, filteredEntriesAtom } from '../findings/findings.ts';
import { entriesAtom } from '../fixtures/fixtures.ts';
import { updateStateAtom, galleryStateAtom } from '../states/galleryState.ts';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { SeverityIcon } from '../../ui/SeverityIcon.tsx';
import { messages } from '../messages.ts';
import { Button } from '../../ui/Button.tsx';

export function Filters(): ReactNode {
  const { severity, rule, find } = useAtomValue(galleryStateAtom);
  const ruleCounts = useAtomValue(ruleCountsAtom);
  const counts = useAtomValue(severityCountsAtom);
  const shown = useAtomValue(filteredEntriesAtom);
  const entries = useAtomValue(entriesAtom);
  const change = useSetAtom(updateStateAtom);
  const id = useId();
  const toggle = (each: Severity): void => {
    change({
      severity: severity.includes(each)
        ? severity.filter((other) => other !== each)
        : SEVERITIES.filter((other) => other === each || severity.includes(other)),
    });
  };
  return (
    <search className="gallery-filters" aria-label={messages.filter}>
      <SearchBox
        label={messages.find}
        className="gallery-find"
        value={find}
        onChange={(text) => change({ find: text })}
      />
      {SEVERITIES.map((each) => (
        <Button
          key={each}
          className="gallery-toggle"
          aria-pressed={severity.includes(each)}
          onClick={() => toggle(each)}
        >
          <SeverityIcon severity={each} />
          <span>{`${messages.severities[each]} `}</span>
          <span className="gallery-figures gallery-muted">{messages.inFixtures(counts[each])}</span>
        </Button>
      ))}
      <span className="gallery-field">
        <label htmlFor={id}>{messages.rule}</label>
        <select id={id} value={rule ?? ''} onChange={(event) => change({ rule: event.target.value || undefined })}>
          <option value="">{messages.allRules}</option>
          {[...new Set([...ruleCounts.keys(), ...(rule === undefined ? [] : [rule])])].map((each) => (
            <option key={each} value={each}>
              {messages.ruleCount(each, ruleCounts.get(each) ?? 0)}
            </option>
          ))}
        </select>
      </span>
      {typeof entries !== 'string' && (
        <output className="gallery-figures gallery-muted">{messages.shownCount(shown.length, entries.length)}</output>
      )}
    </search>
  );
}
