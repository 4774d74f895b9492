/** The one button that leads on. While its request runs it is busy, and its words stay. */
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ReactNode } from 'react';

type SubmitButtonProps = {
  readonly words: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly describedBy?: string;
  onPress?: () => void;
};

export function SubmitButton({ words, busy, disabled, describedBy, onPress }: SubmitButtonProps): ReactNode {
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className="next"
      aria-busy={busy}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-describedby={describedBy}
      onClick={onPress}
    >
      {busy && <LoaderCircle className="spinner" aria-hidden size={20} />}
      <span>{words}</span>
    </button>
  );
}
