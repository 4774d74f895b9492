/** What opens the venue's pages: sessions and tokens, devices of the staff, and secret addresses. */
import { type ReactNode, useEffect, useState } from 'react';
import { type FetchAccessResult, endAccess, endOtherSessions, fetchAccess } from '../../api/editorClient.ts';
import type { OpenAccess } from '../../api/editorContract.ts';
import { failureText, messages } from '../messages.ts';
import { DeviceForm } from './DeviceForm.tsx';
import { SecretAddresses } from './SecretAddresses.tsx';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../controls/Field.tsx';
import { formatTimestamp } from '../../ui/formatTimestamp.ts';

export function AccessList({ tenant }: { readonly tenant: string }): ReactNode {
  const [loaded, setLoaded] = useState<FetchAccessResult>();
  const [status, setStatus] = useState('');
  const load = (): Promise<void> => fetchAccess(tenant).then(setLoaded);
  useEffect(() => void fetchAccess(tenant).then(setLoaded), [tenant]);
  const end = async (call: Promise<{ readonly ok: boolean }>, message: string): Promise<void> => {
    const { ok } = await call;
    await load();
    setStatus(ok ? message : messages.access.failed);
  };

  if (loaded?.ok === false) return <Alert text={failureText(loaded)} />;
  const access = loaded?.access ?? [];
  const others = access.filter(({ kind, isCurrent }) => kind === 'session' && !isCurrent);
  return (
    <>
      <div className="settings-group">
        <ul className="settings-connections" aria-busy={!loaded}>
          {access.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              onEnd={() => void end(endAccess(tenant, entry.id), messages.access.ended)}
            />
          ))}
        </ul>
        {others.length > 1 && (
          <Button onClick={() => void end(endOtherSessions(tenant), messages.access.othersEnded)}>
            {messages.access.endOthers}
          </Button>
        )}
        <output>{status}</output>
      </div>
      <DeviceForm tenant={tenant} onMade={() => void load()} />
      <SecretAddresses tenant={tenant} />
    </>
  );
}

type EntryProps = { readonly entry: OpenAccess; onEnd(): void };

function Entry({ entry, onEnd }: EntryProps): ReactNode {
  const { access, connections } = messages;
  const { kind, role, name, created_at: since, ends_at: until, last_used_at: used, isCurrent } = entry;
  const title = isCurrent ? access.current : access.kinds[kind];
  return (
    <li className="settings-access">
      <div>
        <strong>
          <span>{name === '' ? title : `${title} · `}</span>
          {name !== '' && <bdi>{name}</bdi>}
        </strong>
        <p className="settings-hint">
          {[
            access.roles[role],
            access.since({ time: formatTimestamp(since) }),
            access.until({ time: formatTimestamp(until) }),
            ...(used === null || isCurrent ? [] : [connections.lastUsed({ time: formatTimestamp(used) })]),
          ].join(' · ')}
        </p>
      </div>
      {!isCurrent && (
        <Button
          aria-label={access.endOne({
            kind: [access.kinds[kind], name].filter((part) => part !== '').join(' '),
            time: formatTimestamp(since),
          })}
          onClick={onEnd}
        >
          {access.end}
        </Button>
      )}
    </li>
  );
}
