/** A labelled control with its message. The label is exactly its words; what is optional is said outside it. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { type FormField, fieldErrorsAtom } from '../reservation/formErrors.ts';
import { messages } from '../messages.ts';

export type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

/** What a control needs to be tied to its label and to its message, which stands in the element `message`. */
export function useControl(field: FormField, message = `${field}-message`): ControlProps {
  const invalid = useAtomValue(fieldErrorsAtom)[field] !== undefined;
  return { id: field, 'aria-invalid': invalid || undefined, 'aria-describedby': invalid ? message : undefined };
}

/** The messages of fields, in their order; its line is kept free while there is none, so that nothing jumps. */
export function Message({ of, id }: { readonly of: readonly FormField[]; readonly id?: string }): ReactNode {
  const errors = useAtomValue(fieldErrorsAtom);
  const messages = of.flatMap((field) => errors[field] ?? []);
  return (
    <p className="message" id={id ?? `${of[0]}-message`}>
      {messages.join(' ')}
    </p>
  );
}

type FieldProps = {
  readonly field: FormField;
  readonly label: string;
  readonly optional?: boolean;
  /** Where the message stands elsewhere, under a whole row. */
  readonly bare?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
};

export function Field({ field, label, optional, bare, children }: FieldProps): ReactNode {
  const control = useControl(field);
  return (
    <div className="field">
      <div className="label-line">
        <label htmlFor={field}>{label}</label>
        {optional && <span className="optional">{messages.optional}</span>}
      </div>
      {children(control)}
      {!bare && <Message of={[field]} />}
    </div>
  );
}
