/** The venue's secret addresses, which open without signing in: each can be made, replaced and withdrawn. */
import { type ReactNode, useEffect, useState } from 'react';
import { type LoadFeedsResult, endFeed, fetchFeeds, makeFeed } from '../../api/day/dayClient.ts';
import { FEED_KINDS, type FeedKind } from '../../api/day/dayContract.ts';
import { pageLocale } from '../../ui/pageLanguage.ts';
import { Group } from '../controls/Lists.tsx';
import { failureText, messages } from '../messages.ts';
import { SecretAddress } from './SecretAddress.tsx';
import { NamedButton } from '../connections/parts.tsx';
import { Alert } from '../controls/Field.tsx';
import { formatTimestamp } from '../../ui/formatTimestamp.ts';

export function SecretAddresses({ tenant }: { readonly tenant: string }): ReactNode {
  const { access, connections } = messages;
  const language = pageLocale();
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
    setStatus(result.ok ? access.withdrawn({ name: access.addressNames[kind] }) : failureText(result));
    if (result.ok) setShown(undefined);
  };

  if (feeds?.ok === false) return <Alert text={failureText(feeds)} />;
  return (
    <Group title={access.addresses} hint={access.addressesHint}>
      <ul className="settings-connections" aria-busy={!feeds || isBusy}>
        {FEED_KINDS.map((kind) => {
          const name = access.addressNames[kind];
          const at = feeds?.feeds.find((feed) => feed.kind === kind)?.created_at;
          return (
            <li key={kind}>
              <strong>{name}</strong>
              <p className="settings-hint">
                {[
                  access.addressHints[kind],
                  ...(at === undefined ? [] : [access.since({ time: formatTimestamp(at) })]),
                ].join(' · ')}
              </p>
              <div className="settings-actions">
                <NamedButton
                  label={at === undefined ? access.make : access.replace}
                  name={name}
                  disabled={!feeds}
                  onClick={() => void run(() => make(kind))}
                />
                {at !== undefined && (
                  <NamedButton
                    label={connections.withdraw}
                    name={name}
                    onClick={() => void run(() => withdraw(kind))}
                  />
                )}
              </div>
              {shown?.kind === kind && <SecretAddress key={shown.address} address={shown.address} label={name} />}
            </li>
          );
        })}
      </ul>
      <output>{status}</output>
    </Group>
  );
}
