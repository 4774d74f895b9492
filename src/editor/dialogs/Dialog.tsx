/** A modal dialog. Escape, its close button and a press outside close it; then the focus returns to the opener. */
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { messages } from '../messages.ts';
import './dialog.css';

/** A press outside closes the dialog. React doesn't know the attribute yet. */
export const LIGHT_DISMISS = { closedby: 'any' } as const;

type SheetProps = {
  readonly title: string;
  readonly className?: string;
  /** Footer that stays visible while the content scrolls. */
  readonly actions?: ReactNode;
  onClose(): void;
  readonly children: ReactNode;
};

export function Dialog({ title, className = '', actions, onClose, children }: SheetProps): ReactNode {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    if (!dialog.open) dialog.showModal();
    // Removing an open dialog doesn't restore the focus. Closing it does.
    return () => {
      if (dialog.open) dialog.close();
    };
  }, []);
  // The close event is asynchronous: the dialog may have been reopened or removed.
  const handleClose = (): void => {
    if (element.current && !element.current.open) onClose();
  };
  return (
    <dialog
      ref={element}
      className={`sheet ${className}`}
      aria-labelledby={id}
      onClose={handleClose}
      {...LIGHT_DISMISS}
    >
      <div className="sheet-page">
        <header className="sheet-head">
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            className="tool"
            aria-label={messages.close}
            title={messages.close}
            onClick={() => {
              element.current?.close();
            }}
          >
            <X aria-hidden size={18} />
          </button>
        </header>
        <div className="sheet-body">{children}</div>
        {actions && <footer className="sheet-actions">{actions}</footer>}
      </div>
    </dialog>
  );
}
