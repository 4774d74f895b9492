/** The webhooks: where the host sends events, whether they arrive, and the secret that signs them. */
import { type ReactNode, useState } from 'react';
import type { IntegrationClient, WebhookFields } from '../../api/integrationClient.ts';
import { OLD_SECRET_HOURS, type Webhook } from '../../api/integrationContract.ts';
import { HAPPENINGS } from '../../domain/day/happenings.ts';
import { Group } from '../controls/Lists.tsx';
import { messages } from '../messages.ts';
import { Deliveries } from './Deliveries.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { ConfirmButton, ListState, NamedButton, Secret, reasonText } from './parts.tsx';
import { type Run, useLoaded } from './useLoaded.ts';
import { Button } from '../../ui/Button.tsx';
import { formatTimestamp } from '../../ui/formatTimestamp.ts';

/** `isRenewed`: the secret before signs as well for a while. */
type MadeSecret = { readonly id: string; readonly secret: string; readonly isRenewed?: boolean };

export function Webhooks({ client }: { readonly client: IntegrationClient }): ReactNode {
  const texts = messages.connections;
  const { value, error, isBusy, reload, run } = useLoaded(client.webhooks);
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeSecret>();
  const add = async (fields: WebhookFields): Promise<void> => {
    const secret = await run(() => client.addWebhook(fields));
    if (!secret) return;
    setMade(secret);
    setAdding(false);
  };
  const webhooks = value?.webhooks ?? [];
  return (
    <Group title={texts.webhooks} hint={texts.webhooksHint}>
      <ListState
        isLoaded={value !== undefined}
        isEmpty={webhooks.length === 0 && !isAdding}
        error={error}
        empty={texts.noWebhooks}
        onRetry={() => void reload()}
      />
      <ul className="settings-connections" aria-busy={value === undefined || isBusy}>
        {webhooks.map((webhook) => (
          <WebhookItem
            key={webhook.id}
            webhook={webhook}
            made={made?.id === webhook.id ? made : undefined}
            client={client}
            isBusy={isBusy}
            run={run}
            onSecret={setMade}
          />
        ))}
      </ul>
      {isAdding ? (
        <WebhookForm isBusy={isBusy} onSave={(fields) => void add(fields)} onCancel={() => setAdding(false)} />
      ) : (
        <Button disabled={!value} onClick={() => setAdding(true)}>
          {texts.addWebhook}
        </Button>
      )}
    </Group>
  );
}

type ItemProps = {
  readonly webhook: Webhook;
  /** The secret that was just made. */
  readonly made: MadeSecret | undefined;
  readonly client: IntegrationClient;
  readonly isBusy: boolean;
  readonly run: Run;
  onSecret(made: MadeSecret): void;
};

function WebhookItem({ webhook, made, client, isBusy, run, onSecret }: ItemProps): ReactNode {
  const texts = messages.connections;
  const { id, url, ended_at: endedAt } = webhook;
  const isOn = endedAt === null;
  const [isEditing, setEditing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  /** Counts what was sent by hand, so that the list of deliveries has it. */
  const [sent, setSent] = useState(0);
  const save = async (fields: WebhookFields): Promise<void> => {
    if (await run(() => client.changeWebhook(id, fields, isOn))) setEditing(false);
  };
  const test = async (): Promise<void> => {
    if (!(await run(() => client.testWebhook(id)))) return;
    setSent(sent + 1);
    setOpen(true);
  };
  const renew = async (): Promise<void> => {
    const renewed = await run(() => client.renewSecret(id));
    if (renewed) onSecret({ ...renewed, isRenewed: true });
  };
  const action = (label: string, onClick: () => unknown) => (
    <NamedButton label={label} name={url} disabled={isBusy} onClick={() => void onClick()} />
  );
  if (isEditing)
    return (
      <li>
        <WebhookForm
          webhook={webhook}
          isBusy={isBusy}
          onSave={(fields) => void save(fields)}
          onCancel={() => setEditing(false)}
        />
      </li>
    );
  return (
    <li>
      <strong dir="ltr">{url}</strong>
      <p data-state={stateOf(webhook)}>{stateText(webhook)}</p>
      <p className="settings-hint">
        {[
          webhook.content === 'full' ? texts.full : texts.lean,
          webhook.events.length === HAPPENINGS.length
            ? texts.allEvents
            : messages.list(webhook.events.map((type) => texts.events[type])),
        ].join(' · ')}
      </p>
      {made && (
        <Secret
          key={made.secret}
          label={texts.secret}
          text={made.secret}
          hint={made.isRenewed ? texts.oldSecret({ count: OLD_SECRET_HOURS }) : ''}
        />
      )}
      <div className="settings-actions">
        {isOn
          ? action(texts.sendTest, test)
          : action(texts.turnOn, () => run(() => client.changeWebhook(id, webhook, true)))}
        <NamedButton label={texts.deliveries} name={url} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
        {action(texts.edit, () => setEditing(true))}
        {action(texts.renewSecret, renew)}
        {isOn && (
          <ConfirmButton
            label={texts.turnOff}
            name={url}
            question={texts.turnOffQuestion}
            isDisabled={isBusy}
            onConfirm={() => void run(() => client.changeWebhook(id, webhook, false))}
          />
        )}
        <ConfirmButton
          label={texts.delete}
          name={url}
          question={texts.deleteWebhook}
          isDisabled={isBusy}
          onConfirm={() => void run(() => client.endWebhook(id))}
        />
      </div>
      {isOpen && <Deliveries key={sent} id={id} isOn={isOn} client={client} />}
    </li>
  );
}

function stateOf({ ended_at: endedAt, last_error: error }: Webhook): 'on' | 'failing' | 'off' {
  if (endedAt !== null) return 'off';
  return error === null ? 'on' : 'failing';
}

function stateText({ ended_at: endedAt, last_error: error, waiting, lost }: Webhook): string {
  const texts = messages.connections;
  const reason = error === null ? [] : [reasonText(error)];
  if (endedAt !== null) return [texts.offSince({ time: formatTimestamp(endedAt) }), ...reason].join(' · ');
  return [
    error === null ? texts.on : texts.failing,
    ...reason,
    ...(waiting > 0 ? [texts.waiting({ count: waiting })] : []),
    ...(lost > 0 ? [texts.lost({ count: lost })] : []),
  ].join(' · ');
}
