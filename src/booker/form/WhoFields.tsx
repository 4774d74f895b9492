/** Name and contact details, notes and promo code. */
import { type WritableAtom, useAtomValue, useSetAtom } from 'jotai';
import type { ComponentType, InputHTMLAttributes, ReactNode } from 'react';
import type { FormField } from '../reservation/formErrors.ts';
import { changeFormAtom, formAtom, normalizeContactAtom } from '../reservation/form.ts';
import { pageAtom, venueAtom } from '../page/page.ts';
import { messages } from '../messages.ts';
import { CountryCodeField } from './CountryCodeField.tsx';
import { Field, Message, useControl } from './Field.tsx';

type TextName = 'firstName' | 'lastName' | 'email' | 'discountCode';
type TextFieldProps = {
  readonly field: FormField;
  readonly name: TextName;
  readonly label: string;
  readonly optional?: boolean;
  readonly input: Omit<InputHTMLAttributes<HTMLInputElement>, 'children'>;
};

function TextField({ field, name, label, optional = false, input }: TextFieldProps): ReactNode {
  const value = useAtomValue(formAtom)[name];
  const change = useSetAtom(changeFormAtom);
  const normalize = useSetAtom(normalizeContactAtom);
  return (
    <Field field={field} label={label} optional={optional}>
      {(control) => (
        <input
          {...control}
          {...input}
          name={field}
          value={value}
          onChange={({ target }) => {
            change({ [name]: target.value });
          }}
          onBlur={() => normalize()}
        />
      )}
    </Field>
  );
}

/** What the fields show besides themselves; undefined until its code is loaded. */
export type FieldExtras =
  | (Readonly<Record<'EmailSuggestion' | 'KeyboardInset' | 'MessagesConsent', ComponentType>> & {
      /** Looks for the next date on which a table suits the party. */
      readonly findFreeDateAtom: WritableAtom<null, [], Promise<void>>;
    })
  | undefined;

export function WhoFields({ extras }: { readonly extras: FieldExtras }): ReactNode {
  const { features } = useAtomValue(pageAtom);
  return (
    <fieldset>
      <legend>{messages.who}</legend>
      <div className="booker-pair">
        <TextField
          field="first_name"
          name="firstName"
          label={messages.firstName}
          input={{ autoComplete: 'given-name', required: true }}
        />
        <TextField
          field="last_name"
          name="lastName"
          label={messages.lastName}
          optional
          input={{ autoComplete: 'family-name' }}
        />
      </div>
      <TextField
        field="email"
        name="email"
        label={messages.email}
        input={{
          type: 'email',
          autoComplete: 'email',
          inputMode: 'email',
          autoCapitalize: 'none',
          spellCheck: false,
          required: true,
          placeholder: messages.emailPlaceholder,
        }}
      />
      {extras && <extras.EmailSuggestion />}
      <PhoneField />
      {extras && features.has('messages') && <extras.MessagesConsent />}
    </fieldset>
  );
}

/** Country code and number look like one field and share one line of messages. */
function PhoneField(): ReactNode {
  const { phone } = useAtomValue(formAtom);
  const change = useSetAtom(changeFormAtom);
  const normalize = useSetAtom(normalizeContactAtom);
  const number = useControl('phone', 'booker-phone-message');
  return (
    <div className="booker-field">
      <label className="ui-visually-hidden" htmlFor="booker-country_code">
        {messages.countryCode}
      </label>
      <div className="booker-label-line">
        <label htmlFor="booker-phone">{messages.phone}</label>
      </div>
      <div className="booker-joined" dir="ltr">
        <CountryCodeField />
        <input
          {...number}
          className="booker-tabular-figures"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required
          value={phone}
          onChange={({ target }) => {
            change({ phone: target.value });
          }}
          onBlur={() => normalize()}
        />
      </div>
      <Message of={['country_code', 'phone']} id="booker-phone-message" />
    </div>
  );
}

export function MoreFields(): ReactNode {
  const { notes } = useAtomValue(formAtom);
  const { promo } = useAtomValue(venueAtom);
  const isChange = useAtomValue(pageAtom).change !== undefined;
  const change = useSetAtom(changeFormAtom);
  return (
    <fieldset className="booker-more">
      <legend>{messages.more}</legend>
      <Field field="notes" label={messages.notes} optional>
        {(control) => (
          <textarea
            {...control}
            name="notes"
            rows={3}
            value={notes}
            onChange={({ target }) => {
              change({ notes: target.value });
            }}
          />
        )}
      </Field>
      {promo && !isChange && (
        <TextField
          field="discount_code"
          name="discountCode"
          label={messages.promoCode}
          optional
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
        />
      )}
    </fieldset>
  );
}
