/** What programs, templates and staff leave behind in texts that guests read, and in settings. */

/** Joins patterns with the same flags to one that matches what any of them does: a long list is read line by line. */
const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), patterns[0]?.flags);

/** Remarks of the staff, or of a program that wrote the text. */
export const STAFF_NOTE = new RegExp(
  String.raw`\b(?:${
    anyOf(
      /out of order|do(?:n.t| not) (?:book|use|sell)|not bookable|no longer available/iu,
      /temporarily (?:closed|unavailable)|reserved for (?:mrs?|ms|dr|family|the)\b|needs? repair/iu,
      /(?:to|please) (?:check|update|confirm|fix|translate|replace)\b|außer betrieb|nicht buchen/iu,
      /gesperrt|reserviert für|bitte prüfen|rusak|jangan dipesan/iu,
      /(?:sure|certainly|of course)[!,] here(?:.s| is| are)|as an ai\b/iu,
      /here is (?:a|the) (?:short|revised|translated|possible) /iu,
    ).source
  })`,
  'iu',
);

/** Values that a program or a hurried author left behind. */
export const LEFTOVER = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:${
    anyOf(
      /undefined|null|nan|none|true|false|\[object \w+\]|n[/.]a|t\.?b\.?[acd]|todo|fixme/iu,
      /to (?:be (?:announced|confirmed|decided|defined|determined)|follow)/iu,
      /(?:name|address|number) to follow|coming soon/iu,
      /(?:\p{L}+ )?(?:folgt(?: in kürze)?|noch offen|kommt (?:noch|bald)|menyusul|segera hadir)/iu,
      /(?:description|text|picture|details) (?:to )?follows?|text|label|title|caption|heading|headline/iu,
      /überschrift|judul|teks|text here|beschreibung|description|xxx+|asdf+|foo|bar baz|lorem ipsum.*/iu,
      /untitled|unnamed|test(?:ing)?(?: ?\d{1,2})?|tests?tisch|qwert[yz]\w*|blah?(?: blah?)*|dummy/iu,
      /sample|example|beispiel|contoh|unbenannt|new table|neuer tisch|meja baru|nouvelle table/iu,
      /nueva mesa|placeholder|(?:(?:your|venue|table) )?name(?: here)?/iu,
    ).source
  })[^\p{L}\p{N}]*$|^[-–—_.…?/\\|~=\s]+$`,
  'iu',
);
/** The same within a text. The Spanish word "todo" is none. */
export const LEFTOVER_WORD = anyOf(
  /\b(?:TBD|tbd|TBA|TODO|FIXME|undefined|NaN|[Tt]\.[Bb]\.[AaCcDd])\b|\(null\)|\[object [A-Z]\w+\]/u,
  /\b[Ll]orem [Ii]psum\b/u,
  /\b(?:(?:[Dd]escription|[Tt]ext|[Nn]ame|[Tt]itle|[Cc]ontent) (?:goes )?here\b|[Dd]ummy [Tt]ext|[Ss]ample [Tt]ext|[Pp]laceholder)\b/u,
  /\b[Hh]ier (?:steht|kommt) (?:der |ein |noch )?(?:\p{L}+text|[Tt]ext|Beschreibung)/u,
  /\b(?:[Ee]nter|[Ii]nsert|[Tt]ype|[Aa]dd) (?:(?:a|the|your) )?(?:\p{L}+ )?(?:text|description|name|title) here\b/u,
  /\[native code\]|\b(?:Warning|Notice|Deprecated|[Ee]rror)\s*: .* on line\s+\d/u,
  /\b(?:[Dd]ouble-?[Cc]lick|[Cc]lick|[Tt]ap) (?:here )?to edit\b/u,
  /\bDoppelklick(?:en)? zum Bearbeiten\b|^Symbol\(|\b(?:DELETE|REMOVE) ME\b/u,
  /\b(?:do not use|nicht verwenden)\b|(?:^|[\s_])zzz|\b\p{L}+_(?:old|bak|tmp)\b/u,
  /\b(?:John|Jane) Doe\b|\bMuster(?:mann|frau|straße|strasse|stadt|firma)\b/u,
);
/**
 * What a spreadsheet makes of a name or a formula: an error, a power, a date. And the name of a constant, the key
 * of a translation, a number with its fraction and a color.
 */
export const OF_PROGRAM = anyOf(
  /^[a-z]{3,}(?:\.\w+){2,}$|^\d+\.0$|^#(?=\d*[a-f])[\da-f]{6}$/i,
  /(?<!\S)#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)|^\d(?:[.,]\d+)?E[+-]\d+$/i,
  /^\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:-\d{2,4})?$|^[A-Z]+(?:_[A-Z]+)+$/i,
  /%[2-7][\da-f](?=\S|$)|^\d{4}-\d\d-\d\d(?:[T ]\d\d:.*)?$|^[^&]*\S[;|]\s*\d+$/i,
  /^(?:category|kategorie|kategori|item|object|layer|column) ?\d*$/i,
  /^\S+\.(?:jpe?g|png|webp|svg|gif|pdf|docx?|xlsx?|csv|json)$/i,
);
/** The same in a description. */
export const SPREADSHEET_ERROR = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)$/;
/** An address, a number or an id in place of a name, and signs that a deletion left. */
export const NO_NAME = anyOf(
  /^\S+@\S+\.\w+$|^(?:https?:\/\/|www\.)\S+$|^\+\d[\d ().-]{7,}$/,
  /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$|^(?=.*\d)(?=.*[a-f])[\da-f]{9,}$|[({[]$|^[)\]},;]/,
  /\s[-–,;:]$|\S (?:temp|tmp|NEW|OLD|neu|alt|backup|v\d)$/,
);
/** A guest's name or number beside a table's own, as staff note down who sits there. */
export const GUEST_IN_NAME = anyOf(
  /\d.*(?<!\p{L})(?:mr|mrs|ms|herr|frau|bapak|pak|ibu|bu)(?:\. ?| )\p{L}/iu,
  /\p{L}.*(?<!\d)\+?(?:\d[ -]?){9,}|\((?:reserved|booked|reserviert|gebucht|dipesan)\b/iu,
);
/** The name that programs give to a duplicate. */
export const COPY = /^(?:copy of|kopie von|salinan) \S|\S[ -]+\(?(?:copy|kopie|copia|salinan)\)?(?: ?\(?\d{1,3}\)?)?$/i;
/** Settings that a venue's owner copied from an example. */
export const EXAMPLE_SETTINGS: Readonly<Record<string, RegExp>> = {
  key: /^(?:demo|template|default|change[-_ ]?me|your[-_ ].*|(?:my|the)?[-_ ]?key|secret|xxx+|tbd|todo)$/i,
  email:
    /^(?:your(?:[-_.]?\w+)?|name|me|you|test|no-?reply|nicht-?antworten)@|@(?:test|example|your[-_]?\w+)\.(?:com|net|org)$/i,
  address:
    /^(?:(?:your|street|road|city|town|address|country|state|zip|postcode|postal|code|number)\b\W*){2,}$|^street \d{1,3}, city\b/i,
  telephone: anyOf(
    /^\+(?:\D*\d){1,6}\D*$|^\+\d{1,3}\D*(\d)(?:\D*\1){6,}$/,
    /^(?:\+\d{1,3}\D)?[\D0]*$|^\D*23456\d*$/,
    /1\D*2\D*3\D*4\D*5\D*6\D*(?:7\D*8\D*9?\D*)?$/,
  ),
  location_id: /^(?:(?:your|my|the)[-_ ].*|location(?:[-_ ]?id)?|id)$/i,
  name: anyOf(
    /^(?:my|your|new|sample|example|test|demo) (?:venue|restaurant|company|business|place)$/i,
    /^(?:venue|restaurant|company|business|hotel|place) name$/i,
  ),
};
/** Placeholders of common templates, and a value that was not taken out of its JSON. */
export const TEMPLATE = anyOf(
  /\{\{.*?\}\}|[$#]\{.*?\}|\{%.*?%\}|<%.*?%>|<\?.*?\?>|(?<=^|\s)\$[a-z_]{3,}\b|\|[a-z]+_[a-z]+\|/iu,
  /\[(?:insert|enter|your|hier) [^\]]*\]|\[[^\]]* (?:einsetzen|eintragen|einfügen)\]|%\d\$[sd]/iu,
  /^\s*[{[]\s*".*|%\(\w+\)s|%[a-z_]{3,}%|%[sd](?![\p{L}\d])|\{0\}|\[[a-z]+(?:_[a-z]+)+\]|__\w+?__/iu,
  /\{(?!hold_minutes\})[a-z_]\w*\}|\{[a-z_]\w*(?![\w}])|(?<!\{)\bhold_minutes\b/iu,
  /(?<=^|\s):[a-z]{3,}\b/iu,
);
/** The only placeholder that the host replaces is in small letters. */
export const CAPITAL_PLACEHOLDER = /\{(?=\w*[A-Z])[A-Za-z_]+\}|\[[A-Z][A-Z ]{3,}\]/;
/** An amount still to be written into the terms. */
export const OPEN_AMOUNT = /\bX{2,}\b/;
