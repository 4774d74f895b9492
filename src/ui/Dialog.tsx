import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Elements } from './jsx.ts';
import './dialog.css';

/** Lets a press on the backdrop close the dialog, in browsers that support it (Chrome 134, Firefox 141). */
export const LIGHT_DISMISS = { closedby: 'any' } as const;

type DialogProps = {
  readonly title: string;
  readonly className?: string;
  /** Whether a press on the backdrop closes it. */
  readonly isLightlyDismissed?: boolean | undefined;
  /** Name of the close button in the header; no button without it. */
  readonly closeLabel?: string;
  /** Whether it has text alone, which only its own focus lets keys scroll. */
  readonly isText?: boolean;
  /** Buttons at the end, which stay in sight while the content scrolls. */
  readonly actions?: Elements;
  onClose(): void;
  readonly children: Elements;
};

/**
 * A modal dialog, open while it is mounted. Escape, its close button and, if it is lightly dismissed, a press on the
 * backdrop call `onClose`; the focus then returns to the element that had it.
 */
export function Dialog({
  title,
  className = '',
  isLightlyDismissed = true,
  closeLabel,
  isText = false,
  actions,
  onClose,
  children,
}: DialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog?.open) dialog?.showModal();
    // A dialog that is removed while open would not give the focus back.
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);
  // The event comes late: by then the dialog may be unmounted, or open again.
  const handleClose = (): void => {
    if (ref.current && !ref.current.open) onClose();
  };
  return (
    <dialog
      ref={ref}
      className={`ui-dialog ${className}`}
      aria-labelledby={titleId}
      onClose={handleClose}
      {...(isLightlyDismissed && LIGHT_DISMISS)}
    >
      <div className="ui-dialog-page">
        <div className="ui-dialog-header">
          <h2 id={titleId}>{title}</h2>
          {closeLabel !== undefined && (
            <button
              type="button"
              className="ui-dialog-close"
              aria-label={closeLabel}
              title={closeLabel}
              onClick={() => ref.current?.close()}
            >
              <X aria-hidden size="1.125rem" />
            </button>
          )}
        </div>
        <div className="ui-dialog-body" {...(isText && { tabIndex: 0 })}>
          {children}
        </div>
        {actions && <div className="ui-dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}
