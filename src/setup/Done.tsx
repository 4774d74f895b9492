/** The venue is there: its booking page with a code for guests' cameras, and what to open next. */
import CalendarDays from 'lucide-react/icons/calendar-days';
import ExternalLink from 'lucide-react/icons/external-link';
import Map from 'lucide-react/icons/map';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { encodeQR } from 'qr';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { SetupReply } from '../api/setupContract.ts';
import { messages } from './messages.ts';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/copyText.ts';

/** Modules of white that scanners need around a code. */
const QUIET_ZONE = 4;

export function Done({
  name,
  reply: { tenant, key },
}: {
  readonly name: string;
  readonly reply: SetupReply;
}): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const address = `${location.origin}/v/${tenant}`;
  const code = encodeQR(address, 'svg', { ecc: 'medium', border: QUIET_ZONE });
  const pages = [
    { href: `/editor/${tenant}`, icon: Map, title: messages.editor, text: messages.editorText },
    { href: `/settings/${tenant}`, icon: SlidersHorizontal, title: messages.settings, text: messages.settingsText },
    { href: `/day/${tenant}`, icon: CalendarDays, title: messages.day, text: messages.dayText },
  ];
  return (
    <section className="setup-step">
      <h1 ref={heading} tabIndex={-1}>
        {messages.doneHeading({ name })}
      </h1>
      <p className="setup-lead">{messages.doneText}</p>
      <div className="setup-code">
        <img src={`data:image/svg+xml,${encodeURIComponent(code)}`} alt={messages.code} />
        <div>
          <CopyField label={messages.fields.tenant} text={address} />
          <a className="ui-button ui-primary" href={`/v/${tenant}`} target="_blank" rel="noopener">
            <span>{messages.openPage}</span>
            <ExternalLink aria-hidden size={18} />
          </a>
        </div>
      </div>
      {key !== undefined && (
        <div className="setup-key">
          <CopyField
            label={messages.key}
            text={`${location.origin}/editor/${tenant}/sign-in#token=${key}`}
            hint={messages.keyText}
          />
        </div>
      )}
      <h2>{messages.nextHeading}</h2>
      <ul className="setup-pages">
        {pages.map(({ href, icon: Icon, title, text }) => (
          <li key={href}>
            <a href={href}>
              <Icon aria-hidden size={22} />
              <span>
                <strong>{title}</strong>
                <span>{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href="/setup">{messages.another}</a>
      </p>
    </section>
  );
}

type CopyFieldProps = { readonly label: string; readonly text: string; readonly hint?: string };

function CopyField({ label, text, hint = '' }: CopyFieldProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(text);
    if (!isCopied) field.current?.select();
    setStatus(isCopied ? messages.copied : messages.copyFailed);
  };
  return (
    <div className="setup-field">
      <label htmlFor={id}>{label}</label>
      <div className="setup-copy">
        <input
          ref={field}
          id={id}
          readOnly
          dir="ltr"
          value={text}
          aria-describedby={`${id}-text`}
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => void copy()}>{messages.copy}</Button>
      </div>
      <p id={`${id}-text`}>{hint}</p>
      <output>{status}</output>
    </div>
  );
}
