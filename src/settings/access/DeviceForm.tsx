/** Makes a token for a device of the staff, and shows the address that signs it in. */
import { type ReactNode, useState } from 'react';
import { MAX_AUTHOR_LENGTH } from '../../api/documentContract.ts';
import { addDevice } from '../../api/editorClient.ts';
import { Group } from '../controls/Lists.tsx';
import { failureText, messages } from '../messages.ts';
import { SecretAddress } from './SecretAddress.tsx';
import { Button } from '../../ui/Button.tsx';
import { Alert, InputField, SelectField } from '../controls/Field.tsx';

/** A day, a week, a season and a year. */
const DAYS = [1, 7, 90, 365] as const;
const DEFAULT_DAYS = 90;

export function DeviceForm({ tenant, onMade }: { readonly tenant: string; onMade(): void }): ReactNode {
  const { access, connections } = messages;
  const [name, setName] = useState('');
  const [days, setDays] = useState<number>(DEFAULT_DAYS);
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<{ readonly name: string; readonly address: string }>();
  const [error, setError] = useState('');
  const make = async (): Promise<void> => {
    setBusy(true);
    const result = await addDevice(tenant, { name: name.trim(), days });
    setBusy(false);
    setError(result.ok ? '' : failureText(result));
    if (!result.ok) return;
    setMade({ name: name.trim(), address: result.address });
    setName('');
    onMade();
  };
  return (
    <Group title={access.addDevice} hint={access.deviceHint}>
      <form
        className="settings-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void make();
        }}
      >
        <div className="settings-row">
          <InputField
            label={access.deviceName}
            required
            dir="auto"
            maxLength={MAX_AUTHOR_LENGTH}
            value={name}
            onChange={setName}
          />
          <SelectField
            label={connections.validFor}
            value={days}
            options={DAYS.map((count) => [count, connections.days({ count })])}
            onChange={setDays}
          />
        </div>
        <div className="settings-actions">
          <Button type="submit" aria-busy={isBusy}>
            {access.makeDevice}
          </Button>
        </div>
        <Alert text={error} />
        {made && (
          <SecretAddress key={made.address} address={made.address} label={access.deviceAddress({ name: made.name })} />
        )}
      </form>
    </Group>
  );
}
