/** A mail's form: its title, sentences, facts and links, as plain text and as HTML in the look of the booking page. */
import type { SendMailOptions } from 'nodemailer';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { textDirection } from '../../domain/language.ts';
import { readableInk } from '../../domain/plan/color.ts';
import { asciiEmail } from '../../domain/text/emailAddress.ts';
import { escapeHtml } from '../html.ts';
import { isolate, isolatesToHtml, toPlainText } from '../messages/bidi.ts';
import { type MessageName, formatMessage, mailLanguage, messagesFor } from '../messages/messages.ts';

/** `href` makes the value a link in the HTML. */
export type Fact = readonly [label: string, value: string, href?: string];
type Action = { readonly label: string; readonly href: string };
/** The content of the plain text and of the HTML. Values in its sentences are isolated. */
export type Letter = {
  readonly subject: string;
  readonly title: string;
  readonly intro: readonly string[];
  readonly facts: readonly Fact[];
  readonly outro: readonly string[];
  /** What the recipient should do, as a link. */
  readonly action?: Action | undefined;
  /** What the recipient can do. */
  readonly secondAction?: Action | undefined;
  readonly contact: readonly Fact[];
};

/** Returns what all mails have. */
export function envelopeOf(
  letter: Letter,
  venue: Venue,
  id: string,
  { from }: { readonly from: string },
  image?: MailImage,
): SendMailOptions {
  const language = mailLanguage(venue);
  return {
    // As an object, a name can't inject an address or a header.
    from: { name: venue.name, address: from },
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject: toPlainText(letter.subject, language),
    text: toPlainText(textOf(letter, venue), language),
    html: htmlOf(letter, venue, image),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Returns the venue as the sender or recipient of a mail. */
export function houseOf({ name, email }: Pick<Venue, 'name' | 'email'>): { name: string; address: string } {
  return { name, address: asciiEmail(email) };
}

/**
 * Returns a guest's address. The host accepts no other characters: Nodemailer folds a header at any Unicode space, and
 * what follows would be a header of its own.
 */
export function guestAddress(email: string): string {
  return asciiEmail(email).replaceAll(/[^\u0021-\u007e]/g, '');
}

/** Returns what fills these values, isolated, into a message in the venue's words. */
export function fillerOf(venue: Venue, values: Readonly<Record<string, string>>): (message: MessageName) => string {
  const words = messagesFor(venue);
  const details = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isolate(value)]));
  return (message) => formatMessage(words, message, details);
}

/** Returns how to reach the venue, as lines of a mail. */
export function contactFacts(venue: Venue): Fact[] {
  const words = messagesFor(venue);
  return [
    [formatMessage(words, 'label_telephone'), venue.telephone, telephoneUrl(venue)],
    [formatMessage(words, 'label_address'), venue.address, mapUrl(venue)],
  ];
}

/** Returns a link that calls the venue. */
export function telephoneUrl({ telephone }: Pick<Venue, 'telephone'>): string {
  return `tel:${telephone.replaceAll(/[^+\d]/g, '')}`;
}

/** Returns a search for the venue in the guest's map program. */
export function mapUrl({ name, address }: Pick<Venue, 'name' | 'address'>): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}`)}`;
}

/**
 * Returns a name that is safe in a greeting, otherwise undefined. Nobody has verified that the address belongs to the
 * visitor: a name must not contain anything that mail programs turn into a link, or text longer than a name.
 */
export function greetable(name: string): string | undefined {
  return /^(?:[\p{L}\p{M}\p{Pd}\u200c\u200d' ’]|\.(?= |$)){1,60}$/u.test(name) ? name : undefined;
}

/** Returns a value with its label, punctuated as the venue's language does. */
export function labelled(venue: Venue, label: string, value: string): string {
  return formatMessage(messagesFor(venue), 'labelled', { label, value: isolate(value) });
}

function textOf(letter: Letter, venue: Venue): string {
  const lines = (list: readonly Fact[]): string =>
    list.map(([label, value]) => labelled(venue, label, value)).join('\n');
  const facts = lines(letter.facts);
  const contact = lines(letter.contact);
  const link = (action: Action | undefined): string =>
    action ? `${labelled(venue, action.label, '').trimEnd()}\n${action.href}` : '';
  const parts = [...letter.intro, link(letter.action), facts, link(letter.secondAction), ...letter.outro, contact];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function escaped(text: string): string {
  return isolatesToHtml(escapeHtml(text)).replaceAll('\n', '<br>');
}

/** Mail programs that support style sheets get the page's colors, also in dark mode; the others get the light ones. */
const DARK_STYLE =
  '@media (prefers-color-scheme:dark){body{background:#121a1c!important;color:#f5eddf!important}' +
  '.card{background:#1b2528!important}.label{color:#b9b7ab!important}.fact{border-color:#35413f!important}' +
  '.link{color:#6cc9c6!important}}';

type MailImage = { readonly cid: string; readonly alt: string };

/**
 * The page's card: the plan's part with the tables, the venue, the facts. Most mail programs only support inline
 * styles.
 */
function htmlOf(letter: Letter, venue: Venue, image?: MailImage): string {
  const paragraphs = (lines: readonly string[]): string =>
    lines.map((line) => `<p style="margin:0 0 12px">${escaped(line)}</p>`).join('');
  const language = mailLanguage(venue);
  const direction = textDirection(language);
  const attributes = `lang="${escapeHtml(language)}" dir="${direction}"`;
  const accent = venue.theme.accent ?? '#0b6770';
  // Mail programs know no padding at the end of a line.
  const padding = direction === 'rtl' ? '8px 0 8px 16px' : '8px 16px 8px 0';
  const cell = `class="fact" style="padding:${padding};vertical-align:top;text-align:start;border-top:1px solid #e7dfd0;`;
  const valueOf = ([, value, href]: Fact): string =>
    href === undefined
      ? escaped(isolate(value))
      : `<a class="link" href="${escapeHtml(href)}" style="color:${accent}">${escaped(isolate(value))}</a>`;
  const button = (action: Action | undefined, colors: string, name = ''): string =>
    action
      ? `<p style="margin:0 0 16px"><a href="${escapeHtml(action.href)}" ${name}style="display:inline-block;padding:12px 20px;border-radius:10px;${colors};font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>`
      : '';
  const action = button(letter.action, `background:${accent};color:${readableInk(accent)}`);
  const secondAction = button(letter.secondAction, `border:1px solid;color:${accent}`, 'class="link" ');
  const table = (facts: readonly Fact[]): string => {
    if (facts.length === 0) return '';
    const rows = facts.map(
      (fact) =>
        `<tr><td ${cell}"><span class="label" style="color:#53615f">${escaped(fact[0])}</span></td><td ${cell}font-weight:600;overflow-wrap:anywhere">${valueOf(fact)}</td></tr>`,
    );
    return `<table role="presentation" width="100%" style="border-collapse:collapse;margin:16px 0">${rows.join('')}</table>`;
  };
  const picture = image
    ? `<img src="cid:${escapeHtml(image.cid)}" alt="${escapeHtml(image.alt)}" width="560" style="display:block;width:100%;height:auto;border-radius:16px 16px 0 0">`
    : '';
  return (
    `<!doctype html><html ${attributes}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">' +
    `<title>${escapeHtml(toPlainText(letter.subject, language))}</title><style>${DARK_STYLE}</style></head>` +
    '<body style="margin:0;padding:24px 12px;background:#fbf7ef;color:#14272c;font:16px/1.5 system-ui,sans-serif">' +
    // Some mail programs drop the attributes of the document.
    `<div class="card" ${attributes} style="max-width:560px;margin:0 auto;border-radius:16px;background:#ffffff;overflow-wrap:break-word">` +
    `${picture}<div style="padding:24px"><p class="label" style="margin:0;color:#53615f">${escaped(isolate(venue.name))}</p>` +
    `<h1 style="margin:4px 0 16px;font:600 26px/1.2 Georgia,serif">${escaped(letter.title)}</h1>` +
    `${paragraphs(letter.intro)}${action}${table(letter.facts)}${secondAction}${paragraphs(letter.outro)}${table(letter.contact)}</div></div></body></html>`
  );
}
