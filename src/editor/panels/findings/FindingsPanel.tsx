/** What the checks find, below the plan: each leads to what it is about, and many can be mended by one press. */
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, type KeyboardEvent, useState } from 'react';
import { type Severity, countBySeverity } from '../../../domain/checks/finding.ts';
import {
  type FindingFilter,
  type ListedFinding,
  checkStatusAtom,
  activeFindingAtom,
  findingFilterAtom,
  findingsAtom,
  focusFindingAtom,
  applyFixesAtom,
  visibleFindingsAtom,
} from '../../findings/findings.ts';
import { togglePanelAtom, panelsAtom } from '../../session/view.ts';
import { messages } from '../../messages.ts';
import './findingsPanel.css';

const ICONS = { error: CircleX, warning: TriangleAlert, note: Info } as const;
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note'];
/** So many are listed at first, and so many more each time. */
const PORTION = 100;

export function FindingsPanel(): ReactNode {
  const open = useAtomValue(panelsAtom).has('findings');
  const fold = useSetAtom(togglePanelAtom);
  return (
    <section className="findings" aria-label={messages.findings} data-open={open}>
      <div className="findings-bar">
        <h2 className="findings-heading">
          <button
            type="button"
            aria-expanded={open}
            aria-controls="findings-body"
            title={messages.togglePanel(messages.findings, open)}
            onClick={() => {
              fold('findings');
            }}
          >
            <ChevronDown aria-hidden size={16} />
            {messages.findings}
            <Counts />
          </button>
        </h2>
        {open && <Filter />}
        {open && <MendAll />}
      </div>
      <div id="findings-body" className="findings-body" hidden={!open}>
        {open && <List />}
      </div>
    </section>
  );
}

function Counts(): ReactNode {
  const findings = useAtomValue(findingsAtom);
  const standing = useAtomValue(checkStatusAtom);
  const count = countBySeverity(findings.map(({ finding }) => finding));
  if (standing === 'failed') return <span className="findings-count">{messages.checksFailed}</span>;
  if (findings.length === 0)
    return (
      <span className="findings-count">{standing === 'checking' ? messages.checking : messages.nothingToMend}</span>
    );
  return SEVERITIES.filter((severity) => count[severity] > 0).map((severity) => {
    const Icon = ICONS[severity];
    return (
      <span key={severity} className="findings-count" data-severity={severity}>
        <Icon aria-hidden size={14} />
        {messages.severityCount[severity](count[severity])}
      </span>
    );
  });
}

function Filter(): ReactNode {
  const [filter, setFilter] = useAtom(findingFilterAtom);
  const findings = useAtomValue(findingsAtom);
  if (findings.length === 0) return null;
  return (
    <select
      className="findings-filter"
      aria-label={messages.findingFilter}
      value={filter}
      onChange={({ target }) => {
        setFilter(target.value as FindingFilter);
      }}
    >
      {(['all', ...SEVERITIES] as const).map((each) => (
        <option key={each} value={each}>
          {messages.filters[each]}
        </option>
      ))}
    </select>
  );
}

function MendAll(): ReactNode {
  const mendable = useAtomValue(visibleFindingsAtom).filter(({ finding }) => finding.fix);
  const standing = useAtomValue(checkStatusAtom);
  const mend = useSetAtom(applyFixesAtom);
  if (mendable.length < 2) return null;
  return (
    <button
      type="button"
      className="plain plain-small"
      aria-disabled={standing !== 'ready' || undefined}
      onClick={() => {
        mend(mendable);
      }}
    >
      {messages.mendAll(mendable.length)}
    </button>
  );
}

function List(): ReactNode {
  const shown = useAtomValue(visibleFindingsAtom);
  const isEmpty = useAtomValue(findingsAtom).length === 0;
  const standing = useAtomValue(checkStatusAtom);
  const [most, setMost] = useState(PORTION);
  if (shown.length === 0) {
    const said =
      standing === 'failed'
        ? messages.checksFailedLong
        : isEmpty && standing === 'checking'
          ? messages.checking
          : isEmpty
            ? messages.nothingToMendLong
            : messages.noneOfKind;
    return (
      <p className="findings-none">
        {standing === 'ready' && <CircleCheck aria-hidden size={18} />}
        {said}
      </p>
    );
  }
  return (
    <>
      <div role="presentation" onKeyDown={moveAmongRows}>
        <ul>
          {shown.slice(0, most).map((listed) => (
            <Row key={listed.id} listed={listed} />
          ))}
        </ul>
      </div>
      {shown.length > most && (
        <button
          type="button"
          className="plain findings-more"
          onClick={() => {
            setMost(most + PORTION);
          }}
        >
          {messages.moreFindings(shown.length - most)}
        </button>
      )}
    </>
  );
}

function Row({ listed }: { readonly listed: ListedFinding }): ReactNode {
  const {
    finding: { severity, message, fix: mend },
    name,
  } = listed;
  const isAtHand = useAtomValue(activeFindingAtom)?.id === listed.id;
  const go = useSetAtom(focusFindingAtom);
  const mendIt = useSetAtom(applyFixesAtom);
  const Icon = ICONS[severity];
  return (
    <li className="finding" data-severity={severity}>
      <button
        type="button"
        className="finding-go"
        aria-current={isAtHand || undefined}
        onClick={() => {
          go(listed);
        }}
      >
        <span className="finding-severity">
          <Icon aria-hidden size={16} />
          {messages.severities[severity]}
        </span>
        <span className="finding-name">{name || messages.wholePlan}</span>
        <span className="finding-message">{message}</span>
      </button>
      {mend && (
        <button
          type="button"
          className="plain plain-small"
          title={mend.title}
          aria-label={messages.mendOf(mend.title)}
          onClick={() => {
            mendIt([listed]);
          }}
        >
          {messages.mend}
        </button>
      )}
    </li>
  );
}

/** Arrows go from row to row. */
function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.finding-go')];
  const at = rows.findIndex((row) => row.closest('li')!.contains(event.target as HTMLElement));
  rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.focus();
  event.preventDefault();
}
