/** Parts that the lists of connections share. */
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { pageLocale } from '../../ui/pageLanguage.ts';
import { messages } from '../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../controls/Field.tsx';

/** A secret to copy, which most often is shown once. It takes the focus, below the button that made it. */
export function Secret({
  label,
  text,
  hint = '',
  isShownOnce = true,
}: {
  readonly label: string;
  readonly text: string;
  readonly hint?: string;
  readonly isShownOnce?: boolean;
}): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const isCopied = copied === text;
  useEffect(() => field.current?.focus(), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      field.current?.select();
    }
  };
  return (
    <div className="settings-field settings-secret">
      <label htmlFor={id}>{label}</label>
      <div className="settings-control">
        <input
          ref={field}
          id={id}
          readOnly
          dir="ltr"
          aria-describedby={`${id}-hint`}
          value={text}
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
          <span aria-live="polite">{isCopied ? messages.connections.copied : messages.connections.copy}</span>
        </Button>
      </div>
      <p id={`${id}-hint`} className="settings-hint">
        {`${isShownOnce ? messages.connections.shownOnce : ''} ${hint}`.trim()}
      </p>
    </div>
  );
}

/** The first field of a form, which gets the focus, with the problem that it has. `ref` leads back to it. */
export function FirstField({
  label,
  problem,
  onChange,
  ...attributes
}: {
  readonly label: string;
  /** Empty if it is fine. */
  readonly problem: string;
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  onChange(value: string): void;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'dir' | 'maxLength'>): ReactNode {
  const id = useId();
  return (
    <div className="settings-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...attributes}
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the owner has just asked for
        autoFocus
        autoComplete="off"
        aria-invalid={problem !== '' || undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <Alert id={`${id}-problem`} text={problem} />
    </div>
  );
}

/** The buttons at the end of a form. */
export function FormActions({
  save,
  isBusy,
  onCancel,
}: {
  readonly save: string;
  readonly isBusy: boolean;
  onCancel(): void;
}): ReactNode {
  return (
    <div className="settings-actions">
      <Button kind="primary" type="submit" disabled={isBusy} aria-busy={isBusy}>
        {save}
      </Button>
      <Button onClick={onCancel}>{messages.cancel}</Button>
    </div>
  );
}

/** A button that asks before it does what can't be undone. */
export function ConfirmButton({
  label,
  name,
  question,
  isDisabled,
  onConfirm,
}: {
  readonly label: string;
  /** What it is about, for those who hear the button alone. */
  readonly name: string;
  readonly question: string;
  readonly isDisabled: boolean;
  onConfirm(): void;
}): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  const ask = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) confirm.current?.focus();
    else if (wasAsking.current) ask.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking)
    return (
      <Button ref={ask} disabled={isDisabled} aria-label={`${label}: ${name}`} onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  return (
    <fieldset aria-label={question} className="settings-question">
      <p>{question}</p>
      <Button ref={confirm} kind="danger" disabled={isDisabled} onClick={onConfirm}>
        {label}
      </Button>
      <Button onClick={() => setAsking(false)}>{messages.cancel}</Button>
    </fieldset>
  );
}

/** What stands for a list: that it loads, that it could not be loaded, or that it is empty. */
export function ListState({
  isLoaded,
  isEmpty,
  error,
  empty,
  onRetry,
}: {
  readonly isLoaded: boolean;
  readonly isEmpty: boolean;
  readonly error: string;
  readonly empty: string;
  onRetry(): void;
}): ReactNode {
  return (
    <>
      <Alert text={error} />
      {!isLoaded && error === '' && <p className="settings-hint">{messages.connections.loading}</p>}
      {!isLoaded && error !== '' && <Button onClick={onRetry}>{messages.retry}</Button>}
      {isLoaded && isEmpty && <p className="settings-hint">{empty}</p>}
    </>
  );
}

export function timeText(at: number): string {
  return new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

const ERROR_NAMES = {
  'no reply in time': 'timeout',
  'the address is not public': 'address',
  'the address is not allowed': 'address',
} as const;

/** Returns what a delivery has met, as the host writes it, in the language of the page. */
export function reasonText(error: string): string {
  const { reasons } = messages.connections;
  const status = /^the reply was (\d+)$/.exec(error)?.[1];
  if (status !== undefined) return reasons.status({ status });
  const name = ERROR_NAMES[error as keyof typeof ERROR_NAMES];
  return name === undefined ? reasons.connection : reasons[name];
}
