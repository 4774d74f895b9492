/** The keys with which other tools call: what each may do, until when, and when it was last used. */
import { type ReactNode, useRef, useState } from 'react';
import type { IntegrationClient } from '../../api/integrationClient.ts';
import { KEY_SCOPES, type KeyScope, MAX_KEY_NAME_LENGTH } from '../../api/integrationContract.ts';
import { Form } from '../controls/Form.tsx';
import { Alert, InputField, SelectField, Toggle } from '../controls/Field.tsx';
import { Group } from '../controls/Lists.tsx';
import { messages } from '../messages.ts';
import { ConfirmButton, FormActions, ListState, Secret } from './parts.tsx';
import { useLoaded } from './useLoaded.ts';
import { Button } from '../../ui/Button.tsx';
import { formatTimestamp } from '../../ui/formatTimestamp.ts';

const DAYS = [30, 90, 365, 730] as const;
const DEFAULT_DAYS = 365;

type NewKey = { readonly name: string; readonly scopes: KeyScope[]; readonly days: number };

export function Keys({ client }: { readonly client: IntegrationClient }): ReactNode {
  const texts = messages.connections;
  const { value, error, isBusy, reload, run } = useLoaded(client.keys);
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<{ readonly id: string; readonly key: string }>();
  const keys = value?.keys ?? [];
  const add = async (fields: NewKey): Promise<void> => {
    const key = await run(() => client.addKey(fields));
    if (!key) return;
    setMade(key);
    setAdding(false);
  };
  return (
    <Group title={texts.keys} hint={texts.keysHint}>
      <ListState
        isLoaded={value !== undefined}
        isEmpty={keys.length === 0 && !isAdding}
        error={error}
        empty={texts.noKeys}
        onRetry={() => void reload()}
      />
      <ul className="settings-connections" aria-busy={value === undefined || isBusy}>
        {keys.map(({ id, name, scopes, ends_at: endsAt, last_used_at: usedAt }) => (
          <li key={id}>
            <strong>{name}</strong>
            <p>{messages.list(scopes.map((scope) => texts.scopes[scope]))}</p>
            <p className="settings-hint">
              {[
                texts.until({ time: formatTimestamp(endsAt) }),
                usedAt === null ? texts.unused : texts.lastUsed({ time: formatTimestamp(usedAt) }),
              ].join(' · ')}
            </p>
            {made?.id === id && <Secret label={texts.key} text={made.key} />}
            <div className="settings-actions">
              <ConfirmButton
                label={texts.withdraw}
                name={name}
                question={texts.withdrawKey}
                isDisabled={isBusy}
                onConfirm={() => void run(() => client.endKey(id))}
              />
            </div>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <KeyForm isBusy={isBusy} onSave={(fields) => void add(fields)} onCancel={() => setAdding(false)} />
      ) : (
        <Button disabled={!value} onClick={() => setAdding(true)}>
          {texts.addKey}
        </Button>
      )}
    </Group>
  );
}

function KeyForm({
  isBusy,
  onSave,
  onCancel,
}: {
  readonly isBusy: boolean;
  onSave(fields: NewKey): void;
  onCancel(): void;
}): ReactNode {
  const texts = messages.connections;
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['read']);
  const [days, setDays] = useState<number>(DEFAULT_DAYS);
  const [isChecked, setChecked] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  return (
    <Form
      onSubmit={() => {
        setChecked(true);
        if (name.trim() === '') nameField.current?.focus();
        else if (scopes.length > 0) onSave({ name: name.trim(), scopes: [...scopes], days });
      }}
    >
      <InputField
        isFirst
        ref={nameField}
        label={texts.keyName}
        problem={isChecked && name.trim() === '' ? messages.problems.missing : ''}
        dir="auto"
        maxLength={MAX_KEY_NAME_LENGTH}
        value={name}
        onChange={setName}
      />
      <fieldset className="settings-group">
        <legend>{texts.scopesTitle}</legend>
        <Alert text={isChecked && scopes.length === 0 ? texts.noScopes : ''} />
        {KEY_SCOPES.map((scope) => (
          <Toggle
            key={scope}
            label={texts.scopes[scope]}
            isOn={scopes.includes(scope)}
            onChange={(isOn) => setScopes(KEY_SCOPES.filter((each) => (each === scope ? isOn : scopes.includes(each))))}
          />
        ))}
      </fieldset>
      <SelectField
        label={texts.validFor}
        value={days}
        options={DAYS.map((count) => [count, texts.days({ count })])}
        onChange={setDays}
      />
      <FormActions save={texts.addKey} isBusy={isBusy} onCancel={onCancel} />
    </Form>
  );
}
