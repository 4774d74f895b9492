/** The fields of one or several tables. */
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import type { ReactNode } from 'react';
import type { Item, TableItem } from '../../../domain/document/editorDocument.ts';
import { renameTables, setRoom, setTableTexts } from '../../../domain/document/edits/setFields.ts';
import { editWithChairs, isChair } from '../../tools/create/chairs.ts';
import { setTableId } from '../../../domain/document/edits/setIds.ts';
import type { Price } from '../../../domain/plan/plan.ts';
import { type Label, type Table, tableLabel, tableSeatsLabel } from '../../../domain/plan/table.ts';
import { formatDecimal } from '../../messages.ts';
import { drawingAtom } from '../../document/document.ts';
import { selectItemsAtom, selectedDecorAtom, selectedKeysAtom } from '../../document/selection.ts';
import { tableLookupAtom } from '../../document/drawingScene.ts';
import { ChoiceField, choicesOf, entryChoices } from './fields/ChoiceField.tsx';
import { ColorField } from './fields/ColorField.tsx';
import { DescriptionField } from './description/DescriptionField.tsx';
import { FieldGroup } from './fields/Field.tsx';
import { IdField } from './fields/IdField.tsx';
import { MAX_NAME_LENGTH, MAX_TABLE_TEXT_LENGTH } from '../../../domain/plan/limits.ts';
import { FONT_SIZE_RANGE, POSITION_RANGE, SEATS_RANGE } from './fields/fieldLimits.ts';
import { JoinFields } from './JoinFields.tsx';
import { NumberField } from './fields/NumberField.tsx';
import { PriceFields } from './PriceFields.tsx';
import { PictureField } from './pictures/PictureField.tsx';
import { Numbering, useNumbering } from './Numbering.tsx';
import { TransformFields } from './TransformFields.tsx';
import { useCoordinateField, useRoomField, useTableField } from './useTableField.ts';
import {
  type Setting,
  type SharedField,
  type SharedValue,
  sharedValue,
  useSharedField,
} from './fields/useSharedField.ts';
import { TextField } from './fields/TextField.tsx';
import { QUARTER_HOURS, parseTime } from './fields/parseTime.ts';
import { tableFieldLabels as labels, inspectorMessages } from './messages.ts';

const areasAtom = atom((get) => get(drawingAtom).areas);
const categoriesAtom = atom((get) => get(drawingAtom).categories);

type Props = { readonly items: readonly TableItem[] };
type TableFieldsProps = Props & {
  /** The selected items, which also have a position: the tables, and decor that is selected with them. */
  readonly placed: readonly Item[];
};

export function TableFields({ items, placed }: TableFieldsProps): ReactNode {
  const [first, second] = items;
  return (
    <>
      <Identity items={items} />
      <JoinFields items={items} />
      <TransformFields items={placed}>
        <Shape items={items} />
      </TransformFields>
      <FieldGroup title={inspectorMessages.look}>
        <Color items={items} />
      </FieldGroup>
      <TextFields items={items} />
      <SeatsLine items={items} />
      <GuestFields items={items} />
      {first && !second && <Id item={first} />}
    </>
  );
}

function Identity({ items }: Props): ReactNode {
  const inOrder = useNumbering();
  const name = useSharedField(items, labels.name, ({ room }) => room.name, renameTables, inOrder);
  const area = useTableField(
    items,
    labels.area,
    (item) => String(item.area),
    (value) => ({ area: Number(value) }),
  );
  const category = useTableField(
    items,
    labels.category,
    ({ room }) => String(room.room_id),
    (value) => ({ room_id: Number(value) }),
  );
  const seats = useSeatsField(items);
  const least = useRoomField(items, labels.minGuests, 'min_guests');
  const until = useRoomField(items, labels.availableUntil, 'available_until');
  return (
    <FieldGroup>
      <TextField
        label={labels.name}
        setting={name}
        maxLength={MAX_NAME_LENGTH}
        hint={items.length > 1 ? inspectorMessages.numberedNames : undefined}
      />
      {items.length > 1 && (
        <Numbering
          onRenumber={() => {
            const [first] = inOrder(items);
            if (first) name.write(first.room.name);
          }}
        />
      )}
      <ChoiceField label={labels.area} setting={area} choices={entryChoices(useAtomValue(areasAtom))} />
      <ChoiceField label={labels.category} setting={category} choices={entryChoices(useAtomValue(categoriesAtom))} />
      <NumberField label={labels.seats} range={SEATS_RANGE} setting={seats} />
      <NumberField label={labels.minGuests} range={SEATS_RANGE} setting={least} auto={inspectorMessages.anyParty} />
      <TextField
        label={labels.availableUntil}
        half
        setting={{ ...until, write: (typed) => until.write(parseTime(typed ?? '')) }}
        maxLength={20}
        auto={inspectorMessages.anyTime}
        suggestions={QUARTER_HOURS}
        check={(typed) => (parseTime(typed) === undefined ? inspectorMessages.invalidTime : undefined)}
      />
    </FieldGroup>
  );
}

function useSeatsField(items: Props['items']): SharedField<number> {
  const store = useStore();
  const field = useSharedField(
    items,
    labels.seats,
    ({ room }) => room.beds,
    (drawing, keys, beds) =>
      editWithChairs(drawing, keys, (unseated) => ({ drawing: setRoom(unseated, keys, { beds }), keys })),
  );
  /** Other seats get other chairs, which are selected as those before were. */
  const keepingChairs = <Result,>(change: () => Result): Result => {
    const hasChairs = store.get(selectedDecorAtom).some(isChair);
    const result = change();
    if (hasChairs) store.set(selectItemsAtom, [...store.get(selectedKeysAtom)]);
    return result;
  };
  return {
    ...field,
    write: (beds) => keepingChairs(() => field.write(beds)),
    writeLive: (beds) => keepingChairs(() => field.writeLive(beds)),
  };
}

function Shape({ items }: Props): ReactNode {
  const shape = useTableField<'rect' | 'ellipse'>(
    items,
    labels.shape,
    ({ room }) => room.coordinates.shape ?? 'rect',
    (value) => ({ coordinates: { shape: value === 'ellipse' ? value : undefined } }),
  );
  return (
    <ChoiceField
      half
      label={labels.shape}
      setting={shape}
      choices={choicesOf(['rect', 'ellipse'], inspectorMessages)}
    />
  );
}

function Color({ items }: Props): ReactNode {
  const setting = useCoordinateField(items, labels.color, 'color');
  const tableOf = useAtomValue(tableLookupAtom);
  return (
    <ColorField label={labels.color} setting={setting} effective={sharedValue(items, (item) => tableOf(item).color)} />
  );
}

function TextFields({ items }: Props): ReactNode {
  const text = useSharedField(items, labels.text, ({ room }) => room.coordinates.text, setTableTexts, useNumbering());
  const size = useCoordinateField(items, labels.fontSize, 'font_size');
  const x = useCoordinateField(items, labels.textX, 'text_offset_x');
  const y = useCoordinateField(items, labels.textY, 'text_offset_y');
  return (
    <FieldGroup title={inspectorMessages.number}>
      <TextField
        half
        label={labels.text}
        setting={text}
        maxLength={MAX_TABLE_TEXT_LENGTH}
        auto={autoText(sharedValue(items, ({ room }) => room.name))}
      />
      <NumberField
        label={labels.fontSize}
        range={FONT_SIZE_RANGE}
        setting={size}
        auto={useEffectiveSize(items, tableLabel)}
      />
      <NumberField label={labels.textX} range={POSITION_RANGE} setting={x} auto={inspectorMessages.centered} />
      <NumberField label={labels.textY} range={POSITION_RANGE} setting={y} auto={inspectorMessages.centered} />
    </FieldGroup>
  );
}

function SeatsLine({ items }: Props): ReactNode {
  const size = useCoordinateField(items, labels.seatsFontSize, 'seats_font_size');
  const x = useCoordinateField(items, labels.seatsX, 'seats_offset_x');
  const y = useCoordinateField(items, labels.seatsY, 'seats_offset_y');
  // The map draws the seats line below a text with an offset.
  const isBelow = items.every(
    ({ room: { coordinates: at } }) => at.text_offset_y !== undefined && at.seats_offset_x === undefined,
  );
  return (
    <FieldGroup title={inspectorMessages.seatsLine}>
      <NumberField
        label={labels.seatsFontSize}
        range={FONT_SIZE_RANGE}
        setting={size}
        auto={useEffectiveSize(items, tableSeatsLabel)}
        half={false}
      />
      <NumberField label={labels.seatsX} range={POSITION_RANGE} setting={x} auto={inspectorMessages.centered} />
      <NumberField
        label={labels.seatsY}
        range={POSITION_RANGE}
        setting={y}
        auto={isBelow ? inspectorMessages.belowText : inspectorMessages.centered}
      />
    </FieldGroup>
  );
}

function GuestFields({ items }: Props): ReactNode {
  const description = useRoomField(items, labels.description, 'room_description');
  const picture = useRoomField(items, labels.picture, 'picture');
  const view = useRoomField(items, labels.viewPicture, 'view_picture');
  return (
    <FieldGroup title={inspectorMessages.guests}>
      <DescriptionField label={labels.description} setting={description} />
      <PictureField label={labels.picture} setting={picture} />
      <PictureField named label={labels.viewPicture} setting={view} />
      <PriceFields label={labels.price} setting={usePriceField(items)} />
    </FieldGroup>
  );
}

/** Equal prices are shared, whether or not they were written together. */
function usePriceField(items: Props['items']): Setting<Price | undefined> {
  const { shared, write } = useTableField(
    items,
    labels.price,
    ({ room }) => room.price && JSON.stringify(room.price),
    (text) => ({ price: text === undefined ? undefined : (JSON.parse(text) as Price) }),
  );
  return {
    shared: shared.mixed
      ? shared
      : { mixed: false, value: shared.value === undefined ? undefined : (JSON.parse(shared.value) as Price) },
    write: (price) => write(price && JSON.stringify(price)),
  };
}

function Id({ item }: { readonly item: TableItem }): ReactNode {
  const select = useSetAtom(selectItemsAtom);
  return (
    <FieldGroup title={inspectorMessages.systems}>
      <IdField
        label={inspectorMessages.id}
        hint={inspectorMessages.idHint}
        id={item.room.id}
        step={inspectorMessages.stepId}
        change={(drawing, id) => setTableId(drawing, item.key, id)}
        onChanged={(id) => select([String(id)], 'only', true)}
      />
    </FieldGroup>
  );
}

/** Returns the font size that the map uses if the plan sets none. */
function useEffectiveSize(items: readonly TableItem[], lineOf: (table: Table) => Label): string {
  const tableOf = useAtomValue(tableLookupAtom);
  const size = sharedValue(items, (item) => Math.round(lineOf(tableOf(item)).size * 10) / 10);
  return size.mixed ? inspectorMessages.automatic : formatDecimal(size.value);
}

const autoText = (name: SharedValue<string>): string => (name.mixed ? inspectorMessages.automatic : name.value);
