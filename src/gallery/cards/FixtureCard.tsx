/** A fixture as a card: picture, name, size, findings. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, type ReactNode, memo, useMemo } from 'react';
import { atom } from 'jotai';
import type { FixtureEntry } from '../../api/bookingContract.ts';
import { SEVERITIES, formatUrlState, defaultState } from '../states/urlState.ts';
import { type CheckSummary, checkSummariesAtom } from '../findings/findings.ts';
import { openFixtureAtom } from '../states/galleryState.ts';
import { SeverityIcon } from '../findings/SeverityIcon.tsx';
import { defaultClock } from '../states/urlSync.ts';
import { messages } from '../messages.ts';
import { FixtureThumbnail } from './FixtureThumbnail.tsx';

export const FixtureCard = memo(function Card({
  entry: { name, bytes, about, meant },
}: {
  readonly entry: FixtureEntry;
}): ReactNode {
  const counted = useAtomValue(useMemo(() => atom((get) => get(checkSummariesAtom).get(name)), [name]));
  const open = useSetAtom(openFixtureAtom);
  const follow = (event: MouseEvent): void => {
    // A new tab or window is the browser's to open.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(name);
  };
  return (
    <li className="card">
      <FixtureThumbnail name={name} />
      <div className="card-text">
        <h3>
          <a href={formatUrlState({ ...defaultState(defaultClock()), fixture: name })} onClick={follow}>
            {name.slice(name.indexOf('/') + 1)}
          </a>
        </h3>
        {about !== undefined && <p className="card-about">{about}</p>}
        <p className="card-facts figures">
          {counted && <span>{counted.unreadable ? messages.unreadable : messages.kinds[counted.kind]}</span>}
          {counted && !counted.unreadable && <span>{messages.tables(counted.tables)}</span>}
          {counted?.size && <span>{messages.size(counted.size)}</span>}
          <span>{messages.bytes(bytes)}</span>
          {meant === 'damaged' && <span>{messages.meantDamaged}</span>}
        </p>
        <CardFindings counted={counted} />
      </div>
    </li>
  );
});

function CardFindings({ counted }: { readonly counted: CheckSummary | undefined }): ReactNode {
  if (!counted) return <p className="card-findings soft">{messages.checking}</p>;
  const some = SEVERITIES.filter((severity) => counted.severities[severity] > 0);
  if (some.length === 0) return <p className="card-findings soft">{counted.unreadable ? '' : messages.noIssues}</p>;
  return (
    <p className="card-findings figures">
      {some.map((severity) => (
        <span key={severity} className={`badge badge-${severity}`}>
          <SeverityIcon severity={severity} />
          {messages.severityCount(severity, counted.severities[severity])}
        </span>
      ))}
    </p>
  );
}
