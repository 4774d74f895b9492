/** Parses XML in slices between which the page answers its user: browsers parse a string in one go. */

/** About 30 ms of parsing on a laptop. */
const SLICE_LENGTH = 200_000;
/**
 * Comments, sections and instructions, in which a tag does not count; and tags, whose attributes may hold a `>`. What
 * has no end is the rest: its end is not looked for again from each later start.
 */
const MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<(\/?)([^\s<>/!?]+)(?=[\s/>])(?:[^<>"']|"[^"]*"|'[^']*')*?(\/?)>/g;

/**
 * Parses a document without a document type. What is not well-formed has a `parsererror`, as `DOMParser` has it. `pause`
 * is called between slices.
 */
export async function parseInSlices(text: string, pause: () => Promise<void>): Promise<Document> {
  const parse = (part: string): Document => new DOMParser().parseFromString(part, 'image/svg+xml');
  const parts = slicesOf(text);
  if (!parts) return parse(text);
  let whole: Document | undefined;
  for (const { open, content, close } of parts) {
    const parsed = parse(`${open.join('')}${content}${close}`);
    const isDamaged = parsed.getElementsByTagName('parsererror').length > 0;
    // The place of the error is that in the whole document.
    if (isDamaged) return parse(text);
    if (whole) merge(whole.documentElement, parsed.documentElement, open.length - 1);
    else whole = parsed;
    // oxlint-disable-next-line no-await-in-loop -- the slices follow one another
    await pause();
  }
  return whole ?? parse(text);
}

type Slice = {
  /** The start tags of the elements that are open where the slice begins. */
  readonly open: readonly string[];
  readonly content: string;
  /** The end tags of those that are open where it ends. */
  readonly close: string;
};

/** Returns undefined if a document is short, or has tags that don't match. */
function slicesOf(text: string): Slice[] | undefined {
  if (text.length < 2 * SLICE_LENGTH) return undefined;
  const slices: Slice[] = [];
  let open: { readonly name: string; readonly tag: string }[] = [];
  let opened: readonly string[] = [];
  let start = 0;
  for (const match of text.matchAll(MARKUP)) {
    const [tag, isEnd, name, isEmpty] = match;
    if (name === undefined) continue;
    if (isEnd) {
      if (open.pop()?.name !== name) return undefined;
    } else if (!isEmpty) open.push({ name, tag });
    const end = match.index + tag.length;
    if (end - start < SLICE_LENGTH || open.length === 0) continue;
    slices.push({ open: opened, content: text.slice(start, end), close: endTags(open) });
    opened = open.map((each) => each.tag);
    open = [...open];
    start = end;
  }
  slices.push({ open: opened, content: text.slice(start), close: '' });
  return open.length === 0 ? slices : undefined;
}

const endTags = (open: readonly { readonly name: string }[]): string =>
  open
    .toReversed()
    .map(({ name }) => `</${name}>`)
    .join('');

/** Moves what a slice holds to the end of what came before. At `depth` levels, its first element goes on with the last. */
function merge(into: Element, from: Element, depth: number): void {
  const going = depth > 0 ? from.firstElementChild : null;
  if (going && into.lastElementChild) {
    merge(into.lastElementChild, going, depth - 1);
    going.remove();
  }
  while (from.firstChild) into.append(from.firstChild);
}
