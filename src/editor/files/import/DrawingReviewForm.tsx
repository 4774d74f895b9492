/** The review of a drawing: the owner says what each kind of shapes is, and sees at once what the plan will have. */
import { useSetAtom } from 'jotai';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type Box, type Point, boxFromPoints } from '../../../domain/geometry/boxes.ts';
import { round2 } from '../../../domain/geometry/numbers.ts';
import { messages } from '../../messages.ts';
import { type ImportMode, applyImportAtom } from '../fileActions.ts';
import { OwnAreas } from './areas/OwnAreas.tsx';
import { type OwnArea, withOwnAreas } from './areas/ownAreas.ts';
import { LEFT_OUT } from './drawing.ts';
import type { DrawingReview } from './drawingReview.ts';
import { FileNotes, FileSummary, ImportForm } from './ImportForm.tsx';
import { ImportWarnings } from './importWarnings.ts';
import type { KindSummary } from './kindSummaries.ts';
import { ROLES, type Role } from './kinds.ts';
import { normalizeImport } from './normalizeImport.ts';
import { MarkTables, type Search } from './picture/MarkTables.tsx';
import { type Drawn, PlanPicture, viewBoxOf } from './PlanPicture.tsx';
import { type Measured, ScaleStep, measuredScale } from './ScaleStep.tsx';

const texts = messages.files.import;
/** Kinds that are shown at first: what is rare is seldom a table. */
const MAX_SHOWN = 30;

export function DrawingReviewForm({
  name,
  review,
}: {
  readonly name: string;
  readonly review: DrawingReview;
}): ReactNode {
  const { pages, photo } = review;
  const [page, setPage] = useState(pages?.fullest ?? 0);
  const [kinds, setKinds] = useState(review.kinds);
  const [roles, setRoles] = useState<readonly Role[]>(() => rolesOf(kinds));
  const [assembly, setAssembly] = useState(review.assembly);
  const [active, setActive] = useState<number>();
  const [areas, setAreas] = useState<readonly OwnArea[]>([]);
  const [drawnArea, setDrawnArea] = useState<number>();
  const [showsAll, setShowsAll] = useState(false);
  const [error, setError] = useState<string>();
  const [measured, setMeasured] = useState<Measured>({ ends: [], meters: undefined });
  const [draws, setDraws] = useState<'length' | 'mark' | undefined>(photo && 'mark');
  const [search, setSearch] = useState<Search>({ type: 'none' });
  const latest = useRef(roles);
  const applyImport = useSetAtom(applyImportAtom);
  const choose = async (kind: number, role: Role): Promise<void> => {
    const next = roles.map((each, i) => (i === kind ? role : each));
    latest.current = next;
    setRoles(next);
    const result = await review.assemble(next);
    // Answers come in order, but only the last one is for what is shown.
    if (latest.current === next) setAssembly(result);
  };
  const openPage = async (index: number): Promise<void> => {
    const next: readonly Role[] = [];
    latest.current = next;
    const opened = await pages?.open(index);
    if (latest.current !== next) return;
    if (!opened) {
      setError(texts.emptyPage({ page: page + 1 }));
      return;
    }
    setError(undefined);
    setPage(index);
    setActive(undefined);
    setAreas([]);
    setDrawnArea(undefined);
    setKinds(opened.kinds);
    setRoles(rolesOf(opened.kinds));
    setAssembly(opened.assembly);
  };
  const mark = async (points: readonly Point[]): Promise<void> => {
    setDraws(undefined);
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = (): void => {
      controller.abort();
      setSearch({ type: 'none' });
    };
    const onProgress = (share: number): void => {
      if (!signal.aborted) setSearch({ type: 'searching', share, cancel });
    };
    onProgress(0);
    try {
      const found = await photo?.find(boxFromPoints(points), { signal, onProgress });
      setSearch({ type: found ? 'none' : 'nothing' });
      if (!found) return;
      // What the owner has said of earlier marks holds.
      const next = rolesOf(found.kinds).map((role, i) => latest.current[i] ?? role);
      latest.current = next;
      setKinds(found.kinds);
      setRoles(next);
      setAssembly(await review.assemble(next));
    } catch (failure) {
      if (signal.aborted) return;
      console.warn('The photo can’t be searched:', failure);
      setSearch({ type: 'failed' });
    }
  };
  const { madeUpNames, scale } = assembly;
  const unitsPerMeter = measuredScale(measured) ?? scale?.unitsPerMeter;
  const parsed = useMemo(
    () => ({ ...withOwnAreas(assembly.parsed, areas, assembly.kindOf), unitsPerMeter }),
    [assembly, areas, unitsPerMeter],
  );
  const tables = useMemo(() => parsed.areas.flatMap((area) => area.tables), [parsed]);
  const names = useMemo(
    () => tables.flatMap(({ name: table }) => (madeUpNames.has(table) ? [] : [table])),
    [tables, madeUpNames],
  );
  const order = kinds
    .map((kind, index) => ({ kind, index }))
    .toSorted((a, b) => importance(b.kind) - importance(a.kind) || b.kind.count - a.kind.count);
  const shown = showsAll ? order : order.slice(0, MAX_SHOWN);
  const notes = [
    ...(assembly.assumedSeats > 0 ? [texts.assumedSeats({ count: assembly.assumedSeats })] : []),
    ...LEFT_OUT.flatMap((reason) => {
      const count = assembly.leftOut[reason];
      return count === undefined ? [] : [texts.leftOut[reason]({ count })];
    }),
  ];
  const incoming = useCallback(() => {
    const result = normalizeImport(parsed, new ImportWarnings());
    return result.ok ? { plan: result.plan, madeUpNames } : undefined;
  }, [parsed, madeUpNames]);
  const finish = async (mode: ImportMode | 'fill'): Promise<void> => {
    const result = normalizeImport(parsed, new ImportWarnings());
    // A plan of thousands of tables is made and drawn in two tasks.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    if (result.ok && mode !== 'fill') applyImport(mode, result.plan);
    else if (!result.ok) setError(result.error);
  };
  const drawn = (): Drawn | undefined => {
    if (drawnArea !== undefined)
      return {
        form: 'line',
        onDrawn: (lasso) => {
          setAreas(areas.map((area) => (area.id === drawnArea ? { ...area, lasso } : area)));
          setDrawnArea(undefined);
        },
      };
    if (draws === 'mark') return { form: 'box', onDrawn: (points) => void mark(points) };
    return (
      draws && {
        form: 'length',
        onDrawn: (ends) => {
          setMeasured({ ends, meters: undefined });
          setDraws(undefined);
        },
      }
    );
  };
  /** One thing is drawn at a time. */
  const draw = (what: typeof draws): void => {
    setDrawnArea(undefined);
    setDraws(draws === what ? undefined : what);
  };
  return (
    <ImportForm
      prefersAdd={photo !== undefined}
      onImport={(mode) => void finish(mode)}
      isDisabled={tables.length === 0}
      names={names}
      incoming={incoming}
    >
      <p className="editor-file-name">{name}</p>
      {pages && pages.shapeCounts.length > 1 && (
        <label className="editor-dialog-field">
          <span>{texts.page}</span>
          <select value={page} onChange={(event) => void openPage(Number(event.target.value))}>
            {pages.shapeCounts.map((count, index) => (
              <option key={index} value={index}>
                {count === undefined
                  ? texts.pageNumber({ page: index + 1 })
                  : texts.pageShapes({ page: index + 1, count })}
              </option>
            ))}
          </select>
        </label>
      )}
      <FileSummary parsed={parsed} error={error} />
      <div className="editor-import-columns">
        <PlanPicture
          kinds={kinds}
          roles={roles}
          active={active}
          areas={areas}
          photo={photo}
          measured={measured.ends}
          draws={drawn()}
        />
        <ul className="editor-import-kinds">
          {shown.map(({ kind, index }) => (
            <li key={index} data-active={active === index || undefined}>
              <KindPicture kind={kind} whole={photo?.box ?? kind.whole} />
              <label>
                <span>
                  <span>{texts.kindName({ form: kind.form, count: kind.count })}</span>
                  <small dir="auto">{describeKind(kind, roles[index])}</small>
                </span>
                <select
                  value={roles[index]}
                  onFocus={() => setActive(index)}
                  onPointerEnter={() => setActive(index)}
                  onChange={(event) => void choose(index, event.target.value as Role)}
                >
                  {ROLES.map((role) => (
                    <option key={role} value={role}>
                      {texts.roles[role]}
                    </option>
                  ))}
                </select>
              </label>
              {areas.length > 0 && roles[index] === 'table' && (
                <select
                  aria-label={texts.ownAreas.ofKind({ kind: texts.kindName({ form: kind.form, count: kind.count }) })}
                  value={areas.find((area) => area.kinds.has(index))?.id ?? ''}
                  onChange={({ target }) =>
                    setAreas(
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
          ))}
          {shown.length < order.length && (
            <li>
              <button type="button" className="editor-button" onClick={() => setShowsAll(true)}>
                {texts.moreKinds({ count: order.length - shown.length })}
              </button>
            </li>
          )}
        </ul>
      </div>
      {photo && <MarkTables isMarking={draws === 'mark'} search={search} onMark={() => draw('mark')} />}
      <OwnAreas
        areas={areas}
        drawn={drawnArea}
        onChange={setAreas}
        onDraw={(area) => {
          setDraws(undefined);
          setDrawnArea(area);
        }}
      />
      {(!photo || scale?.from !== 'file') && (
        <ScaleStep
          scale={scale}
          size={parsed}
          measured={measured}
          isMeasuring={draws === 'length'}
          onMeasure={() => draw('length')}
          onChange={setMeasured}
        />
      )}
      <FileNotes notes={notes} />
    </ImportForm>
  );
}

const rolesOf = (kinds: readonly KindSummary[]): Role[] => kinds.map(({ role }) => role);

function describeKind({ name, form, width, height, isSure, role: guess }: KindSummary, role: Role | undefined): string {
  const size = form === 'line' ? [] : [`${round2(width)} × ${round2(height)}`];
  const doubt = !isSure && role === guess ? [texts.unsure] : [];
  return [...(name === undefined ? [] : [name]), ...size, ...doubt].join(' · ');
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
      <path d={kind.path} />
    </svg>
  );
}
