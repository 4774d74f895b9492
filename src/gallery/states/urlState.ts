/**
 * The gallery's state as an address, and back: whoever opens the address sees the same pixels. All pure. An address may
 * come from anybody: what can't be read of it is named, and left out.
 */
import * as z from 'zod/mini';
import { parseTimeOfDay } from '../../domain/plan/timeOfDay.ts';
import { isPlainDate } from '../../domain/booking/time.ts';
import type { Size, Viewport } from '../../map/camera/viewport.ts';
import { RULE_IDS } from './ruleIds.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
/** Which tables are taken: as the file says, none, all, every third, or a share of them drawn from the date. */
export const AVAILABILITIES = ['file', 'free', 'taken', 'third', 'busy'] as const;
export const OVERLAYS = ['hits', 'ids', 'texts', 'overlaps', 'targets'] as const;
export const LANGUAGES = ['en', 'de', 'id', 'si', 'th', 'ar', 'he'] as const;
export const PIXEL_RATIOS = [1, 2, 2.625, 3] as const;
/** The second is what is shown first: it has room on a laptop's screen, whole. */
export const DEVICE_SIZES: readonly Size[] = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
export const SEVERITIES = ['error', 'warning', 'note'] as const;

export type OverlayKind = (typeof OVERLAYS)[number];
export type Severity = (typeof SEVERITIES)[number];

const lengthInPixels = z.int().check(z.minimum(120), z.maximum(4_000));
const listOf = <Item extends string>(item: z.ZodMiniType<Item, Item>) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string): unknown => text.split(',').filter((part) => part !== '')),
      z.array(item) as z.ZodMiniType<Item[], unknown>,
    ),
  );
const numberFrom = <Item extends number>(item: z.ZodMiniType<Item, Item>) =>
  z.pipe(
    z.string().check(z.minLength(1)),
    z.pipe(
      z.transform((text: string): unknown => Number(text)),
      item as z.ZodMiniType<Item, unknown>,
    ),
  );
const numbersFrom = (separator: string) =>
  z.pipe(
    z.string(),
    z.transform((text) => text.split(separator).map((part) => (part.trim() === '' ? Number.NaN : Number(part)))),
  );

/** A local time of the place, `2026-11-23T12:00`. */
const clockSchema = z.string().check(
  z.refine((text) => {
    const [date, time, ...rest] = text.split('T');
    return (
      rest.length === 0 &&
      isPlainDate(date ?? '') &&
      /^\d\d:\d\d$/.test(time ?? '') &&
      parseTimeOfDay(time ?? '') !== undefined
    );
  }),
);

/** Each parameter of an address but the two that may stand there more than once. */
const parameters = {
  fixture: z.string().check(z.regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/)),
  clock: clockSchema,
  guests: numberFrom(z.int().check(z.minimum(1), z.maximum(200))),
  tables: z.enum(AVAILABILITIES),
  theme: z.enum(THEMES),
  language: z.enum(LANGUAGES),
  size: z.pipe(
    z.pipe(numbersFrom('x'), z.tuple([lengthInPixels, lengthInPixels])),
    z.transform(([width, height]): Size => ({ width, height })),
  ),
  ratio: numberFrom(z.literal(PIXEL_RATIOS)),
  overlays: listOf(z.enum(OVERLAYS)),
  view: z.pipe(
    z.pipe(numbersFrom(','), z.tuple([z.number().check(z.positive()), z.number(), z.number()])),
    z.transform(([scale, x, y]): Viewport => ({ scale, x, y })),
  ),
  mark: z.string().check(z.minLength(1), z.maxLength(200)),
  severity: listOf(z.enum(SEVERITIES)),
  rule: z.enum(RULE_IDS),
} as const;
type Parameter = keyof typeof parameters;

export type GalleryState = {
  /** The fixture that is open, by its name; undefined while all are shown. */
  readonly fixture: string | undefined;
  readonly clock: string;
  readonly guests: number;
  readonly tables: (typeof AVAILABILITIES)[number];
  /** Keys of the chosen tables, in the order chosen. */
  readonly chosen: readonly string[];
  readonly theme: (typeof THEMES)[number];
  readonly language: (typeof LANGUAGES)[number];
  /** Of the device's window, in CSS pixels, and its device pixels to each. */
  readonly size: Size;
  readonly ratio: (typeof PIXEL_RATIOS)[number];
  readonly overlays: readonly OverlayKind[];
  /** Undefined where the whole plan is shown. */
  readonly view: Viewport | undefined;
  /** The key of the table that is pointed out. */
  readonly mark: string | undefined;
  /** Only fixtures with a finding of one of these, where any is named, and of this rule. */
  readonly severity: readonly Severity[];
  readonly rule: string | undefined;
};

/** What an address that says nothing shows, at a local time of `clock`. */
export function defaultState(clock: string): GalleryState {
  return {
    fixture: undefined,
    clock,
    guests: 2,
    tables: 'file',
    chosen: [],
    theme: 'system',
    language: 'en',
    size: DEVICE_SIZES[1]!,
    ratio: 2,
    overlays: [],
    view: undefined,
    mark: undefined,
    severity: [],
    rule: undefined,
  };
}

export type ParsedUrlState = {
  readonly state: GalleryState;
  /** Names of parameters that can't be read, or that nobody knows. */ readonly invalidParameters: readonly string[];
};

const MOST_CHOSEN = 200;

/** The state that the question part of an address (`?fixture=…`) names. It never fails; `faults` is what it had to leave out. */
export function parseUrlState(search: string, clock: string): ParsedUrlState {
  const faults: string[] = [];
  const given: { -readonly [Name in Parameter]?: z.output<(typeof parameters)[Name]> } = {};
  const chosen: string[] = [];
  const seen = new Set<string>();
  for (const [name, text] of new URLSearchParams(search)) {
    if (name === 'chosen' && text !== '' && text.length <= 200 && chosen.length < MOST_CHOSEN) {
      chosen.push(text);
      continue;
    }
    const read =
      !seen.has(name) && Object.hasOwn(parameters, name) ? parameters[name as Parameter].safeParse(text) : undefined;
    seen.add(name);
    if (read?.success) Object.assign(given, { [name]: read.data });
    else if (name !== 'inspect') faults.push(name);
  }
  return { state: { ...defaultState(clock), ...given, chosen: [...new Set(chosen)] }, invalidParameters: faults };
}

/** The question part of a state's address. Of an open fixture it says all that its pixels depend on. */
export function formatUrlState(state: GalleryState): string {
  const { fixture, clock, guests, tables, chosen, theme, language, size, ratio, overlays, view, mark, severity, rule } =
    state;
  const said: [string, string][] =
    fixture === undefined
      ? [
          ['severity', severity.join(',')],
          ['rule', rule ?? ''],
        ]
      : [
          ['fixture', fixture],
          ['clock', clock],
          ['guests', String(guests)],
          ['tables', tables],
          ['theme', theme],
          ['language', language],
          ['size', `${size.width}x${size.height}`],
          ['ratio', String(ratio)],
          ['overlays', overlays.join(',')],
          ['view', view ? [view.scale, view.x, view.y].join(',') : ''],
          ['mark', mark ?? ''],
          ...chosen.map((key): [string, string] => ['chosen', key]),
        ];
  const search = new URLSearchParams(said.filter(([, text]) => text !== '')).toString();
  // Commas, slashes and colons may stand as they are: an address that is pasted somewhere should be readable.
  return search === '' ? '' : `?${search.replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%3A', ':')}`;
}
