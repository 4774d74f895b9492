/** Guesses the language of a text by its most frequent words, or by its letters. */

/** Frequent words of the languages that venues write in Latin letters. */
const FREQUENT_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words('the and with of for from you your is are by to in at on under where we our this that its be it only'),
  de: words(
    'der die das und mit für ein eine einen im am zu auf unter wo wir unser ist sind den dem vom zum zur bei nicht nur von an aus',
  ),
  fr: words('le la les et avec pour une un des du sur sous où nous est sont dans au aux vous de à en par'),
  es: words('el la los las y con para una un del en sobre bajo donde es son al por de se su junto'),
  it: words('il la gli le e con per una un del della nel sul sotto dove è sono alla di al da vicino'),
  pt: words('o a os as e com para uma um do da no na sob onde é são em de ao perto'),
  nl: words('de het een en met voor van op onder waar wij is zijn bij aan niet in te uit ons'),
  id: words('yang dan dengan di untuk dari ini itu pada ke tidak hanya kami anda adalah bawah atas dekat meja kursi'),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Scripts that few languages share, by the tag of their most frequent language. */
const SCRIPTS: readonly (readonly [language: string, RegExp])[] = [
  ['ar', /\p{Script=Arabic}/gu],
  ['si', /\p{Script=Sinhala}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
];
/** A text of fewer letters or frequent words tells nothing. */
const MIN_LETTERS = 8;
const MIN_WORDS = 3;
/** The frequent words of one language must be this many times those of any other. */
const MIN_LEAD = 1.6;

/** Returns the tag of the language in which a text is written; undefined if it is too short or mixed to tell. */
export function languageOf(text: string): string | undefined {
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  if (letters < MIN_LETTERS) return undefined;
  const script = SCRIPTS.find(([, pattern]) => (text.match(pattern) ?? []).length * 2 > letters)?.[0];
  if (script !== undefined) return script;
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [first, second] = Object.entries(FREQUENT_WORDS)
    .map(([language, frequent]) => ({ language, hits: found.filter((word) => frequent.has(word)).length }))
    .toSorted((one, other) => other.hits - one.hits);
  return first && second && first.hits >= MIN_WORDS && first.hits >= second.hits * MIN_LEAD
    ? first.language
    : undefined;
}
