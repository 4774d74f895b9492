/** A dialog with a form. Its last button sends the form. */
import { useSetAtom } from 'jotai';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Content } from '../../ui/jsx.ts';
import { messages } from '../messages.ts';
import { dialogAtom } from './dialogs.ts';
import { Button } from '../../ui/Button.tsx';

type FormDialogProps = {
  readonly title: string;
  readonly submitLabel: string;
  /** A button before the one that sends the form. */
  readonly other?: { readonly label: string; onPress(): void };
  readonly children: Content;
  onSubmit(): void;
};

export function FormDialog({ title, submitLabel, other, children, onSubmit }: FormDialogProps): ReactNode {
  const setDialog = useSetAtom(dialogAtom);
  const formId = useId();
  return (
    <Dialog
      title={title}
      className="day-dialog"
      closeLabel={messages.close}
      onClose={() => setDialog(undefined)}
      actions={
        <>
          {other && <Button onClick={other.onPress}>{other.label}</Button>}
          <Button kind="primary" type="submit" form={formId}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="day-form"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
