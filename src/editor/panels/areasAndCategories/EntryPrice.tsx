/** The price of an area or a category. Tables with a price of their own keep theirs. */
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { setPrice } from '../../../domain/document/edits/namedEntries.ts';
import type { Area } from '../../../domain/document/editorDocument.ts';
import { editAtom } from '../../document/document.ts';
import { PriceFields } from '../inspector/PriceFields.tsx';
import { listMessages } from './messages.ts';

type EntryPriceProps = { readonly list: 'areas' | 'categories'; readonly entry: Area };

export function EntryPrice({ list, entry: { id, name, price } }: EntryPriceProps): ReactNode {
  const edit = useSetAtom(editAtom);
  const write = (value: typeof price): void =>
    edit(listMessages.steps.price, (drawing) => setPrice(drawing, list, id, value));
  return (
    <PriceFields label={listMessages.priceOf({ name })} setting={{ shared: { mixed: false, value: price }, write }} />
  );
}
