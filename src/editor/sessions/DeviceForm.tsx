/** Makes a token for a device of the staff, and shows the address that signs it in. */
import { type ReactNode, useState } from 'react';
import { addDevice } from '../../api/editorClient.ts';
import { MAX_AUTHOR_LENGTH } from '../../api/documentContract.ts';
import { messages } from '../messages.ts';
import { failureText } from './failureText.ts';
import { SecretAddress } from './SecretAddress.tsx';

/** A week, a season and a year. */
const DAYS = [7, 90, 365] as const;

export function DeviceForm({ tenant, onMade }: { readonly tenant: string; onMade(): void }): ReactNode {
  const { sessions } = messages;
  const [name, setName] = useState('');
  const [days, setDays] = useState<number>(90);
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
    <section aria-labelledby="device-title">
      <h2 id="device-title">{sessions.addDevice}</h2>
      <p>{sessions.deviceHint}</p>
      <form
        className="access-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void make();
        }}
      >
        <label>
          <span>{sessions.deviceName}</span>
          <input
            required
            maxLength={MAX_AUTHOR_LENGTH}
            value={name}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label>
          <span>{sessions.validFor}</span>
          <select value={days} onChange={({ target }) => setDays(Number(target.value))}>
            {DAYS.map((each) => (
              <option key={each} value={each}>
                {sessions.days({ count: each })}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="action" aria-busy={isBusy}>
          {sessions.makeDevice}
        </button>
      </form>
      <p role="alert">{error}</p>
      {made && (
        <SecretAddress key={made.address} address={made.address} label={sessions.deviceAddress({ name: made.name })} />
      )}
    </section>
  );
}
