/** The latest events of a webhook, each of which can be sent again. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { IntegrationClient } from '../../api/integrationClient.ts';
import type { Delivery } from '../../api/integrationContract.ts';
import { messages } from '../messages.ts';
import { ListState, NamedButton, reasonText } from './parts.tsx';
import { useLoaded } from './useLoaded.ts';
import { Button } from '../../ui/Button.tsx';
import { formatTimestamp } from '../../ui/formatTimestamp.ts';

/** While something waits, the list is loaded again after so long. */
const RELOAD_DELAY_MS = 2_000;
/** Shown at first. */
const SHORT_LIST = 8;

export function Deliveries({
  id,
  isOn,
  client,
}: {
  readonly id: string;
  readonly isOn: boolean;
  readonly client: IntegrationClient;
}): ReactNode {
  const texts = messages.connections;
  const { value, error, isBusy, reload, run } = useLoaded(useCallback(() => client.deliveries(id), [client, id]));
  const [isLong, setLong] = useState(false);
  const all = value?.deliveries ?? [];
  useEffect(() => {
    if (!value?.deliveries.some(({ state }) => state === 'waiting')) return undefined;
    const timer = setTimeout(() => void reload(), RELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [value, reload]);
  return (
    <>
      <ListState
        isLoaded={value !== undefined}
        isEmpty={all.length === 0}
        error={error}
        empty={texts.noDeliveries}
        onRetry={() => void reload()}
      />
      <ol className="settings-deliveries" aria-label={texts.deliveries}>
        {(isLong ? all : all.slice(0, SHORT_LIST)).map((delivery) => {
          const { sequence, type, state, at } = delivery;
          return (
            <li key={sequence}>
              <span>
                <strong>{texts.events[type]}</strong>
                <span>{`#${sequence} · ${formatTimestamp(at)}`}</span>
                <span data-state={state}>{resultText(delivery)}</span>
              </span>
              <NamedButton
                label={texts.sendAgain}
                name={`#${sequence}`}
                disabled={isBusy || !isOn}
                onClick={() => void run(() => client.sendAgain(id, sequence))}
              />
            </li>
          );
        })}
      </ol>
      {!isLong && all.length > SHORT_LIST && (
        <Button onClick={() => setLong(true)}>{texts.showAll({ count: all.length })}</Button>
      )}
    </>
  );
}

function resultText({ state, tries, error }: Delivery): string {
  const { states, tries: triesText } = messages.connections;
  return [
    states[state],
    ...(tries > 1 ? [triesText({ count: tries })] : []),
    ...(error ? [reasonText(error)] : []),
  ].join(' · ');
}
