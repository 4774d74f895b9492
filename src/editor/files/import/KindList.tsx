/** The kinds of shapes in a drawing, a row each: a picture, a count, and what its owner says they are. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Box } from '../../../domain/geometry/boxes.ts';
import { round2 } from '../../../domain/geometry/numbers.ts';
import { messages } from '../../messages.ts';
import type { OwnArea } from './areas/ownAreas.ts';
import type { KindSummary } from './kindSummaries.ts';
import { ROLES, type Role } from './kinds.ts';
import { viewBoxOf } from './PlanPicture.tsx';

const texts = messages.files.import;
/** Kinds that are shown at first: what is rare is seldom a table. */
const MAX_SHOWN = 30;
/** From here on, the owner is spared choosing for each by itself. */
const MANY_UNSURE = 4;

/** A kind of the list; `picks` counts how often its owner has chosen one on the picture. */
export type ActiveKind = { readonly index: number | undefined; readonly picks: number };

export function KindList({
  kinds,
  roles,
  active: { index: active, picks },
  areas,
  whole,
  unitsPerMeter,
  onActivate,
  onChoose,
  onAreas,
}: {
  readonly kinds: readonly KindSummary[];
  readonly roles: readonly Role[];
  readonly active: ActiveKind;
  readonly areas: readonly OwnArea[];
  /** What the pictures show; undefined is the whole drawing. */
  readonly whole: Box | undefined;
  readonly unitsPerMeter: number | undefined;
  onActivate(kind: number): void;
  onChoose(kinds: readonly number[], role: Role): void;
  onAreas(areas: readonly OwnArea[]): void;
}): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (picks > 0) list.current?.querySelector<HTMLElement>('[data-active] select')?.focus();
  }, [picks]);
  const order = kinds
    .map((kind, index) => ({ kind, index }))
    .toSorted((a, b) => importance(b.kind) - importance(a.kind) || b.kind.count - a.kind.count);
  const shown = order.filter(({ index }, place) => showsAll || place < MAX_SHOWN || index === active);
  const unsure = order.flatMap(({ kind, index }) => (kind.isSure ? [] : [index]));
  const [common] = unsure.map((index) => roles[index]);
  return (
    <ul ref={list} className="editor-import-kinds">
      {unsure.length >= MANY_UNSURE && (
        <li>
          <label>
            <span>{texts.unsureKinds({ count: unsure.length })}</span>
            <select
              value={unsure.every((index) => roles[index] === common) ? common : ''}
              onChange={(event) => onChoose(unsure, event.target.value as Role)}
            >
              <option value="" hidden>
                {texts.mixed}
              </option>
              <RoleOptions />
            </select>
          </label>
        </li>
      )}
      {shown.map(({ kind, index }) => {
        const name = texts.kindName({ form: kind.form, count: kind.count });
        return (
          <li key={index} data-active={active === index || undefined} onPointerEnter={() => onActivate(index)}>
            <KindPicture kind={kind} whole={whole ?? kind.whole} />
            <label>
              <span>
                <span>{name}</span>
                <small dir="auto">{describeKind(kind, roles[index], unitsPerMeter)}</small>
              </span>
              <select
                value={roles[index]}
                onFocus={() => onActivate(index)}
                onChange={(event) => onChoose([index], event.target.value as Role)}
              >
                <RoleOptions />
              </select>
            </label>
            {areas.length > 0 && roles[index] === 'table' && (
              <select
                aria-label={texts.ownAreas.ofKind({ kind: name })}
                value={areas.find((area) => area.kinds.has(index))?.id ?? ''}
                onChange={({ target }) =>
                  onAreas(
                    areas.map((area) => ({
                      ...area,
                      kinds: new Set(
                        [...area.kinds, index].filter((each) => each !== index || String(area.id) === target.value),
                      ),
                    })),
                  )
                }
              >
                <option value="">{texts.ownAreas.asInFile}</option>
                {areas.map((area) => (
                  <option key={area.id} value={area.id}>
                    {area.name}
                  </option>
                ))}
              </select>
            )}
          </li>
        );
      })}
      {shown.length < order.length && (
        <li>
          <button type="button" className="editor-button" onClick={() => setShowsAll(true)}>
            {texts.moreKinds({ count: order.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
  );
}

const RoleOptions = (): ReactNode =>
  ROLES.map((role) => (
    <option key={role} value={role}>
      {texts.roles[role]}
    </option>
  ));

function describeKind(
  { name, form, width, height, isSure, role: guess }: KindSummary,
  role: Role | undefined,
  unitsPerMeter: number | undefined,
): string {
  const lengthOf = (length: number): number => round2(length / (unitsPerMeter ?? 1));
  const lengths = { width: lengthOf(width), height: lengthOf(height) };
  const size = unitsPerMeter === undefined ? `${lengths.width} × ${lengths.height}` : texts.sizeInMeters(lengths);
  const doubt = !isSure && role === guess ? [texts.unsure] : [];
  return [
    ...(name === undefined ? [] : [name]),
    ...(form === 'line' ? [] : [size.replaceAll(' ', '\u{A0}')]),
    ...doubt,
  ].join(' · ');
}

/** What may be wrong comes first: tables and chairs, and what is unsure. */
function importance({ role, isSure }: KindSummary): number {
  if (role === 'table' || role === 'chair') return isSure ? 2 : 3;
  return isSure ? 0 : 1;
}

/** Where the shapes of a kind are. */
function KindPicture({ kind, whole }: { readonly kind: KindSummary; readonly whole: Box }): ReactNode {
  return (
    <svg className="editor-import-kind" viewBox={viewBoxOf(whole)} aria-hidden>
      <rect {...whole} />
      <path d={kind.path} data-role={kind.role} />
    </svg>
  );
}
