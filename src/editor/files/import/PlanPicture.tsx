/** The picture of a drawing in its review, on which its owner draws lines, boxes and lengths. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Box, type Point, boxCorners, boxFromPoints } from '../../../domain/geometry/boxes.ts';
import { messages } from '../../messages.ts';
import type { OwnArea } from './areas/ownAreas.ts';
import type { KindSummary } from './kindSummaries.ts';
import type { Role } from './kinds.ts';
import type { ParsedTable } from './normalizeImport.ts';
import { TableNames } from './TableNames.tsx';
import type { Photo } from './drawingReview.ts';
import { boxAfterKey } from './picture/boxByKeys.ts';
import { MARK_HINT_ID } from './picture/MarkTables.tsx';

const texts = messages.files.import;

/** What is drawn next. `onDrawn` gets the points of a line or the two corners of a box, in the drawing's units. */
export type Drawn = {
  readonly form: 'line' | 'box' | 'length';
  onDrawn(points: readonly Point[]): void;
};

export const viewBoxOf = ({ x, y, width, height }: Box): string => {
  const margin = Math.max(width, height) * 0.02;
  return `${x - margin} ${y - margin} ${width + 2 * margin} ${height + 2 * margin}`;
};

export function PlanPicture({
  kinds,
  roles,
  active,
  areas,
  tables,
  photo,
  measured,
  draws,
  onStop,
  onPick,
}: {
  readonly kinds: readonly KindSummary[];
  readonly roles: readonly Role[];
  readonly active: number | undefined;
  readonly areas: readonly OwnArea[];
  /** What the drawing makes, with their names. */
  readonly tables: readonly ParsedTable[];
  readonly photo: Photo | undefined;
  /** The ends of a length that was measured. */
  readonly measured: readonly Point[];
  readonly draws: Drawn | undefined;
  /** Ends drawing, with nothing drawn. */
  onStop(): void;
  /** A kind was chosen by one of its shapes. */
  onPick(kind: number): void;
}): ReactNode {
  const [line, setLine] = useState<readonly Point[]>([]);
  /** The box that keys have placed; the next one starts there. */
  const [keyed, setKeyed] = useState<Box>();
  const picture = useRef<SVGSVGElement>(null);
  /** The click of the tap that ends drawing comes after it. */
  const isDrawn = useRef(false);
  const form = draws?.form;
  useEffect(() => {
    // On a phone, the button that starts it is below.
    if (form !== undefined) picture.current?.scrollIntoView({ block: 'nearest' });
    if (form === 'box') picture.current?.focus({ preventScroll: true });
  }, [form]);
  useEffect(() => {
    if (form === undefined) return undefined;
    // Escape would close the dialog, and lose the review.
    const stop = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setLine([]);
      onStop();
    };
    document.addEventListener('keydown', stop);
    return () => document.removeEventListener('keydown', stop);
  });
  const whole = photo?.box ?? kinds[0]?.whole;
  if (!whole) return null;
  const follow = (event: PointerEvent<SVGSVGElement>): Point | undefined => {
    const matrix = event.currentTarget.getScreenCTM();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  };
  const [first] = line;
  const last = line.at(-1);
  const isMarking = form === 'box';
  const box = first && last ? boxFromPoints([first, last]) : keyed;
  const drawn = pathOf(isMarking && box ? boxCorners(box) : line);
  const pressKey = (event: KeyboardEvent): void => {
    const next = boxAfterKey(keyed, whole, event);
    if (next) setKeyed(next);
    else if (event.key === 'Enter' && keyed) draws?.onDrawn(boxCorners(keyed));
    else return;
    event.preventDefault();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it has keys only as an application */}
      <svg
        ref={picture}
        className="editor-import-plan"
        viewBox={viewBoxOf(whole)}
        // A screen reader leaves arrow keys to an application.
        role={isMarking ? 'application' : 'img'}
        aria-label={photo ? texts.photo.picture : texts.picture}
        aria-describedby={isMarking ? MARK_HINT_ID : undefined}
        tabIndex={isMarking ? 0 : -1}
        onKeyDown={isMarking ? pressKey : undefined}
        data-draws={draws !== undefined || undefined}
        onPointerDown={(event) => {
          isDrawn.current = draws !== undefined;
          const point = draws && follow(event);
          if (!point) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setKeyed(undefined);
          setLine(draws.form === 'length' ? [...line, point] : [point]);
        }}
        onMouseDown={(event) => {
          // After a tap, it would take the focus from the field that the tap has opened.
          if (isDrawn.current) event.preventDefault();
        }}
        onPointerMove={(event) => {
          const point = line.length > 0 && draws?.form !== 'length' && follow(event);
          if (point) setLine([...line, point]);
        }}
        onPointerUp={() => {
          // A length is two taps, and all else is drawn in one go.
          if (line.length < 2 && draws?.form === 'length') return;
          if (line.length > (draws?.form === 'line' ? 2 : 1)) draws?.onDrawn(line);
          setLine([]);
        }}
        onPointerCancel={() => setLine([])}
      >
        {photo && <PhotoImage {...photo} />}
        {fromLargest(kinds).map(([kind, index]) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys choose a kind in the list
          <path
            key={index}
            d={kind.path}
            data-role={roles[index]}
            data-active={active === index || undefined}
            onClick={() => {
              if (!isDrawn.current) onPick(index);
            }}
          />
        ))}
        <TableNames tables={tables} />
        {areas.map(({ id, lasso }) => (
          <path key={id} className="editor-import-lasso" d={pathOf(lasso)} />
        ))}
        {drawn !== '' && <path className="editor-import-halo" d={drawn} />}
        <path className="editor-import-lasso" d={drawn} />
        <path className="editor-import-length" d={dotsOf(draws?.form === 'length' ? line : measured)} />
      </svg>
      <output className="ui-visually-hidden">{isMarking && keyed && texts.photo.box(sharesOf(keyed, whole))}</output>
    </>
  );
}

/** What is small lies on what is large, where it can be seen and chosen. */
const fromLargest = (kinds: readonly KindSummary[]): (readonly [KindSummary, number])[] =>
  kinds.map((kind, index) => [kind, index] as const).toSorted(([a], [b]) => b.width * b.height - a.width * a.height);

/** Where a box is and how large, in percent of the whole. */
const sharesOf = (box: Box, whole: Box): Readonly<Record<'left' | 'top' | 'width' | 'height', number>> => ({
  left: Math.round(((box.x - whole.x) / whole.width) * 100),
  top: Math.round(((box.y - whole.y) / whole.height) * 100),
  width: Math.round((box.width / whole.width) * 100),
  height: Math.round((box.height / whole.height) * 100),
});

function PhotoImage({ href, box, rotation }: Photo): ReactNode {
  const { x, y, width, height } = box;
  return (
    <image
      href={href}
      x={x}
      y={y}
      width={width}
      height={height}
      preserveAspectRatio="none"
      transform={rotation === 0 ? undefined : `rotate(${rotation} ${x + width / 2} ${y + height / 2})`}
    />
  );
}

const pathOf = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}z`;

/** A dot at each end is a line without a length, which is drawn with round ends. */
const dotsOf = (points: readonly Point[]): string => pathOf(points) + points.map(({ x, y }) => `M${x} ${y}h0`).join('');
