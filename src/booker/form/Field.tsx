/**
 * A labeled control with its error message. Labels have the exact text that tests and embedders rely on, without hints.
 */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { type FormField, fieldErrorsAtom } from '../reservation/formErrors.ts';
import { messages } from '../messages.ts';
import './fields.css';
import type { Elements } from '../../ui/jsx.ts';

export type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

/**
 * Returns the attributes that tie a control to its label and to its error message, the element with the id `message`.
 */
export function useControl(field: FormField, message = `booker-${field}-message`): ControlProps {
  const invalid = useAtomValue(fieldErrorsAtom)[field] !== undefined;
  return {
    id: `booker-${field}`,
    'aria-invalid': invalid || undefined,
    'aria-describedby': invalid ? message : undefined,
  };
}

/** The error messages of some fields. An empty line is kept without any, so that the form does not jump. */
export function Message({ of, id }: { readonly of: readonly FormField[]; readonly id?: string }): ReactNode {
  const errors = useAtomValue(fieldErrorsAtom);
  const texts = of.flatMap((field) => errors[field] ?? []);
  return (
    <p className="booker-message" id={id ?? `booker-${of[0]}-message`}>
      {texts.map((text) => (
        <span key={text}>{`${text} `}</span>
      ))}
    </p>
  );
}

type FieldProps = {
  readonly field: FormField;
  readonly label: string;
  readonly optional?: boolean;
  /** False for fields whose messages appear below a whole row. */
  readonly hasOwnMessage?: boolean;
  readonly children: (control: ControlProps) => Elements;
};

export function Field({ field, label, optional, hasOwnMessage = true, children }: FieldProps): ReactNode {
  const control = useControl(field);
  return (
    <div className="booker-field">
      <div className="booker-label-line">
        <label htmlFor={`booker-${field}`}>{label}</label>
        {optional && <span className="booker-optional">{messages.optional}</span>}
      </div>
      {children(control)}
      {hasOwnMessage && <Message of={[field]} />}
    </div>
  );
}
