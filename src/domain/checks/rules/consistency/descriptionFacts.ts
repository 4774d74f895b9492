/** Rules about descriptions and pictures that tell another thing than their table. */
import { say } from '../../../say.ts';
import { MAX_DESCRIPTION_LENGTH } from '../../../plan/limits.ts';
import { MINUTES_PER_DAY, parseTimeOfDay } from '../../../plan/timeOfDay.ts';
import { toText } from '../../../plan/reading/coerce.ts';
import type { CheckContext, CheckedTable } from '../../checkContext.ts';
import { type FindingDetails, defineRule, displayName } from '../../finding.ts';
import { NUMBER_PATTERN, NUMBER_WORD_PATTERN, readNumber } from './numberWords.ts';
import type { VenueFacts } from '../../venueFacts.ts';
import { readVacatingTime } from './vacatingTime.ts';

/** Returns the words of a description without its tags. */
const wordsOf = (html: string): string =>
  html
    .slice(0, MAX_DESCRIPTION_LENGTH)
    .replaceAll(/<\/?(?:strong|em|b|i|u|a|span|small)\b[^<>]*>/gi, '')
    .replaceAll(/<[^<>]*>/g, '. ')
    .replaceAll(/&nbsp;|\s+/g, ' ')
    .replace(/^[.\s]+/, '');

/** What several people sit on, and of what each person has one. */
const SEATING = String.raw`tables?|rounds?|ovals?|squares?|sofas?|couch(?:es)?|bench(?:es)?|booths?|cabanas?|day ?beds?|cushions|beanbags|loungers|tisch|tische|meja`;
const SINGLE_SEATS = String.raw`seats|chairs|armchairs|stools|loungers|deck ?chairs|beanbags|plätze|stühle|sessel|hocker|liegen|kursi`;

/** `A round for four`. Another rule reads digits. A range such as `for two to four` promises no single number. */
const SEATING_FOR = new RegExp(
  String.raw`\b(?:${SEATING}) (?:for|für|untuk) (${NUMBER_WORD_PATTERN})(?! ?(?:to|or|and|bis|oder|sampai|atau|hours?|minutes?|stunden|minuten|jam|menit|o.clock|days?)(?!\p{L})| ?[-–/:.]\d| ?[-–]\p{L})`,
  'iu',
);
/** `Twelve chairs`, `two hanging chairs`. */
const SEATS_COUNTED = new RegExp(String.raw`(${NUMBER_PATTERN}) (?:\p{L}+ ){0,2}?(${SINGLE_SEATS})(?!\p{L})`, 'giu');
/** Another seat or number of guests, beside which the counted seats are a part. */
const OTHER_SEATS = new RegExp(
  String.raw`(?<!\p{L})(?:${SEATING}|${SINGLE_SEATS}|poufs?|hammocks?|swings?|beds?|bänke|bank|another|each|per|guests|people|persons|pax|gäste|personen|orang)(?!\p{L})`,
  'giu',
);

const ADDED_SEATS = /\b(?:more|extra|other|additional|zusätzliche|weitere|tambahan)\b/iu;

/** `Fits six guests`, `a family of five`. */
const GUESTS = new RegExp(
  String.raw`\b(?:(?:fits|seats|hosts|room for|space for|platz für|muat) (${NUMBER_PATTERN})(?: (?:guests|people|persons|adults|gäste|personen|orang)|(?=[.,!;]|$))|(?:family|party|group|familie) (?:of|von) (${NUMBER_PATTERN}))`,
  'iu',
);

/** `Two at the rail`: the guests of the table, if no other number follows. */
const GUESTS_FIRST = new RegExp(
  String.raw`^(${NUMBER_WORD_PATTERN}) (?:at|by|under|below|beside|around|in|on|with|near|facing|am|an|unter|im|di) (?!(?:a |the )?time|turn|first)`,
  'iu',
);
/** `Just the two of you`, which repeats their number. */
const ALL_GUESTS = /\bthe \p{L}+ of you(?!\p{L})/giu;
const ANY_NUMBER = new RegExp(NUMBER_PATTERN, 'giu');
/** A place for a pair, or for one. */
const FOR_COUPLE =
  /\b(?:for|made for) (?:a )?(?:couples?|two lovers|honeymooners)\b|\bfür (?:ein )?(?:paar|verliebte)\b/iu;
const SINGLE_SEAT = /^a single (?:chair|seat|stool|armchair)\b/iu;
const ROUND = /(?:\b(?:an? |the )(?:\p{L}+ )?|(?:^|[.!?] ))(round|oval)(?= for| table|,| of)/iu;
const SQUARE = /(?:\b(?:a |the )(?:\p{L}+ )?|(?:^|[.!?] ))(square|rectangle)(?= for| table|,| turned)/iu;

type Promise = { readonly seats: number; /** Whether there may be more seats than these. */ readonly isPart: boolean };

/** Returns the seats that a description promises. */
function promisesIn(words: string): Promise[] {
  const found: Promise[] = [];
  const seatingFor = SEATING_FOR.exec(words)?.[1];
  const counted = [...words.matchAll(SEATS_COUNTED)].map(([all, number = '']) => ({ all, seats: readNumber(number) }));
  // More seats than usual, on request.
  if (counted.some(({ all }) => ADDED_SEATS.test(all))) return [];
  const rest = counted.reduce((text, { all }) => text.replace(all, ' '), words);
  const isSingle = SINGLE_SEAT.test(words);
  const isPart = counted.length > 1 || isSingle || (rest.match(OTHER_SEATS) ?? []).length > 0;
  if (seatingFor !== undefined) {
    const others = words.replace(SEATING_FOR, ' ');
    found.push({ seats: readNumber(seatingFor), isPart: (others.match(OTHER_SEATS) ?? []).length > 0 });
  }
  for (const { seats } of counted) found.push({ seats, isPart });
  const first = GUESTS_FIRST.exec(words)?.[1];
  const numbers = words.replace(ALL_GUESTS, ' ').match(ANY_NUMBER) ?? [];
  if (first !== undefined && readNumber(first) > 1 && numbers.length === 1)
    found.push({ seats: readNumber(first), isPart: (words.match(OTHER_SEATS) ?? []).length > 0 });
  if (isSingle) found.push({ seats: 1, isPart: counted.length > 0 });
  const [, fitting, family] = GUESTS.exec(words) ?? [];
  const guests = fitting ?? family;
  if (guests !== undefined) found.push({ seats: readNumber(guests), isPart: true });
  return found;
}

type Facts = {
  readonly promises: readonly Promise[];
  readonly until: number | undefined;
  readonly isForCouple: boolean;
  readonly shape: 'ellipse' | 'rect' | undefined;
  /** Undefined if it tells of neither, or of both. */
  readonly isOutdoors: boolean | undefined;
  /** The least number of guests. */
  readonly minGuests: number | undefined;
  /** The last year of which it tells as of a time to come. */
  readonly year: number | undefined;
  /** The digits of a number that takes reservations. */
  readonly bookingNumber: string | undefined;
  /** The first words, in which the name of a table may stand. */
  readonly beginning: readonly string[];
};

/** Two find room at a table of four. */
const MAX_COUPLE_SEATS = 4;
/** A name has at most this many words. */
const MAX_NAME_WORDS = 5;
const MAX_NAME_LENGTH = 100;

function factsOf(html: string): Facts {
  const words = wordsOf(html);
  const start = words.slice(0, MAX_NAME_LENGTH).replace(/^the /i, '');
  return {
    promises: promisesIn(words),
    until: readVacatingTime(words),
    isForCouple: FOR_COUPLE.test(words),
    shape: shapeIn(words),
    isOutdoors: tellsOfOutdoors(words),
    minGuests: minGuestsIn(words),
    year: numberIn(FUTURE_YEAR, words),
    bookingNumber: BOOKING_NUMBER.exec(words)?.[1]?.replaceAll(/\D/g, ''),
    beginning: [start, start.replace(/^(?:table|tisch|meja) /i, '')].flatMap(beginningsOf),
  };
}

/** `Minimum 4 guests`, `from five people on`. A price may have a minimum too. */
const MIN_GUESTS = new RegExp(
  String.raw`\b(?:minimum(?: of)?|min\.?|at least|from|mindestens|ab|minimal|minimum) (${NUMBER_PATTERN}) (?:guests|people|persons|pax|gäste|personen|orang|tamu)(?!\p{L})`,
  'iu',
);
const FUTURE_YEAR =
  /\b(?:until|till|from|opens?|opening|closed|bis|ab|hingga|sampai|mulai)\b[^.!?]{0,30}\b(20\d\d)\b/iu;
const BOOKING_NUMBER =
  /\b(?:book|reserve|reservations?|bookings?|buchen|reservier\p{L}*|reservasi|pesan)\b[^.!?]{0,60}?(\+?\d[\d\s().-]{6,}\d)/iu;

const numberIn = (pattern: RegExp, words: string): number | undefined => {
  const found = pattern.exec(words)?.[1];
  return found === undefined ? undefined : readNumber(found);
};

export const minGuestsIn = (words: string): number | undefined => numberIn(MIN_GUESTS, words);

/** The last digits of a telephone number, which are the same with and without its country. */
const LOCAL_DIGITS = 7;

function venueContradictionOf(
  { seats }: CheckedTable,
  { minGuests, year, bookingNumber }: Facts,
  venue: VenueFacts | undefined,
  thisYear: number | undefined,
): string | undefined {
  if (year !== undefined && year < (thisYear ?? 0)) return say`tells of ${year}, which is over`;
  if (!venue) return undefined;
  const needed = venue.seat_rules.find((rule) => rule.seats === seats)?.min_guests ?? 1;
  if (minGuests !== undefined && minGuests > needed && minGuests > venue.guests.min)
    return say`asks for ${minGuests} guests, but "seat_rules" let ${needed} reserve it`;
  const digits = venue.telephone.replaceAll(/\D/g, '').slice(-LOCAL_DIGITS);
  if (bookingNumber !== undefined && digits.length === LOCAL_DIGITS && !bookingNumber.endsWith(digits))
    return say`has another telephone number than the venue`;
  return undefined;
}

const INDOOR_NAME = /(?<!\p{L})(?:indoors?|inside|drinnen|innen|dalam)(?!\p{L})/iu;
const OUTDOOR_NAME =
  /(?<!\p{L})(?:outdoors?|outside|terrace|garden|beach|draußen|terrasse|garten|strand|teras|taman)(?!\p{L})/iu;
const IN_THE_OPEN =
  /^(?:out on the|outside,|outdoors)|\b(?:nothing above you but|under the (?:open )?(?:sky|stars)|in the open air)(?!\p{L})/iu;
const UNDER_A_ROOF = /^(?:inside|indoors)[, ]|\b(?:air[- ]condition(?:ed|ing)|ceiling fans?)(?!\p{L})/iu;

function tellsOfOutdoors(words: string): boolean | undefined {
  const isOut = IN_THE_OPEN.test(words);
  return isOut === UNDER_A_ROOF.test(words) ? undefined : isOut;
}

/** Returns the shape that a description gives the table, if it gives one only. */
function shapeIn(words: string): Facts['shape'] {
  const isRound = ROUND.test(words);
  if (isRound === SQUARE.test(words)) return undefined;
  return isRound ? 'ellipse' : 'rect';
}

/** Returns the first words of a text, the first two and so on, up to the end of a phrase. */
function beginningsOf(text: string): string[] {
  const words = text.split(' ').slice(0, MAX_NAME_WORDS);
  const end = words.findIndex((word) => /[.,:;!?]$/.test(word));
  const phrase = end < 0 ? words : words.slice(0, end + 1);
  return phrase.map((_, count) => comparable(phrase.slice(0, count + 1).join(' ')));
}

/** Makes a name comparable: letters and digits in lower case. */
const comparable = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Returns the tables that have a number in their name, by the comparable name; undefined for two of one name. */
function numberedTables(tables: readonly CheckedTable[]): Map<string, CheckedTable | undefined> {
  const found = new Map<string, CheckedTable | undefined>();
  for (const table of tables) {
    const name = comparable(table.name);
    if (/\p{L}.*\d/u.test(name)) found.set(name, found.has(name) ? undefined : table);
  }
  return found;
}

const contradictoryDescription = defineRule({
  id: 'description-contradicts-table',
  severity: 'warning',
  description:
    'A description tells of other seats, another shape or another place, indoors or in the open, than the table has, of another time or table, of guests or a telephone number that the settings contradict, or of a year that is over.',
  check: ({ tables, venue, now }) => {
    const year = now === undefined ? undefined : new Date(now).getUTCFullYear();
    const readings = new Map<string, Facts>();
    const byName = numberedTables(tables);
    return tables.flatMap((table): FindingDetails[] => {
      const html = table.room['room_description'];
      if (typeof html !== 'string' || html === '') return [];
      const facts = readings.get(html) ?? factsOf(html);
      readings.set(html, facts);
      const problem = contradictionOf(table, facts, byName) ?? venueContradictionOf(table, facts, venue, year);
      if (problem === undefined) return [];
      return [
        {
          path: `${table.path}/room_description`,
          table: table.id,
          message: say`The description of ${displayName(table)} ${problem}: correct one of them`,
        },
      ];
    });
  },
});

function contradictionOf(
  { name, seats, room, drawn }: CheckedTable,
  { promises, until, beginning, isForCouple, shape, isOutdoors }: Facts,
  byName: ReadonlyMap<string, CheckedTable | undefined>,
): string | undefined {
  const other = beginning.toReversed().find((start) => byName.get(start) !== undefined);
  if (other !== undefined && !comparable(name).includes(other))
    return say`begins with the name of "${byName.get(other)?.name}"`;
  const promised = promises.find(
    (promise) => promise.seats > (seats ?? Infinity) || (!promise.isPart && promise.seats < (seats ?? 0)),
  );
  if (promised) return say`promises ${promised.seats} seats, but the table has ${seats}`;
  if (isOutdoors === true && INDOOR_NAME.test(name)) return say`is about a place in the open, but the table is indoors`;
  if (isOutdoors === false && OUTDOOR_NAME.test(name))
    return say`is about a place indoors, but the table is in the open`;
  if (isForCouple && (seats ?? 0) > MAX_COUPLE_SEATS)
    return say`is about a place for two, but the table has ${seats} seats`;
  if (shape !== undefined && drawn && drawn.shape !== shape)
    return shape === 'rect'
      ? say`is about a square table, but the plan draws an ellipse`
      : say`is about a round table, but the plan draws corners`;
  const given = toText(room['available_until']);
  if (until === undefined || given === undefined) return undefined;
  return (parseTimeOfDay(given) ?? 0) % MINUTES_PER_DAY === until
    ? undefined
    : say`tells of another time than ${given}, until which the table is available`;
}

/** Returns a name as the files of pictures have it, such as `terrace-4`. */
const slugOf = (name: string): string =>
  comparable(name.normalize('NFD').replaceAll(/\p{M}/gu, '')).replaceAll(' ', '');

/** Returns the name of a picture's file without folder and ending. */
const fileSlugOf = (picture: string): string =>
  slugOf(
    picture
      .replace(/[?#].*$/, '')
      .replace(/^.*\//, '')
      .replace(/\.\w+$/, ''),
  );
const wordOf = (slug: string): string => slug.replace(/\d+$/, '');
/** So many pictures of one word that have the numbers of no table show another way of numbering. */
const MIN_OWNERLESS_PICTURES = 2;

/** The folder of a venue in the address of a picture. */
const folderOf = (picture: unknown): string | undefined =>
  typeof picture === 'string' ? /^\/assets\/([^/]+)\//.exec(picture)?.[1] : undefined;

/** Returns the folder of all pictures but a few, which are then those of another venue. */
function usualFolderOf(tables: readonly CheckedTable[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { room } of tables) {
    const folder = folderOf(room['picture']);
    if (folder !== undefined) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].find(([, count]) => all - count <= all * MAX_OTHER_FOLDERS)?.[0];
}

/** The share of pictures in another folder, if that is a slip. */
const MAX_OTHER_FOLDERS = 0.15;

const pictureOfOtherTable = defineRule({
  id: 'picture-of-other-table',
  severity: 'warning',
  description:
    "The file name of a table's picture is the name of another table, its folder that of another venue, or its view is the picture of a table.",
  check: ({ tables }: CheckContext) => {
    const owners = new Map([...numberedTables(tables)].map(([name, table]) => [slugOf(name), table]));
    // Many tables share a picture.
    const slugs = new Map<unknown, string>();
    const files = tables.map(({ room: { picture } }) => {
      const slug = slugs.get(picture) ?? (typeof picture === 'string' ? fileSlugOf(picture) : '');
      slugs.set(picture, slug);
      return slug;
    });
    const usualFolder = usualFolderOf(tables);
    const ownerless = new Map<string, number>();
    for (const file of files)
      if (/\d/.test(file) && !owners.has(file)) ownerless.set(wordOf(file), (ownerless.get(wordOf(file)) ?? 0) + 1);
    const hasViews = tables.some(({ room }) => typeof room['view_picture'] === 'string');
    const ownerOfPicture = new Map(hasViews ? tables.map((table) => [table.room['picture'], table]) : []);
    return tables.flatMap((table, n): FindingDetails[] => {
      const { picture, view_picture: view } = table.room;
      const seen = typeof view === 'string' ? ownerOfPicture.get(view) : undefined;
      if (seen)
        return [
          {
            path: `${table.path}/view_picture`,
            table: table.id,
            message: say`The view from ${displayName(table)} is the picture of ${displayName(seen)}: use a picture of the view`,
          },
        ];
      const folder = folderOf(picture);
      if (folder !== undefined && usualFolder !== undefined && folder !== usualFolder)
        return [
          {
            path: `${table.path}/picture`,
            table: table.id,
            message: say`The picture of ${displayName(table)} is in the folder "${folder}" and all others are in "${usualFolder}": use a picture of this venue`,
          },
        ];
      const file = files[n] ?? '';
      // The pictures of such a word have numbers of their own.
      if ((ownerless.get(wordOf(file)) ?? 0) >= MIN_OWNERLESS_PICTURES) return [];
      const owner = owners.get(file);
      if (!owner || slugOf(table.name).includes(file)) return [];
      return [
        {
          path: `${table.path}/picture`,
          table: table.id,
          message: say`${displayName(table)} has the picture ${String(picture)}, which is named after ${displayName(owner)}: use its own picture`,
        },
      ];
    });
  },
});

export const descriptionFactRules = [contradictoryDescription, pictureOfOtherTable] as const;
