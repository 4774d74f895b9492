/** What decor there is. Apart from the schemas, so that visitors' pages do not load those. */

/** Minimum and maximum numbers of points of decor. */
export const MIN_POINTS = { area: 3, path: 2, wall: 2 } as const;
export const MAX_POINTS = 400;
/** The path of a picture: below the venue's own folder, or of a drawing that ships with the product. */
export const PICTURE_PATTERN = /^(?:\/assets\/)?[\w-]+(?:\/[\w-]+)*\.(?:svg|webp|png|jpe?g|avif)$/;

/** Surfaces of areas and paths, from bottom to top. */
export const SURFACES = [
  'sea',
  'shallows',
  'foam',
  'wet-sand',
  'sand',
  'grass',
  'garden',
  'water',
  'road',
  'pavement',
  'stone',
  'wood',
  'floor',
  'carpet',
  'roof',
] as const;
export type Surface = (typeof SURFACES)[number];

/** Props with a position and a size, seen from above. */
export const PROP_KINDS = [
  'umbrella',
  'palm',
  'tree',
  'bush',
  'rocks',
  'boat',
  'surfboards',
  'fire',
  'grill',
  'bar',
  'stage',
  'steps',
  'door',
  'lantern',
  'towel',
  'scooter',
  'chair',
  'sofa',
  'loungers',
  'cabana',
  'pool',
  'dj',
  'entrance',
  'toilet',
] as const;
export type PropKind = (typeof PROP_KINDS)[number];
