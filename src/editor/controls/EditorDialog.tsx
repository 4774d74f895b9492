/** A dialog of the editor, with its buttons at the end. */
import { useSetAtom } from 'jotai';
import { type ReactNode, useLayoutEffect } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { messages } from '../messages.ts';
import { dialogAtom } from '../session/panels.ts';
import type { Elements } from '../../ui/jsx.ts';

type DialogAction = {
  readonly label: string;
  readonly disabled?: boolean;
  readonly isBusy?: boolean;
  /** Closes the dialog if absent. */
  readonly onChoose?: () => void;
};

type EditorDialogProps = {
  readonly title: string;
  readonly className?: string;
  /** Whether a press on the backdrop closes it. */
  readonly isLightlyDismissed?: boolean;
  /** From left to right. The last one is what the dialog is for. */
  readonly actions?: readonly DialogAction[] | undefined;
  /** Called before the dialog closes. */
  readonly onClose?: () => void;
  readonly children: Elements;
};

export function EditorDialog({
  title,
  className = '',
  isLightlyDismissed,
  actions,
  onClose,
  children,
}: EditorDialogProps): ReactNode {
  const setDialog = useSetAtom(dialogAtom);
  const close = (): void => {
    onClose?.();
    setDialog(undefined);
  };
  // What had the focus may be gone, as after the choice of a file.
  useLayoutEffect(() => {
    const dialog = document.querySelector<HTMLElement>('.ui-dialog[open]');
    const active = document.activeElement;
    if (!dialog || (active !== dialog && dialog.contains(active))) return;
    dialog.tabIndex = -1;
    (dialog.querySelector<HTMLElement>('[autofocus]') ?? dialog).focus();
  });
  return (
    <Dialog
      title={title}
      className={className}
      isLightlyDismissed={isLightlyDismissed}
      closeLabel={messages.close}
      onClose={close}
      actions={actions?.map(({ label, disabled, isBusy, onChoose = close }, index) => (
        <button
          key={label}
          type="button"
          className={index === actions.length - 1 ? 'editor-primary-button' : 'editor-button'}
          disabled={disabled}
          aria-busy={isBusy || undefined}
          onClick={onChoose}
        >
          {label}
        </button>
      ))}
    >
      {children}
    </Dialog>
  );
}
