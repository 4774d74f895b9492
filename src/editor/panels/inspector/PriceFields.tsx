/** The price of tables, of a category or of an area: words, and with an amount what the total is counted from. */
import type { ReactNode } from 'react';
import { MAX_PRICE_LENGTH } from '../../../domain/plan/limits.ts';
import { type Price, PRICE_PERIODS, priceSchema } from '../../../domain/plan/plan.ts';
import { ChoiceField, choicesOf } from './fields/ChoiceField.tsx';
import { TextField } from './fields/TextField.tsx';
import type { Setting, SharedValue } from './fields/useSharedField.ts';
import { inspectorMessages } from './messages.ts';

type PriceFieldsProps = { readonly label: string; readonly setting: Setting<Price | undefined> };

export function PriceFields({ label, setting: { shared, write } }: PriceFieldsProps): ReactNode {
  const price = shared.mixed ? undefined : shared.value;
  const part = <Value,>(value: Value): SharedValue<Value> => (shared.mixed ? shared : { mixed: false, value });
  return (
    <>
      <TextField
        label={label}
        setting={{
          shared: part(price?.text),
          write: (text) => write(text === undefined ? undefined : { ...price, text }),
        }}
        maxLength={MAX_PRICE_LENGTH}
        auto={inspectorMessages.noPriceOfItsOwn}
        hint={inspectorMessages.priceHint}
      />
      {price && (
        <TextField
          half={price.amount !== undefined}
          label={inspectorMessages.priceAmount}
          setting={{
            shared: part(price.amount === undefined ? undefined : `${price.amount} ${price.currency}`),
            write: (typed = '') => {
              const amount = parseAmount(typed);
              write({ text: price.text, ...(amount && { ...amount, per: price.per ?? 'day' }) });
            },
          }}
          maxLength={30}
          auto={inspectorMessages.noTotal}
          check={(typed) => (parseAmount(typed) ? undefined : inspectorMessages.invalidAmount)}
        />
      )}
      {price?.amount !== undefined && (
        <ChoiceField
          half
          label={inspectorMessages.pricePer}
          setting={{ shared: part(price.per), write: (per) => write({ ...price, per }) }}
          choices={choicesOf(PRICE_PERIODS, inspectorMessages.pricePeriods)}
        />
      )}
    </>
  );
}

/** Reads an amount with its currency, such as `25 EUR` or `eur 25,50`. */
function parseAmount(typed: string): Pick<Price, 'amount' | 'currency'> | undefined {
  const currency = /\p{L}+/u.exec(typed)?.[0] ?? '';
  const amount = Number(typed.replace(currency, '').trim().replace(',', '.') || NaN);
  const price = { amount, currency: currency.toUpperCase() };
  return priceSchema.safeParse({ text: typed, ...price, per: 'day' }).success ? price : undefined;
}
