/** Makes what the review shows of the tables that are found in a photo: each mark of its owner is a kind. */
import { type Outline, boundsOf } from '../../../../domain/geometry/boxes.ts';
import { type Drawing, WITHOUT_WORDS, at } from '../drawing.ts';
import { findNearby } from '../nearby.ts';
import type { Kind } from '../kinds.ts';
import type { Guess, Recognized } from '../recognize.ts';
import { lineOf } from '../outlineOfLine.ts';

/** Lengths are units of the plan on which the photo lies. */
export type MarkedPhoto = {
  readonly width: number;
  readonly height: number;
  readonly unitsPerMeter: number | undefined;
  /** What was found by each mark. */
  readonly marks: readonly (readonly Outline[])[];
};

/** A smaller thing is a chair if most of its kind are at a table. */
const MAX_CHAIR_RATIO = 0.6;
const MIN_CHAIR_SHARE = 0.65;

export function recognizeMarks({ marks, ...plan }: MarkedPhoto): Recognized {
  const outlines = marks.flat();
  const drawing: Drawing = {
    ...plan,
    groups: [],
    texts: [],
    leftOut: {},
    shapes: outlines.map((outline) => ({
      ...WITHOUT_WORDS,
      outline,
      lines: [lineOf(outline)],
      box: boundsOf(outline),
      fill: undefined,
      stroke: '#000000',
      strokeWidth: 0,
      groups: [],
    })),
  };
  let first = 0;
  const kinds = marks.map((found): Kind => {
    const members = found.map((_, i) => first + i);
    first += found.length;
    const { box, shape } = at(found, 0);
    return { form: shape, members, width: box.width, height: box.height, color: undefined, name: undefined };
  });
  const nearby = findNearby(drawing);
  const areaOf = ({ width, height }: Kind): number => width * height;
  const guesses = kinds.map((kind): Guess => {
    const larger = kinds.filter((other) => areaOf(kind) <= MAX_CHAIR_RATIO * areaOf(other));
    const hosts = new Set(larger.flatMap(({ members }) => members));
    const seated = kind.members.filter((member) => nearby.hostOf(member, (other) => hosts.has(other)) !== undefined);
    return { role: seated.length >= MIN_CHAIR_SHARE * kind.members.length ? 'chair' : 'table', isSure: true };
  });
  return { drawing, kinds, nearby, guesses };
}
