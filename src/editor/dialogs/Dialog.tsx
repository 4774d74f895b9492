/** A dialog over the page: named, closed by Escape, by its button and by a press beside it; the focus goes back to where it was. */
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { messages } from '../messages.ts';
import './dialog.css';

/** A press beside it closes it, too, in browsers that know of this. */
const CLOSED_BY_ANY = { closedby: 'any' } as const;

type SheetProps = {
  readonly title: string;
  readonly className?: string;
  /** Below what can be scrolled, always in sight. */
  readonly actions?: ReactNode;
  onClose(): void;
  readonly children: ReactNode;
};

export function Dialog({ title, className = '', actions, onClose, children }: SheetProps): ReactNode {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = element.current!;
    if (!dialog.open) dialog.showModal();
    // Taken away by what it was for, it gives the focus back only if it is closed first.
    return () => {
      if (dialog.open) dialog.close();
    };
  }, []);
  // Told late: it may have been opened again, or be gone, by then.
  const closed = (): void => {
    if (element.current && !element.current.open) onClose();
  };
  return (
    <dialog ref={element} className={`sheet ${className}`} aria-labelledby={id} onClose={closed} {...CLOSED_BY_ANY}>
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
