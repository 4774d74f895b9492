/** The fields of tables: of one, or of many at once. */
import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { TableItem } from '../../domain/drawing.ts';
import { setTableId } from '../../domain/edits/ids.ts';
import { type Label, type Table, labelOf, seatsLabelOf } from '../../domain/table.ts';
import { drawingAtom } from '../atoms/document.ts';
import { selectAtom } from '../atoms/selection.ts';
import { tablesAtom } from '../atoms/tables.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ColourField } from './ColourField.tsx';
import { DescriptionField } from './DescriptionField.tsx';
import { Group } from './Field.tsx';
import { IdField } from './IdField.tsx';
import { FONT, MOST_NAME, MOST_TEXT, POSITION, SEATS } from './limits.ts';
import { NumberField, numberText } from './NumberField.tsx';
import { PictureField } from './PictureField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { useCoordinate, useNameSetting, useRoomSetting } from './roomSettings.ts';
import { type Shared, sharedOf } from './setting.ts';
import { TextField } from './TextField.tsx';
import { QUARTERS, clockFromText } from './timeText.ts';
import { roomLabels as labels, inspectorWords as words } from './words.ts';

const areasAtom = atom((get) => get(drawingAtom).areas);
const categoriesAtom = atom((get) => get(drawingAtom).categories);

type Props = { readonly items: readonly TableItem[] };

export function TableFields({ items }: Props): ReactNode {
  return (
    <>
      <Identity items={items} />
      <PlaceFields items={items}>
        <Shape items={items} />
      </PlaceFields>
      <Group title={words.look}>
        <Color items={items} />
      </Group>
      <Lettering items={items} />
      <SeatsLine items={items} />
      <ForGuests items={items} />
      {items.length === 1 && <Id item={items[0]!} />}
    </>
  );
}

function Identity({ items }: Props): ReactNode {
  const name = useNameSetting(items, labels.name);
  const area = useRoomSetting(
    items,
    labels.area,
    (item) => String(item.area),
    (value) => ({ area: Number(value) }),
  );
  const category = useRoomSetting(
    items,
    labels.category,
    ({ room }) => String(room.room_id),
    (value) => ({ room_id: Number(value) }),
  );
  const seats = useRoomSetting(
    items,
    labels.seats,
    ({ room }) => room.beds,
    (beds) => ({ beds }),
  );
  const until = useRoomSetting(
    items,
    labels.availableUntil,
    ({ room }) => room.available_until,
    (available_until) => ({ available_until }),
  );
  const [areas, categories] = [useAtomValue(areasAtom), useAtomValue(categoriesAtom)];
  return (
    <Group>
      <TextField
        label={labels.name}
        shared={name.shared}
        most={MOST_NAME}
        hint={items.length > 1 ? words.numbersOn : undefined}
        write={(value) => {
          if (value !== undefined) name.write(value);
          return { ok: true };
        }}
      />
      <ChoiceField
        label={labels.area}
        shared={area.shared}
        choices={areas.map(({ id, name: text }) => ({ value: String(id), name: text }))}
        write={area.write}
      />
      <ChoiceField
        label={labels.category}
        shared={category.shared}
        choices={categories.map(({ id, name: text }) => ({ value: String(id), name: text }))}
        write={category.write}
      />
      <NumberField label={labels.seats} range={SEATS} setting={seats} />
      <TextField
        label={labels.availableUntil}
        half
        shared={until.shared}
        most={20}
        auto={words.anyTime}
        suggestions={QUARTERS}
        write={(typed) => {
          const clock = typed === undefined ? undefined : clockFromText(typed);
          if (typed !== undefined && clock === undefined) return { ok: false, reason: words.noTime };
          until.write(clock);
          return { ok: true };
        }}
      />
    </Group>
  );
}

function Shape({ items }: Props): ReactNode {
  const shape = useRoomSetting(
    items,
    labels.shape,
    ({ room }) => room.coordinates.shape ?? 'rect',
    (value) => ({ coordinates: { shape: value === 'ellipse' ? value : undefined } }),
  );
  return (
    <ChoiceField
      half
      label={labels.shape}
      shared={shape.shared}
      choices={[
        { value: 'rect', name: words.rect },
        { value: 'ellipse', name: words.ellipse },
      ]}
      write={(value) => {
        shape.write(value === 'ellipse' ? value : 'rect');
      }}
    />
  );
}

function Color({ items }: Props): ReactNode {
  const setting = useCoordinate(items, labels.color, 'color');
  const tables = useAtomValue(tablesAtom);
  const shown = items.flatMap(({ key }) => tables.get(key) ?? []);
  return (
    <ColourField
      label={labels.color}
      setting={setting}
      effective={shown.length === 0 ? { mixed: true } : sharedOf(shown, ({ color }) => color)}
    />
  );
}

function Lettering({ items }: Props): ReactNode {
  const text = useCoordinate(items, labels.text, 'text');
  const size = useCoordinate(items, labels.fontSize, 'font_size');
  const [x, y] = [
    useCoordinate(items, labels.textX, 'text_offset_x'),
    useCoordinate(items, labels.textY, 'text_offset_y'),
  ];
  return (
    <Group title={words.lettering}>
      <TextField
        half
        label={labels.text}
        shared={text.shared}
        most={MOST_TEXT}
        auto={autoText(sharedOf(items, ({ room }) => room.name))}
        write={(value) => {
          text.write(value);
          return { ok: true };
        }}
      />
      <NumberField label={labels.fontSize} range={FONT} setting={size} auto={useSizeInEffect(items, labelOf)} />
      <NumberField label={labels.textX} range={POSITION} setting={x} auto={words.centered} />
      <NumberField label={labels.textY} range={POSITION} setting={y} auto={words.centered} />
    </Group>
  );
}

function SeatsLine({ items }: Props): ReactNode {
  const size = useCoordinate(items, labels.seatsFontSize, 'seats_font_size');
  const [x, y] = [
    useCoordinate(items, labels.seatsX, 'seats_offset_x'),
    useCoordinate(items, labels.seatsY, 'seats_offset_y'),
  ];
  // As the map writes it: below a number that has a place of its own.
  const isBelow = items.every(
    ({ room: { coordinates: at } }) => at.text_offset_y !== undefined && at.seats_offset_x === undefined,
  );
  return (
    <Group title={words.seatsLine}>
      <NumberField
        label={labels.seatsFontSize}
        range={FONT}
        setting={size}
        auto={useSizeInEffect(items, seatsLabelOf)}
        half={false}
      />
      <NumberField label={labels.seatsX} range={POSITION} setting={x} auto={words.centered} />
      <NumberField
        label={labels.seatsY}
        range={POSITION}
        setting={y}
        auto={isBelow ? words.belowText : words.centered}
      />
    </Group>
  );
}

function ForGuests({ items }: Props): ReactNode {
  const description = useRoomSetting(
    items,
    labels.description,
    ({ room }) => room.room_description,
    (room_description) => ({ room_description }),
  );
  const picture = useRoomSetting(
    items,
    labels.picture,
    ({ room }) => room.picture,
    (path) => ({ picture: path }),
  );
  return (
    <Group title={words.guests}>
      <DescriptionField label={labels.description} setting={description} />
      <PictureField label={labels.picture} setting={picture} />
    </Group>
  );
}

function Id({ item }: { readonly item: TableItem }): ReactNode {
  const select = useSetAtom(selectAtom);
  return (
    <Group title={words.systems}>
      <IdField
        label={words.id}
        hint={words.idHint}
        id={item.room.id}
        step={words.stepId}
        change={(drawing, id) => setTableId(drawing, item.key, id)}
        onChanged={(id) => {
          select([String(id)], 'only', true);
        }}
      />
    </Group>
  );
}

/** The size that a line is written in where the plan names none. */
function useSizeInEffect(items: readonly TableItem[], lineOf: (table: Table) => Label): string {
  const tables = useAtomValue(tablesAtom);
  const shown = items.flatMap(({ key }) => tables.get(key) ?? []);
  const size = shown.length === 0 ? undefined : sharedOf(shown, (table) => Math.round(lineOf(table).size * 10) / 10);
  return size === undefined || size.mixed ? words.automatic : numberText(size.value);
}

const autoText = (name: Shared<string>): string => (name.mixed ? words.automatic : name.value);
