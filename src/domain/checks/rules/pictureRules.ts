/** Rules about pictures: whether they exist, are used, keep their proportions and load fast enough on a phone. */
import type { CheckContext } from '../checkContext.ts';
import { type Finding, type Place, finding } from '../finding.ts';

/** Maximum bytes of one picture. On a beach, 3G carries about 50 kB a second. */
const MAX_BYTES = 150_000;

type Named = Place & { readonly picture: string };

/** Returns the pictures that a file names, each at its first place. */
function namedPictures({ fileKind, tables, decor, venue }: CheckContext): Named[] {
  const first = new Map<string, Named>();
  const add = (picture: unknown, path: string, table?: number | string): void => {
    if (typeof picture === 'string' && !first.has(picture)) first.set(picture, { path, picture, table });
  };
  if (fileKind === 'venue') add(venue?.picture, '/picture');
  else {
    for (const { path, id, room } of tables) {
      add(room['picture'], `${path}/picture`, id);
      add(room['view_picture'], `${path}/view_picture`, id);
    }
    for (const { path, piece } of decor) if (piece['kind'] === 'picture') add(piece['picture'], `${path}/picture`);
  }
  return [...first.values()];
}

function pictureFiles(context: CheckContext): Finding[] {
  const { pictures } = context;
  return namedPictures(context).flatMap(({ picture, ...place }): Finding[] => {
    if (!pictures?.has(picture)) return [];
    const facts = pictures.get(picture);
    if (!facts) return [finding('missing-picture.missing', place, { picture })];
    const kilobytes = Math.round(facts.bytes / 1000);
    return [
      ...(facts.broken ? [finding('missing-picture.broken', place, { picture })] : []),
      ...(facts.bytes > MAX_BYTES
        ? [finding('heavy-picture', place, { picture, kilobytes, most: MAX_BYTES / 1000 })]
        : []),
    ];
  });
}

/** File types that no browser, or only one, shows as a picture. */
const HIDDEN_TYPE = /\.(heic|heif|tiff?|psd|ai|eps|pdf|raw|cr2|nef|dng|docx?|pptx?|mp4|mov|webm|zip|txt|html?)$/i;

function pictureAddresses(context: CheckContext): Finding[] {
  if (context.fileKind !== 'answer') return [];
  return namedPictures(context).flatMap(({ picture, ...place }): Finding[] => {
    const type = HIDDEN_TYPE.exec(picture.replace(/[?#].*$/, ''))?.[1]?.toLowerCase();
    if (type !== undefined) return [finding('missing-picture.type', place, { picture, type })];
    return /^http:\/\/[^\s/]/i.test(picture) ? [finding('missing-picture.insecure', place, { picture })] : [];
  });
}

/** A picture may be drawn this much wider or narrower than it is, which nobody sees. */
const MAX_STRETCH = 1.1;

function stretchedPictures({ fileKind, decor, pictures }: CheckContext): Finding[] {
  if (fileKind !== 'plan') return [];
  return decor.flatMap(({ path, piece: { kind, picture, width, height } }): Finding[] => {
    const facts = kind === 'picture' && typeof picture === 'string' ? pictures?.get(picture) : undefined;
    const ratio = facts?.ratio ?? (facts?.width ?? NaN) / (facts?.height ?? NaN);
    if (typeof width !== 'number' || typeof height !== 'number') return [];
    const drawnRatio = width / height;
    if (!(drawnRatio > 0 && drawnRatio < Infinity && ratio > 0)) return [];
    // A photo's header may turn it by a quarter.
    const stretch = Math.min(...[ratio, 1 / ratio].map((own) => Math.max(drawnRatio / own, own / drawnRatio)));
    if (stretch <= MAX_STRETCH) return [];
    const fitting = Math.round((width / ratio) * 100) / 100;
    const values = { picture: String(picture), width, height, fitting };
    return [finding('picture-proportions', { path: `${path}/height` }, values)];
  });
}

function unusedPictures({ fileKind, tables, decor, venue, pictures }: CheckContext): Finding[] {
  // Without a plan in the folder, the editor draws it, and any picture may be meant for it.
  if (fileKind !== 'venue' || !pictures || tables.length === 0) return [];
  const used = new Set([
    venue?.picture,
    ...tables.flatMap(({ room }) => [room['picture'], room['view_picture']]),
    ...decor.map(({ piece }) => piece['picture']),
  ]);
  return [...pictures.keys()]
    .filter((picture) => !used.has(picture))
    .map((picture) => finding('unused-picture', { path: '' }, { picture }));
}

export const pictureChecks = [pictureFiles, pictureAddresses, stretchedPictures, unusedPictures] as const;
