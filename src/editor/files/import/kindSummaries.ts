/** What the review shows of each kind of shapes. */
import { type Box, unionBoxes } from '../../../domain/geometry/boxes.ts';
import type { Form, Role } from './kinds.ts';
import type { Recognized } from './recognize.ts';

export type KindSummary = {
  readonly form: Form;
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly name: string | undefined;
  readonly role: Role;
  /** Whether more than its size speaks for the role. */
  readonly isSure: boolean;
  /** Its shapes as an SVG path, in the box of the whole drawing. */
  readonly path: string;
  readonly whole: Box;
};

/** Shapes and points that a picture of a kind shows, of more each second, third or later one. */
const MAX_PICTURED = 1_000;
const MAX_POINTS = 16;

export function summarizeKinds({ drawing: { shapes }, kinds, guesses }: Recognized): KindSummary[] {
  const whole = unionBoxes(shapes.map(({ box }) => box)) ?? { x: 0, y: 0, width: 1, height: 1 };
  return kinds.map(({ form, members, width, height, name }, k) => ({
    form,
    count: members.length,
    width,
    height,
    name,
    role: guesses[k]?.role ?? 'ignore',
    isSure: guesses[k]?.isSure ?? false,
    whole,
    path: members
      .filter((_, i) => i % Math.ceil(members.length / MAX_PICTURED) === 0)
      .flatMap((member) => shapes[member]?.lines ?? [])
      .map(({ points, closed }) => {
        const step = Math.ceil(points.length / MAX_POINTS);
        const shown = points.filter((_, i) => i % step === 0 || i === points.length - 1);
        return `M${shown.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}${closed ? 'z' : ''}`;
      })
      .join(''),
  }));
}
