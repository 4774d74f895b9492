/** Parts that the lists of connections share. */
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { messages } from '../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copyText.ts';
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
    if (await copyText(text)) setCopied(text);
    else field.current?.select();
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

type NamedButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  readonly label: string;
  /** What it is about, for those who hear the button alone. */
  readonly name: string;
};

export function NamedButton({ label, name, ...attributes }: NamedButtonProps): ReactNode {
  return (
    <Button aria-label={`${label}: ${name}`} {...attributes}>
      {label}
    </Button>
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
    return <NamedButton ref={ask} label={label} name={name} disabled={isDisabled} onClick={() => setAsking(true)} />;
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
