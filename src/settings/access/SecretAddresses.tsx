/** The venue's secret addresses, which open without signing in: each can be made, replaced and withdrawn. */
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { endFeed, fetchFeeds, makeFeed } from '../../api/day/dayClient.ts';
import { FEED_KINDS, type FeedKind } from '../../api/day/dayContract.ts';
import { pageLocale } from '../../ui/pageLanguage.ts';
import { Group } from '../controls/Lists.tsx';
import { messages } from '../messages.ts';
import { asResult, useLoaded } from '../connections/useLoaded.ts';
import { SecretAddress } from './SecretAddress.tsx';
import { NamedButton } from '../connections/parts.tsx';
import { Alert } from '../controls/Field.tsx';
import { formatTimestamp } from '../../ui/formatTimestamp.ts';

export function SecretAddresses({ tenant }: { readonly tenant: string }): ReactNode {
  const { access, connections } = messages;
  const place = useMemo(() => ({ tenant, language: pageLocale() }), [tenant]);
  const load = useCallback(async () => asResult(await fetchFeeds(place)), [place]);
  const { value, error, isBusy, run } = useLoaded(load);
  const [shown, setShown] = useState<{ readonly kind: FeedKind; readonly address: string }>();
  const [status, setStatus] = useState('');
  const make = async (kind: FeedKind): Promise<void> => {
    const made = await run(async () => asResult(await makeFeed(place, kind)));
    setStatus('');
    if (made) setShown({ kind, address: made.address });
  };
  const withdraw = async (kind: FeedKind): Promise<void> => {
    const isWithdrawn = await run(async () => asResult(await endFeed(place, kind)));
    setStatus(isWithdrawn ? access.withdrawn({ name: access.addressNames[kind] }) : '');
    if (isWithdrawn) setShown(undefined);
  };
  return (
    <Group title={access.addresses} hint={access.addressesHint}>
      {error !== '' && <Alert text={error} />}
      <ul className="settings-connections" aria-busy={!value || isBusy}>
        {FEED_KINDS.map((kind) => {
          const name = access.addressNames[kind];
          const at = value?.feeds.find((feed) => feed.kind === kind)?.created_at;
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
                  disabled={!value}
                  onClick={() => void make(kind)}
                />
                {at !== undefined && (
                  <NamedButton label={connections.withdraw} name={name} onClick={() => void withdraw(kind)} />
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
