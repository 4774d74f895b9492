/** A label, its control and its messages. The control receives its id and the ids of its messages. */
import { type ReactElement, type ReactNode, useId } from 'react';
import type { Elements } from '../../../../ui/jsx.ts';
import type { FieldDraft } from './useFieldDraft.ts';

type FieldAttributes = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
};

type FieldProps = {
  readonly label: string;
  /** Half of the width, so that two fit side by side. */
  readonly half?: boolean;
  /** Hides the label from sight. A heading shows it instead. */
  readonly bare?: boolean;
  readonly message?: FieldDraft['message'];
  /** Text below the control. */
  readonly hint?: ReactElement | string | undefined;
  children(attributes: FieldAttributes): Elements;
};

export function Field({ label, half, bare, message, hint, children }: FieldProps): ReactNode {
  const id = useId();
  const describedBy = [message && `${id}-message`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={half ? 'editor-field editor-field-half' : 'editor-field'}>
      <label htmlFor={id} id={`${id}-label`} className={bare ? 'ui-visually-hidden' : undefined}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': message?.isError || undefined })}
      {message && (
        <p
          id={`${id}-message`}
          role={message.isError ? 'alert' : 'status'}
          className={message.isError ? 'editor-field-error' : 'editor-field-note'}
        >
          {message.text}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="editor-field-note">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Related fields, with an optional heading. */
export function FieldGroup({ title, children }: { readonly title?: string; readonly children: Elements }): ReactNode {
  if (!title) return <div className="editor-fields">{children}</div>;
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="editor-fields">{children}</div>
    </fieldset>
  );
}
