/** An address that is shown once, to copy, and as a code for the camera of another device. */
import { encodeQR } from 'qr';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '../messages.ts';

/** Modules of white that scanners need around a code. */
const QUIET_ZONE = 4;

export function SecretAddress({ address, label }: { readonly address: string; readonly label: string }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState(messages.sessions.shownOnce);
  // What was just made is below the button that made it. Focus selects it.
  useEffect(() => field.current?.focus(), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setStatus(messages.embed.copied({ name: label }));
    } catch {
      field.current?.select();
      setStatus(messages.embed.copyFailed);
    }
  };
  const code = encodeQR(address, 'svg', { ecc: 'medium', border: QUIET_ZONE });
  return (
    <div className="secret-address">
      <img src={`data:image/svg+xml,${encodeURIComponent(code)}`} alt={messages.sessions.code({ name: label })} />
      <label>
        <span>{label}</span>
        <input ref={field} readOnly dir="ltr" value={address} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" className="action" onClick={() => void copy()}>
        {messages.embed.copy}
      </button>
      <output>{status}</output>
    </div>
  );
}
