/** What messages call pieces of decor and the surfaces of areas and paths. */
import { say } from '../../say.ts';
import type { Surface } from '../../plan/decorKinds.ts';
import type { Decor } from '../../plan/plan.ts';

const KINDS: Readonly<Record<Decor['kind'], () => string>> = {
  area: () => say`area`,
  path: () => say`path`,
  wall: () => say`wall`,
  text: () => say`text`,
  picture: () => say`picture`,
  umbrella: () => say`umbrella`,
  palm: () => say`palm`,
  tree: () => say`tree`,
  bush: () => say`bush`,
  rocks: () => say`rocks`,
  boat: () => say`boat`,
  surfboards: () => say`surfboards`,
  fire: () => say`fire`,
  grill: () => say`grill`,
  bar: () => say`bar`,
  stage: () => say`stage`,
  steps: () => say`steps`,
  door: () => say`door`,
  lantern: () => say`lantern`,
  towel: () => say`towel`,
  scooter: () => say`scooter`,
  chair: () => say`chair`,
  sofa: () => say`sofa`,
  loungers: () => say`loungers`,
  cabana: () => say`cabana`,
  pool: () => say`pool`,
  dj: () => say`dj`,
  entrance: () => say`entrance`,
  toilet: () => say`toilet`,
};

const SURFACES: Readonly<Record<Surface, () => string>> = {
  sea: () => say`sea`,
  shallows: () => say`shallows`,
  foam: () => say`foam`,
  'wet-sand': () => say`wet-sand`,
  sand: () => say`sand`,
  grass: () => say`grass`,
  garden: () => say`garden`,
  water: () => say`water`,
  road: () => say`road`,
  pavement: () => say`pavement`,
  stone: () => say`stone`,
  wood: () => say`wood`,
  floor: () => say`floor`,
  carpet: () => say`carpet`,
  roof: () => say`roof`,
};

/** Returns the name of a kind of decor; a kind that there is not has the name that the file gives it. */
export function kindName(kind: unknown): string {
  return typeof kind === 'string' && isKind(kind) ? KINDS[kind]() : String(kind);
}

const isKind = (kind: string): kind is Decor['kind'] => Object.hasOwn(KINDS, kind);

export const surfaceName = (surface: Surface): string => SURFACES[surface]();

/** Returns the subject of a sentence about a piece of decor, such as `The umbrella`. */
export function decorName(decor: Decor): string {
  if (decor.kind === 'text') return say`The text "${decor.text}"`;
  if (decor.kind === 'area') return say`The area of ${surfaceName(decor.surface)}`;
  return say`The ${kindName(decor.kind)}`;
}
