/**
 * The rules of the plan checks and all that they say, in English. Each rule has a line that names who is hurt without
 * it: a rule without a victim has no place here.
 */

/** The severities, most severe first. */
export const SEVERITIES = ['error', 'warning', 'note'] as const;
/**
 * `error`: the host refuses the file, or a guest can't do what the page offers. `warning`: it works, but badly. `note`:
 * worth knowing.
 */
export type Severity = (typeof SEVERITIES)[number];

type RuleText = {
  readonly severity: Severity;
  /** What the rule finds. */
  readonly finds: string;
  /** Who is hurt without the rule. */
  readonly hurts: string;
  /** The sentence of a finding with `{placeholders}`, or several by name. */
  readonly says: string | Readonly<Record<string, string>>;
  /** The label of the button that applies the fix. */
  readonly fix?: string;
};

export const RULES = {
  'unreadable-file': {
    severity: 'error',
    finds: "A file can't be read, or is not a plan, a venue or an availability answer.",
    hurts: 'The venue: its host serves nothing.',
    says: 'The file {problem}',
  },
  'duplicate-key': {
    severity: 'error',
    finds: 'An object has a key twice, of which programs read only the last.',
    hurts: 'The author: the first value is lost without a word.',
    says: '"{key}" is given twice in one object: keep one of them',
  },
  'host-refuses': {
    severity: 'error',
    finds: 'The host refuses the file for a reason that no other error names.',
    hurts: 'The venue: its host does not start.',
    says: {
      one: 'The host refuses to start with this file: {place} {problem}',
      more: 'The host refuses to start with this file: {place} {problem}, and {count} more such',
      folder: 'The host does not serve the venue: {problem}',
    },
  },
  'missing-field': {
    severity: 'error',
    finds: 'A required field is missing.',
    hurts: 'The venue: the host refuses the file, or leaves the table out.',
    says: '{subject} is missing: add it',
    fix: 'Add it',
  },
  'not-a-number': {
    severity: 'error',
    finds: 'A number field holds something else, such as a number written as text.',
    hurts: 'The venue: the host refuses the file, or leaves the table out.',
    says: '{subject} {problem}',
    fix: 'Write it as a number',
  },
  'bad-seats': {
    severity: 'error',
    finds: 'A table has no seats, a fraction of a seat, or more than 200.',
    hurts: 'Parties: their seats are counted wrong.',
    says: '{subject} {problem}',
  },
  'bad-size': {
    severity: 'error',
    finds: 'A width, height or font size is zero, negative or too large.',
    hurts: 'Guests: the table or its text is not drawn.',
    says: '{subject} {problem}',
  },
  'bad-place': {
    severity: 'error',
    finds: 'A position, offset or rotation is out of range.',
    hurts: 'Guests: the table is not drawn where it stands.',
    says: '{subject} {problem}',
  },
  'bad-color': {
    severity: 'error',
    finds: 'A color is not written as #2a9d8f or #2a9.',
    hurts: 'Guests: the table has a color that the legend lacks.',
    says: '{subject} {problem}',
    fix: 'Write it in hexadecimal',
  },
  'bad-text': {
    severity: 'error',
    finds: 'A name or text is empty, too long, or not text.',
    hurts: 'Guests: they choose a table without a name.',
    says: '{subject} {problem}',
  },
  'bad-value': {
    severity: 'error',
    finds: 'An id, a picture, a time, a shape, a piece of decor or a list has the wrong format.',
    hurts: 'The venue: the host refuses the file, or leaves the value out.',
    says: '{subject} {problem}',
  },
  'bad-setting': {
    severity: 'error',
    finds: 'A setting of the venue is invalid.',
    hurts: 'The venue: the host refuses the file.',
    says: { schema: '{subject} {problem}', message: '"{name}" is not the name of a message: remove it' },
  },
  'unknown-field': {
    severity: 'note',
    finds:
      "A field is unknown, so it is not read. It may be misspelled. Fields such as created_at, which databases add to every row of a host's answer, are fine.",
    hurts: 'The author: what a misspelled field says has no effect.',
    says: {
      remove: '"{field}" is not a known field: correct its name, or take it out',
      unread: '"{field}" of a {owner} is not a known field: it is not read',
    },
  },
  'numbers-as-text': {
    severity: 'note',
    finds: "A host's answer has numbers, booleans or coordinates as text. Reported once for a file.",
    hurts: 'Authors of other readers, which are less tolerant than this page.',
    says: '"{field}" is a text: send {value}. The file has {count} such values, which this page reads anyway',
    fix: 'Write all of them in their own type',
  },
  'duplicate-id': {
    severity: 'error',
    finds: 'Two tables, areas or categories have the same id.',
    hurts: 'Guests: of two such tables only the first can be reserved.',
    says: '{name} has the id {id}, which {other} at {place} has too: give it its own id',
  },
  'duplicate-name': {
    severity: 'warning',
    finds:
      'Two tables of one area have the same name or print the same number, two tables in sight of each other print the same number, or two areas or categories have the same name.',
    hurts: 'Guests and staff: they take one table for the other.',
    says: {
      table: 'Another table of this area is also called "{name}": give each its own name',
      area: 'Another area is also called "{name}": give each its own name',
      category: 'Another category is also called "{name}": give each its own name',
      text: '{name} prints "{text}", as {other} of the same area does: give each its own text',
      near: '{name} prints "{text}", as {other} in sight of it does: give each its own text',
      two: 'The category {category} is called "{name}" and "{other}": give it one name',
    },
  },
  'unknown-category': {
    severity: 'warning',
    finds: 'A table, or a setting of a venue, names a category that the plan does not list.',
    hurts: 'Guests: the table has neither color nor kind, or does not stand in for others.',
    says: {
      table:
        '{name} has the category {category}, which the plan does not list: add it under "categories", or choose another',
      substitutes: 'The plan lists no category {category}: correct its id, or remove it',
    },
  },
  'unused-category': {
    severity: 'warning',
    finds: 'A category has no tables. It may be out of season.',
    hurts: 'The author: the category of a table may be mistyped.',
    says: 'The category {name} has no tables: if it is not out of season, remove it or add tables to it',
  },
  'broken-join': {
    severity: 'warning',
    finds:
      'A table is joined with one that is unknown, in another area or far away, with itself, or with too many at once.',
    hurts: 'Large parties: they are offered tables that do not stand together, or none.',
    says: {
      unknown: '{name} is joined with the table {id}, which the plan does not have: remove the link',
      itself: '{name} is joined with itself: remove the link',
      many: '{name} is joined in a group of {count} tables: a group has at most {most}',
      areas: '{name} is joined with {other}, which is in another area: remove the link, or move one of them',
      apart: '{name} is joined with {other}, which stands far away: remove the link, or move them together',
    },
  },
  'empty-area': {
    severity: 'warning',
    finds: 'An area of a plan has no tables, but is offered to guests.',
    hurts: 'Guests: its button leads nowhere.',
    says: 'The area {name} has no tables: remove it, or add tables to it',
  },
  'no-tables': {
    severity: 'error',
    finds: 'The file has no tables.',
    hurts: 'Guests: nothing can be reserved.',
    says: 'There is no table: add one',
  },
  overlap: {
    severity: 'error',
    finds:
      'Two tables overlap. Tables may touch, an overlap below half a unit counts as rounding, and a stool may stand partly under its table.',
    hurts: 'Guests: they tap one table and get the other.',
    says: '{name} overlaps {other}: move one of them',
  },
  'off-plan': {
    severity: 'error',
    finds: 'A table lies completely or partly outside the plan.',
    hurts: 'Guests: they see part of the table, or nothing.',
    says: {
      partly: '{name} lies partly outside the plan of {width} × {height}: move it in',
      outside: '{name} lies completely outside the plan of {width} × {height}: move it in',
      exchanged: '{name} lies outside the plan of {width} × {height}, but not with x and y exchanged: swap them',
    },
  },
  'absurd-scale': {
    severity: 'warning',
    finds:
      'All tables lie on one spot or line, one is far away from all others, or ten times as large, or the plan or a piece of decor is far larger than the rest. Only proportions count: any unit is fine.',
    hurts: 'Guests: the map opens with specks on an empty sheet.',
    says: {
      spot: 'All {count} tables lie on one spot: check their positions',
      line: 'All {count} tables lie on one line: check x and y',
      remote: '{name} is {distance} units away from all other tables, farther than they extend: check its position',
      table: '{name} is {side} wide and high, and a typical table {typical}: check its size',
      plan: 'The plan is {width} × {height}, but everything lies within {right} × {bottom}: make the plan smaller',
      decor: 'The {kind} is {width} × {height}, and the plan {planWidth} × {planHeight}: make it smaller',
    },
  },
  'too-small-to-tap': {
    severity: 'warning',
    finds:
      "On a phone of 360 px a table is below 24 px, even at the closest zoom that the plan's typical tables need. A stool may be a third of that.",
    hurts: 'Guests: their finger misses the table.',
    says: '{name} is hard to tap: zoomed in on a phone it is {size} px, and a finger needs {least}. Make it at least {side} wide and high',
  },
  'seats-for-size': {
    severity: 'warning',
    finds: 'A table has more seats than fit around its edge, compared with the other tables of the plan.',
    hurts: 'Parties: some guests have to stand.',
    says: '{name} has {seats} seats, but room for about {most}: make it larger, or give it fewer seats',
  },
  'rotation-in-radians': {
    severity: 'warning',
    finds: 'A rotation such as 1.5708 is a multiple of 15° or of 1° in radians. Rotations are degrees.',
    hurts: 'Guests: the map shows the table unrotated.',
    says: 'A rotation of {rotation}° looks like radians: write {degrees}',
  },
  'decor-off-plan': {
    severity: 'warning',
    finds: 'A piece of decor lies far outside the plan, or has x and y exchanged. Scenery just around it is fine.',
    hurts: 'Guests: they miss what helps them to find their way.',
    says: {
      outside: 'The {kind} lies far outside the plan of {width} × {height}: move it in, or remove it',
      exchanged: 'The {kind} lies outside the plan of {width} × {height}, but not with x and y exchanged: swap them',
    },
  },
  'duplicate-decor': {
    severity: 'warning',
    finds: 'Two pieces of decor are identical and lie on each other.',
    hurts: 'The author: the copy below stays when the one above is moved.',
    says: 'The {kind} lies exactly on another one: remove it',
    fix: 'Remove the copy',
  },
  'covered-text': {
    severity: 'warning',
    finds: 'A table stands on a text of the plan.',
    hurts: "Guests: they can't read the text.",
    says: '{name} stands on the text "{text}": move one of them',
  },
  'text-overflow': {
    severity: 'warning',
    finds: 'The text or the seats of a table do not fit on it, or one lies over the other.',
    hurts: "Guests: they can't read the number of the table.",
    says: {
      text: 'The text "{text}" of {name} does not fit on its table at size {size}: make it smaller or shorter, or remove its offset',
      seats: 'The seats of {name} extend beyond its edge: make them smaller, or remove their offset',
      overlap: 'The text "{text}" of {name} lies over its seats: move one of them',
    },
  },
  'text-too-small': {
    severity: 'warning',
    finds:
      "The text of a table is smaller than 10 px on a phone, even at the closest zoom that the plan's typical tables need.",
    hurts: "Guests: they can't read the number of the table.",
    says: {
      enlarge:
        'The text "{text}" of {name} is {height} px high on a phone, even zoomed in: give it a size of {least} or more',
      shorten:
        'The text "{text}" of {name} is {height} px high on a phone, even zoomed in: shorten it, or make the table larger',
      seats: 'The seats of {name} are too small to be shown on a phone: give them a size of {least} or more',
    },
  },
  'blank-text': {
    severity: 'warning',
    finds:
      'The text of a table is empty or blank, or has an offset across but none down, or a group of an answer has no name.',
    hurts: "Guests: they can't tell the table or the group from its neighbors.",
    says: {
      table: 'The text of {name} is blank, so nothing is printed on it: remove it to print the name',
      offset: 'The text of {name} has an offset across, but none down: add "text_offset_y", or remove "text_offset_x"',
      group: 'This group of tables has no name: name it',
    },
  },
  'unreadable-characters': {
    severity: 'warning',
    finds: 'A text holds an invisible or control character, or the sign of a wrong encoding.',
    hurts: 'Guests: they see boxes, and a search does not find what they type.',
    says: "{text} holds the character {character}, which guests can't read: remove it",
  },
  'placeholder-text': {
    severity: 'warning',
    finds:
      'A text is a placeholder or a template that was never filled in, such as undefined, lorem ipsum or {{name}}.',
    hurts: 'Guests: they read what a program left over.',
    says: {
      template: '{text} holds {template}, which nothing replaces: write the text itself',
      leftover: '{text} looks like a placeholder: write the real text',
    },
  },
  'color-conflict': {
    severity: 'warning',
    finds: 'Two categories have the same color, or a table has the color of another category.',
    hurts: 'Guests: the legend shows them another kind of table.',
    says: {
      categories: '{color} is the color of the category {other} and of the category {name}: give each its own color',
      table: '{name} has the color of the category {other}, but another category: remove its color, or choose another',
    },
  },
  'low-contrast': {
    severity: 'warning',
    finds:
      'Text on a color has a contrast below 4.5 to 1, even in the better of the two text colors, or the accent one below 3 to 1 with the page.',
    hurts: "Guests with low vision, and all guests in the sun: they can't read it.",
    says: {
      text: 'Text on {color} is hard to read: its contrast is {ratio} to 1, and should be {least}. Use a lighter or darker color',
      accent:
        '{color} is hard to see on the page: its contrast is {ratio} to 1, and should be {least}. Use a {better} color',
    },
  },
  'confusable-colors': {
    severity: 'warning',
    finds: 'Guests, or those with a color vision deficiency, can confuse the colors of two categories.',
    hurts: 'One guest in twenty: two kinds of tables look the same.',
    says: '{color} of the category {name} is hard to tell from {otherColor} of the category {other} by {who}: make one much lighter or darker',
  },
  'unsafe-html': {
    severity: 'warning',
    finds: 'A description has HTML that the page removes.',
    hurts: 'Guests: they never see it.',
    says: 'The page removes {removed} from the description of {name}: use only p, br, b, strong, i, lists and links',
    fix: 'Keep only what is shown',
  },
  'broken-html': {
    severity: 'warning',
    finds: 'A description is empty, unclosed or escaped twice, or a name holds an HTML tag or entity.',
    hurts: 'Guests: they read tags, or a whole paragraph in bold.',
    says: {
      escaped: 'The description of {name} shows HTML as text, because it was escaped twice: escape it once',
      empty: 'The description of {name} is empty: write one, or remove it',
      link: "The description of {name} has a link without text, which guests can't see: write its text",
      unopened: 'The description of {name} closes <{tag}> without opening it: remove </{tag}>',
      unclosed: 'The description of {name} opens <{tag}> and never closes it: add </{tag}>',
      crossing: 'The description of {name} closes <{tag}> before <{inner}>: close the inner one first',
      name: '{text} shows {markup} to guests as text: write the name without HTML',
    },
  },
  'missing-picture': {
    severity: 'warning',
    finds: "A picture is missing or broken, or is one that the page of a guest can't load.",
    hurts: 'Guests: they see a gap in place of the table.',
    says: {
      missing: 'The file {picture} is missing: add it, or use another',
      broken: '{picture} is incomplete, or not an image that browsers can show: save it again',
      type: "Browsers don't show {type} files such as {picture}: save it as JPEG, PNG, WebP or SVG",
      insecure: "Pages with https don't load {picture}, whose address has none: use https",
    },
  },
  'heavy-picture': {
    severity: 'warning',
    finds: 'A picture is larger than 150 kB.',
    hurts: 'Guests on a phone: on a beach, 3G carries about 50 kB a second.',
    says: '{picture} is {kilobytes} kB: save it with at most {most} kB, for example as WebP',
  },
  'picture-proportions': {
    severity: 'warning',
    finds: 'A picture of the plan is stretched: its proportions differ by more than 10% from those of its file.',
    hurts: 'Guests: the drawing does not match what they see.',
    says: '{picture} is stretched to {width} × {height}: at that width it is {fitting} high',
  },
  'unused-picture': {
    severity: 'note',
    finds: 'A picture in the folder of a venue is neither on the plan nor in the settings.',
    hurts: 'The author: the name of a picture may be mistyped.',
    says: 'Neither the plan nor the venue uses {picture}: remove the file',
  },
  'outside-hours': {
    severity: 'warning',
    finds: "A table's available_until lies outside the venue's hours, or between two slots.",
    hurts: 'Guests: the table can never be reserved, or a time is promised that has no effect.',
    says: {
      never:
        '{name} can never be reserved: it must be vacated at {until}, but the first slot is {first} and "least_stay_minutes" is {stay}',
      late: '{name} must be vacated at {until}, after the last slot at {last}: remove the time',
      between: '{name} must be vacated at {until}, which no slot meets: use {earlier} or {later}',
    },
  },
  'no-slots': {
    severity: 'warning',
    finds: 'Hours, lead time, closed days and booking range leave no slot, or tables close long before the last slot.',
    hurts: 'Guests: they choose times at which there is no table.',
    says: {
      closed: 'All seven days are closed, so nothing can be reserved. Open one',
      lead: 'Slots must be reserved {lead} minutes ahead, and at most {days} days: no slot is left. Shorten the lead time, or raise farthest_days',
      tables:
        'All tables must be vacated by {latest}, but the last slot is {last}: shorten the hours, or remove "available_until"',
    },
  },
  'unreachable-rule': {
    severity: 'warning',
    finds: 'A seat rule asks for more guests than the venue takes.',
    hurts: 'Guests: the tables that it covers can never be reserved.',
    says: 'Tables with {seats} seats need {least} guests, but the venue takes at most {most}: they can never be reserved',
  },
  'party-too-large': {
    severity: 'warning',
    finds: 'The tables that a party may choose have too few seats for it, all together.',
    hurts: 'The party: the form accepts it, and the map offers nothing.',
    says: {
      largest: 'Tables open to a party of {guests} have only {seats} seats: add tables, or take smaller parties',
      smaller:
        'Tables open to a party of {guests} have too few seats, because seat rules exclude tables: add smaller tables, or loosen the rules',
    },
  },
  'contradictory-settings': {
    severity: 'warning',
    finds: 'Two seat rules cover tables of one size, a stay is longer than the day, or all promo codes have expired.',
    hurts: 'Guests: the form offers what nobody can have.',
    says: {
      rules:
        'Another rule for tables with {seats} seats asks for {other} guests, and this one for {least}: keep one of them',
      stay: 'A stay of {minutes} minutes never fits: from the first slot the day has {left} minutes. Shorten it, or use null for the rest of the day',
      codes: 'All promo codes have expired: add a valid one, or remove the setting',
    },
  },
  'unknown-language': {
    severity: 'warning',
    finds: 'The language of a venue is not a language that browsers know.',
    hurts: 'Guests with a screen reader: it reads the page in the wrong voice.',
    says: '"{language}" is not a known language: use a tag such as en or pt-BR',
  },
  'unused-translation': {
    severity: 'warning',
    finds: 'A venue has a translation of a text that is neither in its settings nor in its plan.',
    hurts: 'Guests: they read the untranslated text.',
    says: 'The venue has no text "{text}": write it exactly as in venue.json or plan.json, or remove its translation',
  },
} as const satisfies Readonly<Record<string, RuleText>>;

export type RuleId = keyof typeof RULES;
export const RULE_IDS = Object.keys(RULES) as readonly RuleId[];

type Says<Id extends RuleId> = (typeof RULES)[Id]['says'];
/** The rule alone if it has one sentence, else with the name of the sentence: `off-plan.partly`. */
export type Code = {
  [Id in RuleId]: Says<Id> extends string ? Id : `${Id}.${keyof Says<Id> & string}`;
}[RuleId];

type SentenceOf<FindingCode extends Code> = FindingCode extends RuleId
  ? Says<FindingCode>
  : FindingCode extends `${infer Id extends RuleId}.${infer Name}`
    ? Says<Id>[Name & keyof Says<Id>]
    : never;
type Placeholders<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;
/** The values that a sentence needs. */
export type ValuesOf<FindingCode extends Code> = Readonly<
  Record<Placeholders<SentenceOf<FindingCode>>, string | number>
>;

type Worded = {
  readonly rule: RuleId;
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
};

/** Returns what a finding says: the problem, and what to do about it. */
export function messageOf({ rule, code, values }: Worded): string {
  const { says }: RuleText = RULES[rule];
  const sentence = typeof says === 'string' ? says : (says[code.slice(rule.length + 1)] ?? '');
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** Returns the label of a finding's fix, or undefined if it has none. */
export function fixTitleOf({ rule, fix }: { readonly rule: RuleId; readonly fix?: unknown }): string | undefined {
  const { fix: title }: RuleText = RULES[rule];
  return fix === undefined ? undefined : title;
}

/** Returns a name for messages, such as `"Line 3"`, or the id if the name is empty. */
export function displayName(
  { name, id }: { readonly name: string; readonly id?: number | string | undefined },
  kind = 'Table',
): string {
  if (name !== '') return `"${name}"`;
  return id === undefined ? `${kind} without a name` : `${kind} ${id}`;
}
