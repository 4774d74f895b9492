/** The page of what opens the venue's editor and day: sessions and tokens, devices of the staff, secret addresses. */
import { type ReactNode, useEffect, useState } from 'react';
import { type FetchAccessResult, endAccess, endOtherSessions, fetchAccess } from '../../api/editorClient.ts';
import type { OpenAccess } from '../../api/editorContract.ts';
import { messages } from '../messages.ts';
import { formatTimestamp } from '../publishing/formatTimestamp.ts';
import { DeviceForm } from './DeviceForm.tsx';
import { failureText } from './failureText.ts';
import { SecretAddresses } from './SecretAddresses.tsx';

export function AccessPage({ tenant, language }: { readonly tenant: string; readonly language: string }): ReactNode {
  const [loaded, setLoaded] = useState<FetchAccessResult>();
  const [status, setStatus] = useState('');
  const load = (): Promise<void> => fetchAccess(tenant).then(setLoaded);
  useEffect(() => void fetchAccess(tenant).then(setLoaded), [tenant]);
  const end = async (call: Promise<{ readonly ok: boolean }>, message: string): Promise<void> => {
    const { ok } = await call;
    await load();
    setStatus(ok ? message : messages.sessions.failed);
  };

  if (loaded?.ok === false) return <p role="alert">{failureText(loaded)}</p>;
  const access = loaded?.access ?? [];
  const others = access.filter(({ kind, isCurrent }) => kind === 'session' && !isCurrent);
  return (
    <>
      <ul className="access" aria-busy={!loaded}>
        {access.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            onEnd={() => void end(endAccess(tenant, entry.id), messages.sessions.ended)}
          />
        ))}
        {others.length > 1 && (
          <li>
            <button
              type="button"
              className="action quiet"
              onClick={() => void end(endOtherSessions(tenant), messages.sessions.othersEnded)}
            >
              {messages.sessions.endOthers}
            </button>
          </li>
        )}
      </ul>
      <output>{status}</output>
      <DeviceForm tenant={tenant} onMade={() => void load()} />
      <SecretAddresses tenant={tenant} language={language} />
    </>
  );
}

type EntryProps = { readonly entry: OpenAccess; onEnd(): void };

function Entry({ entry, onEnd }: EntryProps): ReactNode {
  const { sessions } = messages;
  const { kind, role, name, created_at: since, ends_at: until, isCurrent } = entry;
  const title = isCurrent ? sessions.current : sessions.kinds[kind];
  return (
    <li>
      <span>
        <strong>
          <span>{name === '' ? title : `${title} · `}</span>
          {name !== '' && <bdi>{name}</bdi>}
        </strong>
        <span>{`${sessions.roles[role]} · ${sessions.since({ time: formatTimestamp(since) })} · ${sessions.until({ time: formatTimestamp(until) })}`}</span>
      </span>
      {!isCurrent && (
        <button
          type="button"
          className="action quiet"
          aria-label={sessions.endOne({
            kind: [sessions.kinds[kind], name].filter((part) => part !== '').join(' '),
            time: formatTimestamp(since),
          })}
          onClick={onEnd}
        >
          {sessions.end}
        </button>
      )}
    </li>
  );
}
