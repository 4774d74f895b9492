/** What the venue says of exactly the selected tables, if they are joined for a party. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { MAX_JOINED_TABLES, groupsOf } from '../../../domain/plan/reading/joins.ts';
import type { TableItem } from '../../../domain/document/editorDocument.ts';
import { type JoinFigures, joinFigures, setJoinFigures } from '../../../domain/document/edits/joinTables.ts';
import { MAX_SEATS } from '../../../domain/plan/limits.ts';
import { tableLookupAtom } from '../../document/drawingScene.ts';
import { messages } from '../../messages.ts';
import { FieldGroup } from './fields/Field.tsx';
import { SEATS_RANGE } from './fields/fieldLimits.ts';
import { NumberField } from './fields/NumberField.tsx';
import { type SharedField, useSharedField } from './fields/useSharedField.ts';
import { inspectorMessages, tableFieldLabels as labels } from './messages.ts';

const CHANGE_RANGE = { min: -MAX_SEATS, max: MAX_SEATS, integer: true } as const;

type Props = { readonly items: readonly TableItem[] };

export function JoinFields({ items }: Props): ReactNode {
  const tableOf = useAtomValue(tableLookupAtom);
  const [group, other] = groupsOf(items.length <= MAX_JOINED_TABLES ? items.map(tableOf) : []);
  return group && !other && items.length > 1 ? <GroupFields items={items} seats={group.seats} /> : null;
}

function GroupFields({ items, seats }: Props & { readonly seats: number }): ReactNode {
  return (
    <FieldGroup title={inspectorMessages.joined({ seats: messages.seats({ count: seats }) })}>
      <NumberField
        label={inspectorMessages.seatsGained}
        range={CHANGE_RANGE}
        setting={useFigure(items, inspectorMessages.seatsGained, 'seats')}
        auto={inspectorMessages.sumOfSeats}
        half={false}
      />
      <NumberField
        label={labels.minGuests}
        range={SEATS_RANGE}
        setting={useFigure(items, labels.minGuests, 'min_guests')}
        auto={inspectorMessages.anyParty}
      />
      <NumberField
        label={inspectorMessages.maxGuests}
        range={SEATS_RANGE}
        setting={useFigure(items, inspectorMessages.maxGuests, 'max_guests')}
        auto={inspectorMessages.anyParty}
      />
    </FieldGroup>
  );
}

function useFigure(items: Props['items'], label: string, field: keyof JoinFigures): SharedField<number | undefined> {
  const figures = joinFigures(items);
  return useSharedField(
    items,
    label,
    () => figures[field],
    (drawing, keys, value) => setJoinFigures(drawing, keys, { [field]: value }),
  );
}
