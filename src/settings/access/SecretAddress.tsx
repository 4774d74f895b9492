/** An address that is shown once, to copy, and as a code for the camera of another device. */
import { encodeQR } from 'qr';
import type { ReactNode } from 'react';
import { Secret } from '../connections/parts.tsx';
import { messages } from '../messages.ts';

/** Modules of white that scanners need around a code. */
const QUIET_ZONE = 4;

export function SecretAddress({ address, label }: { readonly address: string; readonly label: string }): ReactNode {
  const code = encodeQR(address, 'svg', { ecc: 'medium', border: QUIET_ZONE });
  return (
    <>
      <img
        className="settings-code"
        src={`data:image/svg+xml,${encodeURIComponent(code)}`}
        alt={messages.access.code({ name: label })}
      />
      <Secret label={label} text={address} />
    </>
  );
}
