/** A fixture as a card: picture, name, size, findings. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, type ReactNode, memo, useMemo } from 'react';
import { atom } from 'jotai';
import type { FixtureEntry } from '../../api/contract.ts';
import { SEVERITIES, addressOf, plainState } from '../address.ts';
import { type Counted, countedAtom } from '../atoms/findings.ts';
import { openAtom } from '../atoms/state.ts';
import { SeverityMark } from '../SeverityMark.tsx';
import { clockNow } from '../history.ts';
import { words } from '../words.ts';
import { CardPicture } from './CardPicture.tsx';

export const Card = memo(function Card({
  entry: { name, bytes, about, meant },
}: {
  readonly entry: FixtureEntry;
}): ReactNode {
  const counted = useAtomValue(useMemo(() => atom((get) => get(countedAtom).get(name)), [name]));
  const open = useSetAtom(openAtom);
  const follow = (event: MouseEvent): void => {
    // A new tab or window is the browser's to open.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(name);
  };
  return (
    <li className="card">
      <CardPicture name={name} />
      <div className="card-text">
        <h3>
          <a href={addressOf({ ...plainState(clockNow()), fixture: name })} onClick={follow}>
            {name.slice(name.indexOf('/') + 1)}
          </a>
        </h3>
        {about !== undefined && <p className="card-about">{about}</p>}
        <p className="card-facts figures">
          {counted && <span>{counted.unread ? words.unread : words.kinds[counted.kind]}</span>}
          {counted && !counted.unread && <span>{words.tables(counted.tables)}</span>}
          {counted?.size && <span>{words.size(counted.size)}</span>}
          <span>{words.bytes(bytes)}</span>
          {meant === 'damaged' && <span>{words.meantDamaged}</span>}
        </p>
        <CardFindings counted={counted} />
      </div>
    </li>
  );
});

function CardFindings({ counted }: { readonly counted: Counted | undefined }): ReactNode {
  if (!counted) return <p className="card-findings soft">{words.checking}</p>;
  const some = SEVERITIES.filter((severity) => counted.severities[severity] > 0);
  if (some.length === 0) return <p className="card-findings soft">{counted.unread ? '' : words.clean}</p>;
  return (
    <p className="card-findings figures">
      {some.map((severity) => (
        <span key={severity} className={`badge badge-${severity}`}>
          <SeverityMark severity={severity} />
          {words.count(severity, counted.severities[severity])}
        </span>
      ))}
    </p>
  );
}
