/** Prints a plan: a sheet with the plan and its legend, and sheets with the list of tables. */
import type { ReactNode } from 'react';
import { median } from '../../../domain/geometry/numbers.ts';
import { type Category, type Plan } from '../../../domain/plan/plan.ts';
import { DEFAULT_TABLE_COLOR, tableLabelSize } from '../../../domain/plan/table.ts';
import { type PaintablePlan, type PictureUrlOf, loadPaintablePlan, paintPlan } from '../export/paintPlan.ts';
import { messages } from '../../messages.ts';
import { type Paper, printSheets } from './printSheets.tsx';

/** `date` is printed as it is. `paper` defaults to A4, or to A3 if the table numbers would be too small. */
type PrintOptions = {
  readonly venue: string;
  readonly date: string;
  readonly paper?: Paper | undefined;
  readonly pictureUrl?: PictureUrlOf;
};

/** What a sheet has for the plan, in millimeters: its sides without margins, heading and legend, as in print.css. */
const PLAN_SIDES_MM = { A4: { short: 188, long: 275 }, A3: { short: 275, long: 398 } } as const;
const HEADING_MM = 25;
/** Smaller table numbers are hard to read on a wall. */
const MIN_NUMBER_MM = 1.8;
/** Some tablets can't allocate a canvas for A3 with more. */
const DPI = { A4: 240, A3: 200 } as const;
const MM_PER_INCH = 25.4;
/** The resolution at which lines and corners look as on a screen. */
const SCREEN_DPI = 180;

/** Opens the print dialog. Returns whether the device had enough memory for the picture of the plan. */
export async function printPlan(plan: Plan, { venue, date, paper, pictureUrl }: PrintOptions): Promise<boolean> {
  const painted = await loadPaintablePlan(plan, pictureUrl);
  const chosen = paper ?? choosePaper(painted);
  const canvas = paintSheet(painted, chosen);
  if (!canvas) return false;
  const format = `${chosen === 'A3' ? 'a3' : 'a4'}-${isWide(painted) ? 'landscape' : 'portrait'}` as const;
  const title = messages.files.print.title({ venue });
  printSheets(<PlanSheets plan={plan} venue={venue} date={date} canvas={canvas} />, format, title);
  return true;
}

const isWide = ({ scene }: PaintablePlan): boolean => scene.extent.width > scene.extent.height;

/** Returns the millimeters of a plan unit. */
function unitSize(painted: PaintablePlan, paper: Paper): number {
  const { short, long } = PLAN_SIDES_MM[paper];
  const { width, height } = painted.scene.extent;
  return isWide(painted)
    ? Math.min(long / width, (short - HEADING_MM) / height)
    : Math.min(short / width, (long - HEADING_MM) / height);
}

/** Chooses A3 if the median table number would be too small on A4. */
function choosePaper(painted: PaintablePlan): Paper {
  const size = median(painted.scene.tables.map((table) => tableLabelSize(table))) ?? Infinity;
  return size * unitSize(painted, 'A4') < MIN_NUMBER_MM ? 'A3' : 'A4';
}

/** Paints the plan for a sheet. Returns undefined if the device runs out of memory. */
function paintSheet(painted: PaintablePlan, paper: Paper): HTMLCanvasElement | undefined {
  const { extent } = painted.scene;
  const scale = (unitSize(painted, paper) * DPI[paper]) / MM_PER_INCH;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(extent.width * scale), 1);
  canvas.height = Math.max(Math.round(extent.height * scale), 1);
  const ctx = canvas.getContext('2d', { alpha: false });
  if (!ctx) return undefined;
  ctx.setTransform(scale, 0, 0, scale, -extent.x * scale, -extent.y * scale);
  paintPlan(ctx, painted, extent, scale, DPI[paper] / SCREEN_DPI);
  return canvas;
}

type SheetsProps = {
  readonly plan: Plan;
  readonly venue: string;
  readonly date: string;
  readonly canvas: HTMLCanvasElement;
};

function PlanSheets({ plan, venue, date, canvas }: SheetsProps): ReactNode {
  const rooms = plan.areas.flatMap((area) => area.rooms);
  return (
    <>
      <section>
        <Heading title={venue} note={date} />
        <div ref={(node) => node?.replaceChildren(canvas)} />
        <Legend plan={plan} />
        <p className="editor-print-total">{describeCounts(rooms)}</p>
      </section>
      <section>
        <Heading title={messages.files.print.tableList({ venue })} note={date} />
        <TableList plan={plan} />
      </section>
    </>
  );
}

function Heading({ title, note }: { readonly title: string; readonly note: string }): ReactNode {
  return (
    <header>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <p>{note}</p>
    </header>
  );
}

type Room = Plan['areas'][number]['rooms'][number];

/** For example `12 tables, 48 seats`. */
function describeCounts(rooms: readonly Room[]): string {
  const seats = rooms.reduce((sum, room) => sum + room.beds, 0);
  return messages.files.print.counts({
    ofTables: messages.tables({ count: rooms.length }),
    ofSeats: messages.seats({ count: seats }),
  });
}

/** The categories that have tables. */
function Legend({ plan }: { readonly plan: Plan }): ReactNode {
  const rooms = plan.areas.flatMap((area) => area.rooms);
  return (
    <ul className="editor-print-legend">
      {plan.categories.map(({ id, name, color }) => {
        const members = rooms.filter((room) => room.room_id === id);
        return members.length === 0 ? null : (
          <li key={id}>
            <Swatch color={color} />
            <b>
              <bdi>{name}</bdi>
            </b>
            <span>{` ${describeCounts(members)}`}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** A drawing, since the page's security policy allows no style attributes and browsers print no backgrounds. */
function Swatch({ color }: { readonly color: string }): ReactNode {
  return (
    <svg className="editor-print-swatch" viewBox="0 0 10 10" aria-hidden>
      <rect x="0.5" y="0.5" width="9" height="9" rx="2" fill={color} stroke="#16252b" />
    </svg>
  );
}

/** Every table once, by area and in natural order. */
function TableList({ plan }: { readonly plan: Plan }): ReactNode {
  const order = new Intl.Collator('en', { numeric: true });
  const categories = new Map(plan.categories.map((category) => [category.id, category]));
  return (
    <div className="editor-print-tables">
      {plan.areas.map(({ id, name, rooms }) =>
        rooms.length === 0 ? null : (
          <div key={id}>
            <h2>
              <bdi>{name}</bdi>
              <small>{` ${describeCounts(rooms)}`}</small>
            </h2>
            <ol>
              {rooms
                .toSorted((a, b) => order.compare(a.name, b.name))
                .map((room) => (
                  <TableRow key={room.id} room={room} category={categories.get(room.room_id)} />
                ))}
            </ol>
          </div>
        ),
      )}
    </div>
  );
}

function TableRow({ room, category }: { readonly room: Room; readonly category: Category | undefined }): ReactNode {
  const { name, beds, coordinates } = room;
  const label = coordinates.text ?? '';
  return (
    <li>
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        {/* The text painted on the table, if the name doesn't end in it. */}
        {!name.endsWith(label) && <small>{` ${label}`}</small>}
      </span>
      <span>{messages.seats({ count: beds })}</span>
      <Swatch color={coordinates.color ?? category?.color ?? DEFAULT_TABLE_COLOR} />
      <bdi>{category?.name}</bdi>
    </li>
  );
}
