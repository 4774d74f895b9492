import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ReactNode } from 'react';
import './controls.css';

type SubmitButtonProps = {
  readonly label: string;
  readonly busy: boolean;
  /** Stands beside the label where there is room, and is no part of the button's name. */
  readonly detail?: string | undefined;
  readonly disabled?: boolean;
  readonly describedBy?: string;
  onPress?: () => void;
};

/** The primary button of a step. It keeps its label while a request runs. */
export function SubmitButton({ label, detail, busy, disabled, describedBy, onPress }: SubmitButtonProps): ReactNode {
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className="booker-primary-button"
      aria-busy={busy}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-describedby={describedBy}
      onClick={onPress}
    >
      {busy && <LoaderCircle className="booker-spinner" aria-hidden size="1.25rem" />}
      {detail ? (
        <span className="booker-button-line">
          <span>{label}</span>
          <span className="booker-button-detail" aria-hidden translate="no">
            {detail}
          </span>
        </span>
      ) : (
        <span>{label}</span>
      )}
    </button>
  );
}
