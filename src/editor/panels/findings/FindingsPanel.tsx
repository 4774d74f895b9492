/** The findings of the checks, below the plan. A row shows its item, and a button applies its fix. */
import { clamp } from '../../../domain/geometry/numbers.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, type KeyboardEvent, useState } from 'react';
import { countBySeverity } from '../../../domain/checks/finding.ts';
import { SEVERITIES, messageOf } from '../../../domain/checks/wording.ts';
import {
  type CheckStatus,
  type ListedFinding,
  checkStatusAtom,
  activeFindingAtom,
  findingFilterAtom,
  findingsAtom,
  focusFindingAtom,
  applyFindingFixAtom,
  applyFixesAtom,
  fixTitleOf,
  visibleFindingsAtom,
} from '../../findings/findings.ts';
import { togglePanelAtom, panelsAtom } from '../../session/panels.ts';
import { SeverityIcon } from '../../../ui/SeverityIcon.tsx';
import { messages } from '../../messages.ts';
import { SmallButton } from '../../controls/Button.tsx';
import './findingsPanel.css';
import { Select } from '../../../ui/Select.tsx';

/** Rows that are listed at first, and added by each "Show more". */
const PAGE_SIZE = 100;

export function FindingsPanel(): ReactNode {
  const isOpen = useAtomValue(panelsAtom).has('findings');
  const toggle = useSetAtom(togglePanelAtom);
  return (
    <section className="editor-findings" aria-label={messages.findings} data-open={isOpen}>
      <div className="editor-findings-bar">
        <h2 className="editor-panel-heading">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="findings-body"
            title={messages.togglePanel({ panel: messages.findings, open: isOpen })}
            onClick={() => toggle('findings')}
          >
            <ChevronDown aria-hidden size={16} />
            <span>{messages.findings}</span>
            <Counts />
          </button>
        </h2>
        {isOpen && <Filter />}
        {isOpen && <FixAll />}
      </div>
      <div id="findings-body" className="editor-findings-body" hidden={!isOpen}>
        {isOpen && <List />}
      </div>
    </section>
  );
}

function Counts(): ReactNode {
  const findings = useAtomValue(findingsAtom);
  const status = useAtomValue(checkStatusAtom);
  const count = countBySeverity(findings.map(({ finding }) => finding));
  if (status === 'failed') return <span className="editor-findings-count">{messages.checksFailed}</span>;
  if (findings.length === 0)
    return (
      <span className="editor-findings-count">{status === 'checking' ? messages.checking : messages.noProblems}</span>
    );
  return SEVERITIES.filter((severity) => count[severity] > 0).map((severity) => (
    <span key={severity} className="editor-findings-count" data-severity={severity}>
      <SeverityIcon severity={severity} size={14} />
      <span>{messages.severityCount[severity]({ count: count[severity] })}</span>
    </span>
  ));
}

function Filter(): ReactNode {
  const [filter, setFilter] = useAtom(findingFilterAtom);
  const findings = useAtomValue(findingsAtom);
  if (findings.length === 0) return null;
  return (
    <Select
      className="editor-findings-filter"
      aria-label={messages.findingFilter}
      value={filter}
      options={(['all', ...SEVERITIES] as const).map((each) => [each, messages.filters[each]])}
      onChange={setFilter}
    />
  );
}

function FixAll(): ReactNode {
  const fixable = useAtomValue(visibleFindingsAtom).filter(({ finding }) => finding.fix);
  const status = useAtomValue(checkStatusAtom);
  const applyFixes = useSetAtom(applyFixesAtom);
  if (fixable.length < 2) return null;
  return (
    <SmallButton aria-disabled={status !== 'ready' || undefined} onClick={() => applyFixes(fixable)}>
      {messages.fixAll({ count: fixable.length })}
    </SmallButton>
  );
}

const emptyMessages: Readonly<Record<CheckStatus, string>> = {
  checking: messages.checking,
  ready: messages.noProblemsHint,
  failed: messages.checksFailedHint,
};

function List(): ReactNode {
  const visible = useAtomValue(visibleFindingsAtom);
  const isEmpty = useAtomValue(findingsAtom).length === 0;
  const status = useAtomValue(checkStatusAtom);
  const [limit, setLimit] = useState(PAGE_SIZE);
  if (visible.length === 0) {
    return (
      <p className="editor-findings-none">
        {status === 'ready' && <CircleCheck aria-hidden size={18} />}
        <span>{isEmpty ? emptyMessages[status] : messages.noFindingsOfSeverity}</span>
      </p>
    );
  }
  return (
    <>
      <div role="presentation" onKeyDown={moveBetweenRows}>
        <ul>
          {visible.slice(0, limit).map((listed) => (
            <Row key={listed.id} listed={listed} />
          ))}
        </ul>
      </div>
      {visible.length > limit && (
        <button
          type="button"
          className="editor-button editor-findings-more"
          onClick={() => setLimit(limit + PAGE_SIZE)}
        >
          {messages.moreFindings({ count: visible.length - limit })}
        </button>
      )}
    </>
  );
}

function Row({ listed }: { readonly listed: ListedFinding }): ReactNode {
  const { finding, name } = listed;
  const { severity } = finding;
  const fixTitle = fixTitleOf(listed);
  const isActive = useAtomValue(activeFindingAtom)?.id === listed.id;
  const focusFinding = useSetAtom(focusFindingAtom);
  const applyFix = useSetAtom(applyFindingFixAtom);
  return (
    <li className="editor-finding" data-severity={severity}>
      <button
        type="button"
        className="editor-finding-link"
        aria-current={isActive || undefined}
        onClick={() => focusFinding(listed)}
      >
        <span className="editor-finding-severity">
          <SeverityIcon severity={severity} />
          <span>{messages.severities[severity]}</span>
        </span>
        <span className="editor-finding-name">{name || messages.wholePlan}</span>
        <span className="editor-finding-message" lang="en" dir="ltr">
          {messageOf(finding)}
        </span>
      </button>
      {fixTitle !== undefined && (
        <SmallButton
          title={fixTitle}
          aria-label={messages.fixTitle({ title: fixTitle })}
          onClick={() => applyFix(listed)}
        >
          {messages.fix}
        </SmallButton>
      )}
    </li>
  );
}

/** Arrow keys move the focus from row to row. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.editor-finding-link')];
  const index = rows.findIndex((row) => row.closest('li')?.contains(event.target as HTMLElement));
  rows[clamp(index + step, 0, rows.length - 1)]?.focus();
  event.preventDefault();
}
