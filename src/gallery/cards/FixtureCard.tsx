/** A fixture's card: thumbnail, name, size and finding counts. */
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, type ReactNode, memo, useMemo } from 'react';
import type { FixtureEntry } from '../../api/bookingContract.ts';
import { SEVERITIES } from '../../domain/checks/wording.ts';
import { defaultClock, defaultState, formatUrlState } from '../states/urlState.ts';
import { type CheckSummary, checkSummariesAtom } from '../findings/findings.ts';
import { openFixtureAtom } from '../states/galleryState.ts';
import { SeverityIcon } from '../../ui/SeverityIcon.tsx';
import { opensNewTab } from '../states/opensNewTab.ts';
import { messages } from '../messages.ts';
import { FixtureThumbnail } from './FixtureThumbnail.tsx';

/** The id of the link in a fixture's card. */
export const cardLinkId = (name: string): string => `fixture-${name}`;

export const FixtureCard = memo(function Card({
  entry: { name, bytes, about, meant },
}: {
  readonly entry: FixtureEntry;
}): ReactNode {
  const summary = useAtomValue(useMemo(() => atom((get) => get(checkSummariesAtom).get(name)), [name]));
  const open = useSetAtom(openFixtureAtom);
  const handleClick = (event: MouseEvent): void => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    open(name);
  };
  return (
    <li className="gallery-card">
      <FixtureThumbnail name={name} />
      <div className="gallery-card-text">
        <h3>
          <a
            id={cardLinkId(name)}
            href={formatUrlState({ ...defaultState(defaultClock()), fixture: name })}
            onClick={handleClick}
          >
            <bdi>{name.slice(name.indexOf('/') + 1)}</bdi>
          </a>
        </h3>
        {about !== undefined && (
          <p className="gallery-card-description" lang="" dir="auto">
            {about}
          </p>
        )}
        <p className="gallery-card-facts gallery-figures">
          {summary && <span>{summary.unreadable ? messages.unreadable : messages.kinds[summary.kind]}</span>}
          {summary && !summary.unreadable && <span>{messages.tables(summary.tables)}</span>}
          {summary?.size && <span>{messages.size(summary.size)}</span>}
          {bytes > 0 && <span>{messages.bytes(bytes)}</span>}
          {meant === 'damaged' && <span>{messages.meantDamaged}</span>}
        </p>
        <CardFindings summary={summary} />
      </div>
    </li>
  );
});

function CardFindings({ summary }: { readonly summary: CheckSummary | undefined }): ReactNode {
  if (!summary) return <p className="gallery-card-findings gallery-muted">{messages.checking}</p>;
  const found = SEVERITIES.filter((severity) => summary.severities[severity] > 0);
  if (found.length === 0)
    return <p className="gallery-card-findings gallery-muted">{summary.unreadable ? '' : messages.noFindings}</p>;
  return (
    <p className="gallery-card-findings gallery-figures">
      {found.map((severity) => (
        <span key={severity} className={`gallery-badge gallery-badge-${severity}`}>
          <SeverityIcon severity={severity} />
          <span>{messages.severityCount(severity, summary.severities[severity])}</span>
        </span>
      ))}
    </p>
  );
}
