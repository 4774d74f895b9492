/**
 * The colors of the plan by theme. All decor shares few quiet tones, so that the tables, whose categories bring their
 * own colors, stand out on every ground. These are plain strings, not CSS variables, because the plan is painted before
 * the page's styles are loaded.
 */
import { TABLE_INK } from '../../domain/plan/color.ts';
import type { Surface } from '../../domain/plan/decorKinds.ts';

export type Theme = 'light' | 'dark';

/** The materials of the decor's props, so that a palm and a bush share one green. */
export type PropColors = {
  readonly cloth: string;
  readonly clothStripe: string;
  readonly clothAlt: string;
  readonly clothAltStripe: string;
  readonly leaf: string;
  readonly leafDark: string;
  readonly leafLight: string;
  readonly trunk: string;
  readonly bloom: string;
  readonly stone: string;
  readonly stoneLight: string;
  readonly wood: string;
  readonly woodDark: string;
  readonly woodLight: string;
  readonly metal: string;
  readonly metalDark: string;
  readonly ash: string;
  readonly ember: string;
  readonly glow: string;
  readonly flame: string;
  readonly hull: string;
  readonly hullInside: string;
  readonly paint: string;
  readonly paintAlt: string;
};

export type Palette = {
  /** The ground beyond the plan's decor, and behind a plan without any. */
  readonly backdrop: string;
  readonly surface: Readonly<Record<Surface, string>>;
  /** The texture of a surface: ripples, planks, tufts, joints. */
  readonly grain: Readonly<Record<Surface, string>>;
  readonly wall: string;
  /** The lighter top of a wall, and the frames of windows and doors. */
  readonly wallTop: string;
  /** Translucent, cast to the lower right. */
  readonly shadow: string;
  /** Text of the decor. Both tones have a contrast of at least 4.5:1 on every surface of their theme. */
  readonly text: { readonly quiet: string; readonly strong: string };
  readonly prop: PropColors;
  /** Text on a table: whichever of the two has more contrast with the table's color. */
  readonly tableInk: { readonly dark: string; readonly light: string };
  /** The strong outline of a selected table, in contrast with every surface. */
  readonly selected: string;
  /** An unavailable table: a pale fill with a hatch over it. */
  readonly unavailable: { readonly fill: string; readonly hatch: string; readonly ink: string };
  /** The focus ring on the plan. */
  readonly focus: string;
};

const light: Palette = {
  backdrop: '#efe4cd',
  surface: {
    sea: '#a3cfd2',
    shallows: '#c2e1db',
    foam: '#fdfbf5',
    'wet-sand': '#e0cfae',
    sand: '#f1e6d0',
    grass: '#d0dba9',
    garden: '#d6ddbe',
    water: '#bcdcd8',
    road: '#d2cdc6',
    pavement: '#e5dfd4',
    stone: '#e4ddd0',
    wood: '#dfc8a4',
    floor: '#f4ebdb',
    carpet: '#e8cdb8',
    roof: '#dcbb9f',
  },
  grain: {
    sea: '#b9dddd',
    shallows: '#d6ece6',
    foam: '#fdfbf5',
    'wet-sand': '#d5c29e',
    sand: '#e4d5b8',
    grass: '#b6c787',
    garden: '#c1cca2',
    water: '#d2e9e5',
    road: '#c5bfb7',
    pavement: '#d6cfc2',
    stone: '#d2cabb',
    wood: '#cdb28a',
    floor: '#e7dac4',
    carpet: '#d9b59b',
    roof: '#eedcc8',
  },
  wall: '#a8937a',
  wallTop: '#fbf6ec',
  shadow: 'rgba(74, 56, 34, 0.17)',
  text: { quiet: '#524b3b', strong: '#2c3a3d' },
  prop: {
    cloth: '#fcf6ea',
    clothStripe: '#e9c7ae',
    clothAlt: '#f7f3e8',
    clothAltStripe: '#b5d2cd',
    leaf: '#93ad78',
    leafDark: '#7d9a68',
    leafLight: '#aac38f',
    trunk: '#9b7a55',
    bloom: '#e7b3ae',
    stone: '#b9b1a4',
    stoneLight: '#d0c9bd',
    wood: '#c19d70',
    woodDark: '#a58259',
    woodLight: '#d9bc92',
    metal: '#a9a8a4',
    metalDark: '#807e7a',
    ash: '#8c8276',
    ember: '#e08b5c',
    glow: 'rgba(247, 205, 120, 0.34)',
    flame: '#f2bf6b',
    hull: '#f6efe2',
    hullInside: '#d3b48a',
    paint: '#86b3b5',
    paintAlt: '#d79a7e',
  },
  tableInk: TABLE_INK,
  selected: '#0c2a33',
  unavailable: { fill: '#ece5d9', hatch: '#c6baa7', ink: '#5a5142' },
  focus: '#0a5bd0',
};

const dark: Palette = {
  backdrop: '#191d1d',
  surface: {
    sea: '#13282f',
    shallows: '#1b373d',
    foam: '#355050',
    'wet-sand': '#302b23',
    sand: '#3b352b',
    grass: '#2b3426',
    garden: '#283026',
    water: '#1c353a',
    road: '#252628',
    pavement: '#34312d',
    stone: '#3b3834',
    wood: '#46392b',
    floor: '#3f392f',
    carpet: '#4c3a31',
    roof: '#4f3d31',
  },
  grain: {
    sea: '#1b353d',
    shallows: '#24444a',
    foam: '#355050',
    'wet-sand': '#393329',
    sand: '#474034',
    grass: '#394531',
    garden: '#343d30',
    water: '#264449',
    road: '#36363a',
    pavement: '#3f3b36',
    stone: '#494540',
    wood: '#392d21',
    floor: '#4a4338',
    carpet: '#5f483b',
    roof: '#644f40',
  },
  wall: '#857565',
  wallTop: '#a8967f',
  shadow: 'rgba(6, 9, 10, 0.36)',
  text: { quiet: '#c6baa4', strong: '#f3e9d6' },
  prop: {
    cloth: '#857b6b',
    clothStripe: '#6f5647',
    clothAlt: '#7d7a6e',
    clothAltStripe: '#4f6664',
    leaf: '#40543a',
    leafDark: '#344630',
    leafLight: '#4f6547',
    trunk: '#5e4a36',
    bloom: '#855c5c',
    stone: '#524e48',
    stoneLight: '#656059',
    wood: '#5f4c37',
    woodDark: '#4a3a2a',
    woodLight: '#756048',
    metal: '#67655f',
    metalDark: '#474541',
    ash: '#2c2824',
    ember: '#c9713f',
    glow: 'rgba(247, 190, 100, 0.22)',
    flame: '#f0b660',
    hull: '#7a7263',
    hullInside: '#534431',
    paint: '#476869',
    paintAlt: '#825a48',
  },
  tableInk: TABLE_INK,
  selected: '#fff6e2',
  unavailable: { fill: '#48423a', hatch: '#625a4c', ink: '#d3c8b3' },
  focus: '#8fc4ff',
};

export const palettes: Readonly<Record<Theme, Palette>> = { light, dark };
