/** Rules about pictures: whether they exist, are used, keep their proportions and load fast enough on a phone. */
import { say } from '../../say.ts';
import { type FindingDetails, displayName, defineRule } from '../finding.ts';
import type { PictureFacts } from '../pictureFacts.ts';
import type { CheckContext, CheckedTable } from '../checkContext.ts';
import { PRIVATE_HOST } from './descriptionRules.ts';

/** Maximum bytes of one picture. On a beach, 3G carries about 50 kB a second. */
const MAX_BYTES = 150_000;
/**
 * Pixels of a picture's longer side. A smaller picture is blurred at three device pixels per CSS pixel, and a larger
 * one looks no better.
 */
const SIDES = { min: 320, max: 2400 };
/** The picture of a table is shown on a card. A banner would be a stripe there. */
const MAX_RATIO = 4;

type Named = { readonly path: string; readonly picture: string; readonly table?: number | string | undefined };

/** Returns the pictures that a file names, each at its first place. */
function namedPictures({ fileKind, tables, decor, venue }: CheckContext): Named[] {
  const first = new Map<string, Named>();
  const addPicture = (picture: unknown, path: string, table?: number | string): void => {
    if (typeof picture === 'string' && !first.has(picture)) first.set(picture, { path, picture, table });
  };
  if (fileKind === 'venue') addPicture(venue?.picture, '/picture');
  else {
    for (const { path, id, room } of tables) {
      addPicture(room['picture'], `${path}/picture`, id);
      addPicture(room['view_picture'], `${path}/view_picture`, id);
    }
    for (const { path, piece } of decor)
      if (piece['kind'] === 'picture') addPicture(piece['picture'], `${path}/picture`);
  }
  return [...first.values()];
}

function findPictureProblems(
  context: CheckContext,
  problemOf: (facts: PictureFacts | undefined, picture: string, isOfTable: boolean) => string | undefined,
): FindingDetails[] {
  const { pictures } = context;
  return !pictures
    ? []
    : namedPictures(context).flatMap(({ path, picture, table }) => {
        const message = pictures.has(picture)
          ? problemOf(pictures.get(picture), picture, table !== undefined)
          : undefined;
        return message === undefined ? [] : [{ path, table, message }];
      });
}

const brokenMessage = ({ broken }: PictureFacts, picture: string): string | undefined =>
  broken ? say`${picture} is incomplete, or not an image that browsers can show: save it again` : undefined;

const missingPicture = defineRule({
  id: 'missing-picture',
  severity: 'warning',
  appliesTo: ['plan', 'answer', 'venue'],
  description: 'A picture is missing or broken, or a table has none while most tables have one.',
  check: (context) => {
    const missing = findPictureProblems(context, (facts, picture) =>
      facts ? brokenMessage(facts, picture) : say`The file ${picture} is missing: add it, or use another`,
    );
    if (context.fileKind === 'venue') return missing;
    const hasPicture = ({ room }: CheckedTable): boolean => typeof room['picture'] === 'string';
    // An area may do without pictures.
    const pictured = context.areas.filter(({ tables }) => tables.some(hasPicture)).flatMap(({ tables }) => tables);
    const without = pictured.filter((table) => !hasPicture(table));
    if (without.length * 2 >= pictured.length) return missing;
    return [
      ...missing,
      ...without.map((table) => ({
        path: table.path,
        table: table.id,
        message: say`${displayName(table)} has no picture, but most tables have one: add one`,
      })),
    ];
  },
});

const heavyPicture = defineRule({
  id: 'heavy-picture',
  severity: 'warning',
  appliesTo: ['plan', 'answer', 'venue'],
  description: `A picture has more than ${MAX_BYTES / 1000} kB, which loads slowly on a phone.`,
  check: (context) =>
    findPictureProblems(context, (facts, picture) =>
      facts && facts.bytes > MAX_BYTES
        ? say`${picture} has ${Math.round(facts.bytes / 1000)} kB: save it with at most ${MAX_BYTES / 1000} kB, for example as WebP`
        : undefined,
    ),
});

const pictureSize = defineRule({
  id: 'picture-size',
  severity: 'warning',
  appliesTo: ['plan', 'answer', 'venue'],
  description: `The longer side of a picture has fewer than ${SIDES.min} or more than ${SIDES.max} pixels, or is more than ${MAX_RATIO} times as long as the other.`,
  check: (context) =>
    findPictureProblems(context, (facts, picture, isOfTable) => {
      if (facts?.width === undefined || facts.height === undefined) return undefined;
      const side = Math.max(facts.width, facts.height);
      const other = Math.min(facts.width, facts.height);
      if (isOfTable && side > other * MAX_RATIO)
        return say`${picture} is ${facts.width} × ${facts.height}: too narrow for a card, cut it to at most ${MAX_RATIO} to 1`;
      if (side >= SIDES.min && side <= SIDES.max) return undefined;
      return side < SIDES.min
        ? say`${picture} is ${facts.width} × ${facts.height}: too small to be sharp, use one with at least ${SIDES.min} pixels`
        : say`${picture} is ${facts.width} × ${facts.height}: larger than any phone shows, save it with at most ${SIDES.max} pixels`;
    }),
});

/** A picture on the machine or in the network of its author. */
const PRIVATE_ADDRESS = new RegExp(String.raw`^(?:https?:)?${PRIVATE_HOST}(?:[:/?#]|$)`, 'i');
/** Pages around a picture, instead of the picture. */
const PICTURE_PAGE =
  /\/\/(?:drive\.google\.com\/(?:file|open)|photos\.(?:app\.goo\.gl|google\.com)|(?:www\.)?dropbox\.com\/s(?:cl)?\/(?!.*[?&](?:raw|dl)=1)|(?:www\.)?(?:instagram|facebook)\.com\/)/i;
/** File types that no browser, or only one, shows as a picture. */
const HIDDEN_TYPE = /\.(heic|heif|tiff?|psd|ai|eps|pdf|raw|cr2|nef|dng|docx?|pptx?|mp4|mov|webm|zip|txt|html?)$/i;

const pictureType = defineRule({
  id: 'picture-type',
  severity: 'warning',
  appliesTo: ['answer'],
  description:
    'A picture has a file type that browsers do not show, or an address that the page of a guest can’t load.',
  check: (context) =>
    namedPictures(context).flatMap(({ path, picture, table }): FindingDetails[] => {
      const problem = pictureProblem(picture);
      return problem === undefined ? [] : [{ path, table, message: problem }];
    }),
});

/** What a program writes for the name of a picture that it does not have. */
const NO_FILE_NAME = /\/(?:undefined|null|\[object Object\])(?:\.\w+)?$/i;

function pictureProblem(picture: string): string | undefined {
  const file = picture.replace(/[?#].*$/, '');
  if (NO_FILE_NAME.test(file)) return say`The address ${picture} lacks the name of a picture: leave the field out`;
  const type = HIDDEN_TYPE.exec(file)?.[1];
  if (type !== undefined)
    return say`Browsers don't show ${type.toLowerCase()} files such as ${picture}: save it as JPEG, PNG, WebP or SVG`;
  if (PRIVATE_ADDRESS.test(picture)) return say`Guests can't load the private address ${picture}: use the public one`;
  if (PICTURE_PAGE.test(picture))
    return say`${picture} is a page with a picture: use the address of the picture itself`;
  return /^http:\/\/[^\s/]/i.test(picture)
    ? say`Pages with https don't load ${picture}, whose address has none: use https`
    : undefined;
}

/** A picture may be drawn this much wider or narrower than it is, which nobody sees. */
const MAX_STRETCH = 1.1;

const pictureProportions = defineRule({
  id: 'picture-proportions',
  severity: 'warning',
  appliesTo: ['plan'],
  description: `A picture of the plan is stretched: its proportions differ by more than ${Math.round((MAX_STRETCH - 1) * 100)}% from those of its file.`,
  check: ({ decor, pictures }) =>
    decor.flatMap(({ path, piece: { kind, picture, width, height } }): FindingDetails[] => {
      const facts = kind === 'picture' && typeof picture === 'string' ? pictures?.get(picture) : undefined;
      const ratio = facts?.ratio ?? (facts?.width ?? NaN) / (facts?.height ?? NaN);
      const drawnRatio = Number(width) / Number(height);
      if (typeof width !== 'number' || !(drawnRatio > 0 && drawnRatio < Infinity && ratio > 0)) return [];
      // A photo's header may turn it by a quarter.
      const stretch = Math.min(...[ratio, 1 / ratio].map((own) => Math.max(drawnRatio / own, own / drawnRatio)));
      if (stretch <= MAX_STRETCH) return [];
      const fitting = Math.round((width / ratio) * 100) / 100;
      return [
        {
          path: `${path}/height`,
          message: say`${String(picture)} is stretched to ${width} × ${String(height)}: at that width it is ${fitting} high`,
          fix: {
            isGuess: true,
            title: say`Set the height to ${fitting}`,
            changes: [{ op: 'set', path: `${path}/height`, value: fitting }],
          },
        },
      ];
    }),
});

const unusedPicture = defineRule({
  id: 'unused-picture',
  severity: 'note',
  appliesTo: ['venue'],
  description: 'A picture in the folder of a venue is neither on the plan nor in the settings.',
  check: ({ tables, decor, venue, pictures }) => {
    // Without a plan in the folder, the editor draws it, and any picture may be meant for it.
    if (!pictures || tables.length === 0) return [];
    const used = new Set([
      venue?.picture,
      ...tables.flatMap(({ room }) => [room['picture'], room['view_picture']]),
      ...decor.map(({ piece }) => piece['picture']),
    ]);
    return [...pictures.keys()]
      .filter((picture) => !used.has(picture))
      .map((picture) => ({ path: '', message: say`Neither the plan nor the venue uses ${picture}: remove the file` }));
  },
});

export const pictureRules = [
  missingPicture,
  heavyPicture,
  pictureSize,
  pictureType,
  pictureProportions,
  unusedPicture,
] as const;
