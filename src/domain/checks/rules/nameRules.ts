/** Rules about damaged texts: characters that can't be read, markup in names, and what a program left over. */
import { MAX_DESCRIPTION_LENGTH } from '../../plan/limits.ts';
import { isObject, toArray } from '../../plan/reading/coerce.ts';
import { toJsonPointer } from '../../plan/reading/validationError.ts';
import type { CheckContext } from '../checkContext.ts';
import { type Finding, type Place, finding } from '../finding.ts';

type ShownText = Place & { readonly text: string; readonly isHtml?: true };

/** Settings of a venue that guests read. */
const SHOWN_SETTINGS = ['name', 'address', 'telephone', 'heading'];

/** Returns every text of a file that guests read. */
function shownTexts({ fileKind, json, areas, categories, tables, decor }: CheckContext): ShownText[] {
  const found: ShownText[] = [];
  const add = (text: unknown, path: string, table?: number | string): void => {
    if (typeof text === 'string') found.push({ path, text, table });
  };
  if (fileKind === 'venue') {
    const settings = isObject(json) ? json : {};
    for (const field of SHOWN_SETTINGS) add(settings[field], `/${field}`);
    for (const [index, term] of (toArray(settings['terms']) ?? []).entries()) {
      if (!isObject(term)) continue;
      add(term['heading'], `/terms/${index}/heading`);
      add(term['text'], `/terms/${index}/text`);
    }
    for (const [language, texts] of Object.entries(isObject(settings['translations']) ? settings['translations'] : {}))
      for (const [text, translation] of Object.entries(isObject(texts) ? texts : {}))
        if (!text.includes('<')) add(translation, toJsonPointer(['translations', language, text]));
    return found;
  }
  const addPrice = (price: unknown, path: string, table?: number | string): void => {
    if (isObject(price)) add(price['text'], `${path}/price/text`, table);
    else add(price, `${path}/price`, table);
  };
  for (const list of ['areas', 'categories'])
    for (const [i, entry] of (toArray(isObject(json) ? json[list] : undefined) ?? []).entries())
      if (isObject(entry)) addPrice(entry['price'], `/${list}/${i}`);
  for (const { name, namePath } of categories) add(name, namePath);
  for (const { path, name } of areas) add(name, `${path}/name`);
  for (const { path, id, room } of tables) {
    add(room['name'], `${path}/name`, id);
    addPrice(room['price'], path, id);
    if (isObject(room['coordinates'])) add(room['coordinates']['text'], `${path}/coordinates/text`, id);
    const html = room['room_description'];
    if (typeof html === 'string')
      found.push({
        path: `${path}/room_description`,
        table: id,
        text: html.slice(0, MAX_DESCRIPTION_LENGTH),
        isHtml: true,
      });
  }
  for (const { path, piece } of decor) {
    add(piece['name'], `${path}/name`);
    add(piece['text'], `${path}/text`);
  }
  return found;
}

/** Controls, marks that reorder the text around them, invisible letters, the replacement character, private use. */
const UNREADABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u115f\u1160\u200b\u202a-\u202e\u2060\u2066-\u2069\u2800\u3164\ufeff\uffa0\ufffd\ud800-\uf8ff\ufdd0-\ufdef\ufffe\uffff]/u;

/** A placeholder of a template language. `{hold_minutes}` has one brace: the host fills it. */
const TEMPLATE = /\{\{[^{}]*\}\}|\$\{[^{}]*\}|<%.*?%>|\{%.*?%\}|\[object \w+\]/;
/** What programs print for no value, and the dummy text of designers. */
const LEFTOVER = /^(?:undefined|null|NaN)$|\blorem ipsum\b/i;

/** An entity, which may lack its end. */
const ENTITY = /&(?:[a-z][a-z\d]{1,30};|#\d{1,7};?|#x[\da-f]{1,6};?|(?:amp|lt|gt|quot|nbsp)(?![a-z]))/i;
/** A tag, a comment, or the beginning of a frequent tag. */
const TAG = /<\/?[a-z][^<>]{0,200}>|<!--|<\/?(?:b|i|p|br|em|div|span|strong)\b/i;

/** A finding quotes this many characters of a text. */
const MAX_QUOTED = 60;

function damagedTexts(context: CheckContext): Finding[] {
  return shownTexts(context).flatMap(({ text: whole, isHtml, ...place }): Finding[] => {
    const words = isHtml ? whole.replaceAll(/<[^<>%]*>/g, ' ').trim() : whole.trim();
    const text = JSON.stringify(whole.slice(0, MAX_QUOTED));
    const unreadable = UNREADABLE.exec(whole)?.[0];
    const template = TEMPLATE.exec(words)?.[0];
    const markup = isHtml || template !== undefined ? undefined : (ENTITY.exec(whole)?.[0] ?? TAG.exec(whole)?.[0]);
    return [
      ...(unreadable === undefined
        ? []
        : [finding('unreadable-characters', place, { text, character: codePointOf(unreadable) })]),
      ...(template === undefined ? [] : [finding('placeholder-text.template', place, { text, template })]),
      ...(LEFTOVER.test(words) ? [finding('placeholder-text.leftover', place, { text })] : []),
      ...(markup === undefined ? [] : [finding('broken-html.name', place, { text, markup })]),
    ];
  });
}

const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export const nameChecks = [damagedTexts] as const;
