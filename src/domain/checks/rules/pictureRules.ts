/** Rules about pictures: whether they are there, and whether a phone gets them in time. What the files are like comes from outside. */
import { type FindingDetails, displayName, defineRule } from '../finding.ts';
import type { PictureFacts } from '../pictureFacts.ts';
import type { CheckContext } from '../checkContext.ts';

/** Bytes of one picture: at a beach, 3G carries some 50 kB a second. */
const MOST_BYTES = 150_000;
/** Pixels of a picture's longer side. Below it is blurred on a phone with three device pixels to a CSS pixel, above nobody sees the difference. */
const SIDES = { least: 320, most: 2400 };

type Named = { readonly path: string; readonly picture: string; readonly table?: number | string | undefined };

/** The pictures that a file names, each where it is first named. */
function namedIn({ fileKind: form, tables, decor, venue }: CheckContext): Named[] {
  const first = new Map<string, Named>();
  const meet = (picture: unknown, path: string, table?: number | string): void => {
    if (typeof picture === 'string' && !first.has(picture)) first.set(picture, { path, picture, table });
  };
  if (form === 'venue') meet(venue?.picture, '/picture');
  else {
    for (const { path, id, room } of tables) meet(room['picture'], `${path}/picture`, id);
    for (const { path, piece } of decor) if (piece['kind'] === 'picture') meet(piece['picture'], `${path}/picture`);
  }
  return [...first.values()];
}

function judged(
  subject: CheckContext,
  judge: (facts: PictureFacts | undefined, picture: string) => string | undefined,
): FindingDetails[] {
  const { pictures } = subject;
  return !pictures
    ? []
    : namedIn(subject).flatMap(({ path, picture, table }) => {
        const message = pictures.has(picture) ? judge(pictures.get(picture), picture) : undefined;
        return message === undefined ? [] : [{ path, table, message }];
      });
}

const missingPicture = defineRule({
  id: 'missing-picture',
  severity: 'warning',
  appliesTo: ['plan', 'answer', 'venue'],
  description: 'A picture that is named is not there or is none, or a table has none where most have one.',
  check: (subject) => {
    const gone = judged(subject, (facts, picture) =>
      !facts
        ? `There is no file ${picture}: put it there, or name another`
        : facts.broken
          ? `${picture} is no picture that a browser shows: save it anew`
          : undefined,
    );
    if (subject.fileKind === 'venue') return gone;
    const without = subject.tables.filter(({ room }) => typeof room['picture'] !== 'string');
    if (without.length * 2 >= subject.tables.length) return gone;
    return [
      ...gone,
      ...without.map((table) => ({
        path: table.path,
        table: table.id,
        message: `${displayName(table)} has no picture, and most tables have one: give it one`,
      })),
    ];
  },
});

const heavyPicture = defineRule({
  id: 'heavy-picture',
  severity: 'warning',
  appliesTo: ['plan', 'answer', 'venue'],
  description: `A picture has more than ${MOST_BYTES / 1000} kB: on a beach a phone waits for it.`,
  check: (subject) =>
    judged(subject, (facts, picture) =>
      facts && facts.bytes > MOST_BYTES
        ? `${picture} has ${Math.round(facts.bytes / 1000)} kB: save it with at most ${MOST_BYTES / 1000}, as WebP for instance`
        : undefined,
    ),
});

const pictureSize = defineRule({
  id: 'picture-size',
  severity: 'warning',
  appliesTo: ['plan', 'answer', 'venue'],
  description: `The longer side of a picture has less than ${SIDES.least} or more than ${SIDES.most} pixels.`,
  check: (subject) =>
    judged(subject, (facts, picture) => {
      if (facts?.width === undefined || facts.height === undefined) return undefined;
      const side = Math.max(facts.width, facts.height);
      if (side >= SIDES.least && side <= SIDES.most) return undefined;
      return `${picture} is ${facts.width} × ${facts.height}: ${side < SIDES.least ? `too small to be sharp, take one of ${SIDES.least} pixels or more` : `larger than any phone shows, save it with ${SIDES.most} pixels at most`}`;
    }),
});

export const pictureRules = [missingPicture, heavyPicture, pictureSize] as const;
