/** A label, its control and what is said about it; a control takes its id and the id of its message from here. */
import { type ReactNode, useId } from 'react';
import type { FieldDraft } from './useFieldDraft.ts';

export type FieldAttributes = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
};

type FieldProps = {
  readonly label: string;
  /** Two of these stand side by side. */
  readonly half?: boolean;
  /** Its label is told to a screen reader only: a heading above says it to the eye. */
  readonly bare?: boolean;
  readonly message?: FieldDraft['message'];
  /** Said below at all times. */
  readonly hint?: ReactNode;
  children(described: FieldAttributes): ReactNode;
};

export function Field({ label, half, bare, message, hint, children }: FieldProps): ReactNode {
  const id = useId();
  const about = [message && `${id}-message`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={half ? 'field field-half' : 'field'}>
      <label htmlFor={id} id={`${id}-label`} className={bare ? 'ui-visually-hidden' : undefined}>
        {label}
      </label>
      {children({ id, 'aria-describedby': about || undefined, 'aria-invalid': message?.isError || undefined })}
      {message && (
        <p
          id={`${id}-message`}
          role={message.isError ? 'alert' : 'status'}
          className={message.isError ? 'field-fault' : 'field-note'}
        >
          {message.text}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="field-note">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Fields that belong together. */
export function FieldGroup({ title, children }: { readonly title?: string; readonly children: ReactNode }): ReactNode {
  if (!title) return <div className="fields">{children}</div>;
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="fields">{children}</div>
    </fieldset>
  );
}
