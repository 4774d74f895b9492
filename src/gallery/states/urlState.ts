/**
 * Writes the gallery's state to a URL and reads it back. The same URL shows the same pixels on every device. URLs are
 * untrusted: an invalid parameter is reported by name and ignored. Foreign parameters, as newsletters add, are ignored.
 */
import { RULE_IDS, SEVERITIES, type Severity } from '../../domain/checks/wording.ts';
import * as z from 'zod/mini';
import { parseTimeOfDay } from '../../domain/plan/timeOfDay.ts';
import { BOOKER_SCREENS, MAIL_SCREENS } from '../../api/bookingContract.ts';
import { isPlainDate } from '../../domain/booking/time.ts';
import type { Size, Viewport } from '../../domain/plan/viewport.ts';
import { LANGUAGES } from '../../domain/language.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
/** Which tables are unavailable: as in the file, none, all, or a share that varies by date. */
export const AVAILABILITIES = ['file', 'free', 'taken', 'busy'] as const;
export const OVERLAYS = ['hits', 'ids'] as const;
/** Ours, and two that write numbers or lines in another way. */
export const DEVICE_LANGUAGES: readonly string[] = [...new Set([...LANGUAGES, 'th', 'he'])];
/** What is shown of a fixture: its map, a screen of the booker, or a mail. */
export const SCREENS = ['map', ...BOOKER_SCREENS, ...MAIL_SCREENS.map((kind) => `mail-${kind}` as const)] as const;
export const PIXEL_RATIOS = [1, 2, 2.625, 3] as const;
/** Fits on a laptop's screen without scrolling. */
const DEFAULT_SIZE: Size = { width: 360, height: 640 };
/** CSS pixels. */
export const DEVICE_SIZES: readonly Size[] = [
  { width: 320, height: 568 },
  DEFAULT_SIZE,
  { width: 360, height: 740 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

export type OverlayKind = (typeof OVERLAYS)[number];

/** Foreign hosts have long ids. */
const MAX_KEY_LENGTH = 1_000;

const sideSchema = z.int().check(z.minimum(120), z.maximum(4_000));
const listOf = <Item extends string>(item: z.ZodMiniType<Item, Item>) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string): unknown => text.split(',').filter((part) => part !== '')),
      z.array(item) as z.ZodMiniType<Item[]>,
    ),
  );
const numberFrom = <Item extends number>(item: z.ZodMiniType<Item, Item>) =>
  z.pipe(
    z.string().check(z.minLength(1)),
    z.pipe(
      z.transform((text: string): unknown => Number(text)),
      item as z.ZodMiniType<Item>,
    ),
  );
const numbersFrom = (separator: string) =>
  z.pipe(
    z.string(),
    z.transform((text) => text.split(separator).map((part) => (part.trim() === '' ? Number.NaN : Number(part)))),
  );

/** A local time of the venue, such as `2026-11-23T12:00`. */
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

/** Every parameter but `chosen`, the only one that may be repeated. */
const parameters = {
  fixture: z.string().check(z.regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/)),
  clock: clockSchema,
  guests: numberFrom(z.int().check(z.minimum(1), z.maximum(200))),
  tables: z.enum(AVAILABILITIES),
  theme: z.enum(THEMES),
  language: z.enum(DEVICE_LANGUAGES),
  screen: z.enum(SCREENS),
  size: z.pipe(
    z.pipe(numbersFrom('x'), z.tuple([sideSchema, sideSchema])),
    z.transform(([width, height]): Size => ({ width, height })),
  ),
  ratio: numberFrom(z.literal(PIXEL_RATIOS)),
  overlays: listOf(z.enum(OVERLAYS)),
  view: z.pipe(
    z.pipe(numbersFrom(','), z.tuple([z.number().check(z.positive()), z.number(), z.number()])),
    z.transform(([scale, x, y]): Viewport => ({ scale, x, y })),
  ),
  mark: z.string().check(z.minLength(1), z.maxLength(MAX_KEY_LENGTH)),
  severity: listOf(z.enum(SEVERITIES)),
  rule: z.enum(RULE_IDS),
  find: z.string(),
  answer: z.url({ protocol: /^https?$/ }).check(z.maxLength(8_000)),
} as const;
type Parameter = keyof typeof parameters;

export type GalleryState = {
  /** Name of the open fixture; undefined while all fixtures are shown. */
  readonly fixture: string | undefined;
  readonly clock: string;
  readonly guests: number;
  readonly availability: (typeof AVAILABILITIES)[number];
  /** Keys of the selected tables, in the order of selection. */
  readonly selected: readonly string[];
  readonly theme: (typeof THEMES)[number];
  /** Of the device. */
  readonly language: string;
  readonly screen: (typeof SCREENS)[number];
  /** The device's viewport in CSS pixels. */
  readonly size: Size;
  /** Device pixels per CSS pixel. */
  readonly ratio: (typeof PIXEL_RATIOS)[number];
  readonly overlays: readonly OverlayKind[];
  /** Undefined while the whole plan is shown. */
  readonly view: Viewport | undefined;
  /** Key of the highlighted table. */
  readonly highlighted: string | undefined;
  /** Filter: fixtures with a finding of one of these severities (if any) and of this rule (if set). */
  readonly severity: readonly Severity[];
  readonly rule: string | undefined;
  /** Filter: fixtures whose name or description has all these words. */
  readonly find: string;
  /** Address of the host's answer that is shown as the fixture `ANSWER_FIXTURE`. */
  readonly answer: string | undefined;
};

/** The name of the fixture that the address of an answer names. */
export const ANSWER_FIXTURE = 'answer/from-address';

/** Returns noon today, the venue's local time unless the URL names one. */
export function defaultClock(now = new Date()): string {
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}T12:00`;
}

/** Returns the state of a URL without parameters at the local time `clock`. */
export function defaultState(clock: string): GalleryState {
  return {
    fixture: undefined,
    clock,
    guests: 2,
    availability: 'file',
    selected: [],
    theme: 'system',
    language: 'en',
    screen: 'map',
    size: DEFAULT_SIZE,
    ratio: 2,
    overlays: [],
    view: undefined,
    highlighted: undefined,
    severity: [],
    rule: undefined,
    find: '',
    answer: undefined,
  };
}

export type ParsedUrlState = {
  readonly state: GalleryState;
  /** Names of the parameters that are repeated or not readable. */
  readonly invalidParameters: readonly string[];
};

const MAX_SELECTED = 200;

/** Reads the query part of a URL (`?fixture=…`). Never throws. */
export function parseUrlState(search: string, clock: string): ParsedUrlState {
  const invalidParameters: string[] = [];
  const values: { -readonly [Name in Parameter]?: z.output<(typeof parameters)[Name]> } = {};
  const selected = new Set<string>();
  const seen = new Set<string>();
  for (const [name, text] of new URLSearchParams(search)) {
    if (name === 'chosen' && text !== '' && text.length <= MAX_KEY_LENGTH && selected.size < MAX_SELECTED) {
      selected.add(text);
      continue;
    }
    if (name !== 'chosen' && !Object.hasOwn(parameters, name)) continue;
    const parsed = seen.has(name) || name === 'chosen' ? undefined : parameters[name as Parameter].safeParse(text);
    seen.add(name);
    if (parsed?.success) Object.assign(values, { [name]: parsed.data });
    else invalidParameters.push(name);
  }
  const { tables, mark, ...rest } = values;
  const state = defaultState(clock);
  return {
    state: {
      ...state,
      ...rest,
      fixture: rest.fixture ?? (rest.answer === undefined ? undefined : ANSWER_FIXTURE),
      availability: tables ?? state.availability,
      highlighted: mark,
      selected: [...selected],
    },
    invalidParameters,
  };
}

/** Returns the query part of a state's URL. For an open fixture it holds everything that the pixels depend on. */
export function formatUrlState(state: GalleryState): string {
  const { fixture, size, view } = state;
  const pairs: [string, string][] =
    fixture === undefined
      ? [
          ['severity', state.severity.join(',')],
          ['rule', state.rule ?? ''],
          ['find', state.find],
        ]
      : [
          ['fixture', fixture],
          ['answer', fixture === ANSWER_FIXTURE ? (state.answer ?? '') : ''],
          ['clock', state.clock],
          ['guests', String(state.guests)],
          ['tables', state.availability],
          ['theme', state.theme],
          ['language', state.language],
          ['screen', state.screen === 'map' ? '' : state.screen],
          ['size', `${size.width}x${size.height}`],
          ['ratio', String(state.ratio)],
          ['overlays', state.overlays.join(',')],
          ['view', view ? [view.scale, view.x, view.y].join(',') : ''],
          ['mark', state.highlighted ?? ''],
          ...state.selected.map((key): [string, string] => ['chosen', key]),
        ];
  const search = new URLSearchParams(pairs.filter(([, text]) => text !== '')).toString();
  // Commas, slashes and colons are valid in a query and keep a pasted URL readable.
  return search === '' ? '' : `?${search.replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%3A', ':')}`;
}
