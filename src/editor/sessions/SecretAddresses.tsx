/** The venue's secret addresses, which open without signing in: each can be made, replaced and withdrawn. */
import { type ReactNode, useEffect, useState } from 'react';
import { type LoadFeedsResult, endFeed, fetchFeeds, makeFeed } from '../../api/day/dayClient.ts';
import { FEED_KINDS, type FeedKind } from '../../api/day/dayContract.ts';
import { messages } from '../messages.ts';
import { formatTimestamp } from '../publishing/formatTimestamp.ts';
import { failureText } from './failureText.ts';
import { SecretAddress } from './SecretAddress.tsx';

type AddressesProps = { readonly tenant: string; readonly language: string };

export function SecretAddresses({ tenant, language }: AddressesProps): ReactNode {
  const { sessions } = messages;
  const [feeds, setFeeds] = useState<LoadFeedsResult>();
  const [shown, setShown] = useState<{ readonly kind: FeedKind; readonly address: string }>();
  const [status, setStatus] = useState('');
  /** Of two calls at once, the page could show the address that the other has replaced. */
  const [isBusy, setBusy] = useState(false);
  const load = (): Promise<void> => fetchFeeds({ tenant, language }).then(setFeeds);
  useEffect(() => void fetchFeeds({ tenant, language }).then(setFeeds), [tenant, language]);
  const run = async (change: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await change();
    await load();
    setBusy(false);
  };
  const make = async (kind: FeedKind): Promise<void> => {
    const result = await makeFeed({ tenant, language }, kind);
    setStatus(result.ok ? '' : failureText(result));
    if (result.ok) setShown({ kind, address: result.address });
  };
  const withdraw = async (kind: FeedKind): Promise<void> => {
    const result = await endFeed({ tenant, language }, kind);
    setStatus(result.ok ? sessions.withdrawn({ name: sessions.addressNames[kind] }) : failureText(result));
    if (result.ok) setShown(undefined);
  };

  if (feeds?.ok === false) return <p role="alert">{failureText(feeds)}</p>;
  return (
    <section aria-labelledby="addresses-title">
      <h2 id="addresses-title">{sessions.addresses}</h2>
      <p>{sessions.addressesHint}</p>
      <ul className="access" aria-busy={!feeds || isBusy}>
        {FEED_KINDS.map((kind) => {
          const name = sessions.addressNames[kind];
          const at = feeds?.feeds.find((feed) => feed.kind === kind)?.created_at;
          return (
            <li key={kind}>
              <span>
                <strong>{name}</strong>
                <span>
                  {[
                    sessions.addressHints[kind],
                    ...(at === undefined ? [] : [sessions.since({ time: formatTimestamp(at) })]),
                  ].join(' · ')}
                </span>
              </span>
              <button
                type="button"
                className="action quiet"
                disabled={!feeds}
                aria-label={`${at === undefined ? sessions.make : sessions.replace}: ${name}`}
                onClick={() => void run(() => make(kind))}
              >
                {at === undefined ? sessions.make : sessions.replace}
              </button>
              {at !== undefined && (
                <button
                  type="button"
                  className="action quiet"
                  aria-label={`${sessions.withdraw}: ${name}`}
                  onClick={() => void run(() => withdraw(kind))}
                >
                  {sessions.withdraw}
                </button>
              )}
              {shown?.kind === kind && <SecretAddress key={shown.address} address={shown.address} label={name} />}
            </li>
          );
        })}
      </ul>
      <output>{status}</output>
    </section>
  );
}
