/**
 * Simulates color vision deficiencies and measures how far apart two colors are. The matrices are those of Machado,
 * Oliveira and Fernandes (2009) for full deficiency, applied to linear light. Distances are in OKLab (Ottosson 2020),
 * where about 0.02 is the smallest difference visible side by side.
 */
import { clamp } from '../geometry/numbers.ts';
import { linearLight, parseHexColor } from '../plan/color.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [...Triple, ...Triple, ...Triple];

/** `who` is the deficiency, by its medical name. */
const COLOR_VISIONS: readonly { readonly who: string; readonly matrix: Matrix }[] = [
  { who: 'anybody', matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1] },
  {
    who: 'protanopia',
    matrix: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  },
  {
    who: 'deuteranopia',
    matrix: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  },
  {
    who: 'tritanopia',
    matrix: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  },
];

const times = (m: Matrix, [x, y, z]: Triple): Triple => [
  m[0] * x + m[1] * y + m[2] * z,
  m[3] * x + m[4] * y + m[5] * z,
  m[6] * x + m[7] * y + m[8] * z,
];
const each = ([x, y, z]: Triple, change: (part: number) => number): Triple => [change(x), change(y), change(z)];

const toGamut = (part: number): number => clamp(part, 0, 1);

const TO_CONES: Matrix = [
  0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619, 0.2817188376,
  0.6299787005,
];
const TO_LAB: Matrix = [
  0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099, 0.0259040371, 0.7827717662,
  -0.808675766,
];

/** Returns a color in OKLab as each of `COLOR_VISIONS` sees it. */
export function simulateVision(hex: string): readonly Triple[] {
  const light = each(parseHexColor(hex), linearLight);
  return COLOR_VISIONS.map(({ matrix }) =>
    times(TO_LAB, each(times(TO_CONES, each(times(matrix, light), toGamut)), Math.cbrt)),
  );
}

/** Returns the first vision in which two colors (from `simulateVision`) are closer than `minDistance`, or undefined. */
export function confusingVision(
  one: readonly Triple[],
  other: readonly Triple[],
  minDistance: number,
): string | undefined {
  return COLOR_VISIONS.find((_, index) => {
    const [a, b] = [one[index], other[index]];
    return a && b && Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < minDistance;
  })?.who;
}
