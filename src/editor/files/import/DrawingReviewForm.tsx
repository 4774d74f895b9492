/** The review of a drawing: the owner says what each kind of shapes is, and sees at once what the plan will have. */
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type Point, boxFromPoints } from '../../../domain/geometry/boxes.ts';
import { messages } from '../../messages.ts';
import { OwnAreas } from './areas/OwnAreas.tsx';
import { type OwnArea, withOwnAreas } from './areas/ownAreas.ts';
import { LEFT_OUT } from './drawing.ts';
import type { DrawingReview } from './drawingReview.ts';
import { FileNotes, ImportForm } from './ImportForm.tsx';
import { type ActiveKind, KindList } from './KindList.tsx';
import type { KindSummary } from './kindSummaries.ts';
import type { Role } from './kinds.ts';
import { MarkTables, type Search } from './picture/MarkTables.tsx';
import { type Drawn, PlanPicture } from './PlanPicture.tsx';
import { type Measured, ScaleStep, measuredScale } from './ScaleStep.tsx';

const texts = messages.files.import;
const NO_KIND: ActiveKind = { index: undefined, picks: 0 };

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
  const [active, setActive] = useState(NO_KIND);
  const [areas, setAreas] = useState<readonly OwnArea[]>([]);
  const [drawnArea, setDrawnArea] = useState<number>();
  const [error, setError] = useState<string>();
  const [measured, setMeasured] = useState<Measured>({ ends: [], meters: undefined });
  const [draws, setDraws] = useState<'length' | 'mark' | undefined>(photo && 'mark');
  const [search, setSearch] = useState<Search>({ type: 'none' });
  const latest = useRef(roles);
  const choose = async (chosen: readonly number[], role: Role): Promise<void> => {
    const next = roles.map((each, i) => (chosen.includes(i) ? role : each));
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
    setActive(NO_KIND);
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
  const notes = [
    ...(assembly.assumedSeats > 0 ? [texts.assumedSeats({ count: assembly.assumedSeats })] : []),
    ...LEFT_OUT.flatMap((reason) => {
      const count = assembly.leftOut[reason];
      return count === undefined ? [] : [texts.leftOut[reason]({ count })];
    }),
  ];
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
      parsed={parsed}
      madeUpNames={madeUpNames}
      prefersAdd={photo !== undefined}
      isDisabled={tables.length === 0}
      error={error ?? (tables.length > 0 || photo ? undefined : texts.chooseTables)}
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
      <div className="editor-import-columns">
        <PlanPicture
          kinds={kinds}
          roles={roles}
          active={active.index}
          areas={areas}
          tables={tables}
          photo={photo}
          measured={measured.ends}
          draws={drawn()}
          onStop={() => draw(undefined)}
          onPick={(index) => setActive(({ picks }) => ({ index, picks: picks + 1 }))}
        />
        <KindList
          kinds={kinds}
          roles={roles}
          active={active}
          areas={areas}
          whole={photo?.box}
          unitsPerMeter={unitsPerMeter}
          onActivate={(index) => setActive(({ picks }) => ({ index, picks }))}
          onChoose={(chosen, role) => void choose(chosen, role)}
          onAreas={setAreas}
        />
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
