/** What the names of blocks, classes, layers and labels say in the languages of drawings. */
import type { Role } from './kinds.ts';

const WORDS: readonly (readonly [Role, RegExp])[] = [
  ['chair', /\b(?:chairs?|seats?|stools?|armchairs?|st(?:u|ü)hle?|hocker|sillas?|chaises?|sedi[ae]|kursi)\b/],
  ['wall', /\b(?:walls?|w(?:a|ä)nde?|mur(?:s|os?|i)?|paredes|pared|pareti|parete|dinding)\b/],
  [
    'table',
    /\b(?:tables?|tbls?|tisch(?:e|es)?|mesas?|tavol[io]|meja|booths?|sun-?beds?|loungers?|cabanas?|desks?|(?:two|four|six|eight|\d+)-?tops?)\b/,
  ],
  [
    'ground',
    /\b(?:rooms?|floors?|grounds?|terraces?|zones?|areas?|decks?|lawns?|grass|pools?|sea|water|sand|background|carpet|dance ?floors?)\b/,
  ],
  [
    'ignore',
    /\b(?:plants?|planters?|flowers?|hedges?|trees?|palms?|decor(?:ation|ative)?s?|columns?|pillars?|plates?|doors?|windows?|legend|title|border|frame|dimensions?|dims?|hatch|grid|furniture decor|umbrellas?|parasols?|lamps?|logo|arrows?|stairs?|wc|toilets?)\b/,
  ],
];
/** What a place is called that is no table, though its label lies on a rectangle. */
const PLACE =
  /\b(?:bars?|kitchen|k(?:ü|u)che|cocina|cuisine|cucina|stage|b(?:ü|u)hne|wc|toilets?|restrooms?|dance ?floor|entrance|entry|exit|eingang|entrada|dj|buffet|reception|cloakroom|storage|stairs|lift|elevator|pool|sea|beach|terrace|garden|parking|office|lobby|service|host)\b/i;

const separated = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_\-./$\d]+/g, ' ')
    .toLowerCase();

/** Returns what a name of a block, class or id says that it is. */
export function roleInName(name: string | undefined): Role | undefined {
  if (name === undefined) return undefined;
  // Those of a table are told by number: Table 5, 4 seats.
  const text = separated(seatsInLabel(name).name);
  const role = WORDS.find(([, pattern]) => pattern.test(text))?.[0];
  // A number makes it one of several tables: Bar 3.
  return role ?? (PLACE.test(text) && !/\d/.test(name) ? 'ground' : undefined);
}

/** A ratio, a date, a length or an entry of a title block has digits too. */
const NO_NUMBER =
  /\d\s?:\s?\d|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{1,2}[./](?:19|20)\d\d\b|^\d+[.,]\d\d\s?m?$|\d\s(?:m|cm|mm|ft)\b|m²|\b(?:plan|scale|rev|date|sheet|level|drawing|drawn|ma(?:ß|ss)stab|escala|échelle|scala)\b/i;

/** Returns whether a label may be the number or the name of a table. */
export const isTableLabel = (text: string): boolean =>
  text !== '' &&
  text.length <= 24 &&
  !NO_NUMBER.test(text) &&
  (/\d/.test(text) || text.length <= 3 || /\b(?:table|mesa|tisch|tavolo)\b/i.test(text)) &&
  !PLACE.test(text);
/** Returns whether a label is that of a place at which nobody reserves, whoever sits there. */
export const namesPlace = (text: string): boolean => PLACE.test(text) && !/\d/.test(text);
export const isPlaceLabel = (text: string): boolean => PLACE.test(text) || (text.length > 3 && !isTableLabel(text));

const SEATS =
  /(?<![\d.])(\d{1,3})\s*(?:(?:pax|seats?|pers(?:onen|onas|onnes|one|ons?)?|pl(?:ä|a)tze|places|covers?|couverts|guests?|gäste|chairs|people|posti|coperti|plazas|comensales|orang|ppl|p|мест|чел)\.?(?![\p{L}\d])|[人名席])/iu;
const SEATS_IN_BRACKETS = /[([](?:seats\s*)?(\d{1,2})[)\]]|[×x](1?\d)$/i;

/** Returns the seats that a label tells, and the label without them. */
export function seatsInLabel(label: string): { readonly seats: number | undefined; readonly name: string } {
  const found = SEATS.exec(label) ?? SEATS_IN_BRACKETS.exec(label);
  if (!found) return { seats: undefined, name: label };
  const name = (label.slice(0, found.index) + label.slice(found.index + found[0].length))
    .replaceAll(/[([]\s*[)\]]/g, '')
    .replaceAll(/[\s·,;:|/–—-]+$|^[\s·,;:|/–—-]+/g, '')
    .trim();
  return { seats: Number(found[1] ?? found[2]), name };
}

/** Names that drawing programs generate. */
const GENERATED =
  /^(?:svg|g|gr?p|group|gruppe|grupo|groupe|layer|path|pfad|rect|rectangle|rechteck|rect(?:á|a)ngulo|round(?:ed)? ?rect(?:angle)?|circle|kreis|ellipse|ellipsis|oval|polygon|polyline|line|use|text|tspan|shape|object|element|ebene|calque|capa|livello|frame|vector|union|subtract|clip|clippath|mask|slice|artboard|page|image|symbol|instance|component|copy|compound|cell|node|item|box|outline|body|top|base|shadow|fill|stroke|background|p|id|img|surface|star|arrow|block|insert|entity|[-\s.])(?:[-\s.:,\d]|copy|kopie|inside|outside)*$/i;

/** Turns an id into a name. Returns undefined for ids that programs generate; a number alone is never one. */
export function nameFromId(id: string | undefined): string | undefined {
  if (id === undefined) return undefined;
  const name = id
    .slice(0, 200)
    .replaceAll(/_x([0-9A-Fa-f]{2}|[0-9A-Fa-f]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    // Illustrator numbers what has the same name.
    .replace(/_\d{1,4}_$/, '')
    .replaceAll('_', ' ')
    .trim();
  const isRandom = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[\w-]{10,}$/.test(name) || /^[0-9a-f-]{16,}$/i.test(name);
  return name === '' || isRandom || GENERATED.test(name) ? undefined : name;
}
