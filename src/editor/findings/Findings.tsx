/** What the checks find, below the plan: each leads to what it is about, and many can be mended by one press. */
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, type KeyboardEvent, useState } from 'react';
import { type Severity, countOf } from '../../domain/checks/finding.ts';
import {
  type FindingFilter,
  type Listed,
  checkStandingAtom,
  findingAtHandAtom,
  findingFilterAtom,
  findingsAtom,
  goToFindingAtom,
  mendAtom,
  shownFindingsAtom,
} from '../atoms/findings.ts';
import { foldAtom, panelsAtom } from '../atoms/view.ts';
import { words } from '../words.ts';
import './findings.css';

const ICONS = { error: CircleX, warning: TriangleAlert, note: Info } as const;
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note'];
/** So many are listed at first, and so many more each time. */
const PORTION = 100;

export function Findings(): ReactNode {
  const open = useAtomValue(panelsAtom).has('findings');
  const fold = useSetAtom(foldAtom);
  return (
    <section className="findings" aria-label={words.findings} data-open={open}>
      <div className="findings-bar">
        <h2 className="findings-heading">
          <button
            type="button"
            aria-expanded={open}
            aria-controls="findings-body"
            title={words.foldPanel(words.findings, open)}
            onClick={() => {
              fold('findings');
            }}
          >
            <ChevronDown aria-hidden size={16} />
            {words.findings}
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
  const standing = useAtomValue(checkStandingAtom);
  const count = countOf(findings.map(({ finding }) => finding));
  if (standing === 'failed') return <span className="findings-count">{words.checksFailed}</span>;
  if (findings.length === 0)
    return <span className="findings-count">{standing === 'checking' ? words.checking : words.nothingToMend}</span>;
  return SEVERITIES.filter((severity) => count[severity] > 0).map((severity) => {
    const Icon = ICONS[severity];
    return (
      <span key={severity} className="findings-count" data-severity={severity}>
        <Icon aria-hidden size={14} />
        {words.severityCount[severity](count[severity])}
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
      aria-label={words.findingFilter}
      value={filter}
      onChange={({ target }) => {
        setFilter(target.value as FindingFilter);
      }}
    >
      {(['all', ...SEVERITIES] as const).map((each) => (
        <option key={each} value={each}>
          {words.filters[each]}
        </option>
      ))}
    </select>
  );
}

function MendAll(): ReactNode {
  const mendable = useAtomValue(shownFindingsAtom).filter(({ finding }) => finding.mend);
  const standing = useAtomValue(checkStandingAtom);
  const mend = useSetAtom(mendAtom);
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
      {words.mendAll(mendable.length)}
    </button>
  );
}

function List(): ReactNode {
  const shown = useAtomValue(shownFindingsAtom);
  const isEmpty = useAtomValue(findingsAtom).length === 0;
  const standing = useAtomValue(checkStandingAtom);
  const [most, setMost] = useState(PORTION);
  if (shown.length === 0) {
    const said =
      standing === 'failed'
        ? words.checksFailedLong
        : isEmpty && standing === 'checking'
          ? words.checking
          : isEmpty
            ? words.nothingToMendLong
            : words.noneOfKind;
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
          {words.moreFindings(shown.length - most)}
        </button>
      )}
    </>
  );
}

function Row({ listed }: { readonly listed: Listed }): ReactNode {
  const {
    finding: { severity, message, mend },
    name,
  } = listed;
  const isAtHand = useAtomValue(findingAtHandAtom)?.id === listed.id;
  const go = useSetAtom(goToFindingAtom);
  const mendIt = useSetAtom(mendAtom);
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
          {words.severities[severity]}
        </span>
        <span className="finding-name">{name || words.wholePlan}</span>
        <span className="finding-message">{message}</span>
      </button>
      {mend && (
        <button
          type="button"
          className="plain plain-small"
          title={mend.title}
          aria-label={words.mendOf(mend.title)}
          onClick={() => {
            mendIt([listed]);
          }}
        >
          {words.mend}
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
