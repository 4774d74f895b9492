/** What a newer file changes of the open plan, with a picture. The owner takes each kind of change or leaves it. */
import { type ReactNode, use } from 'react';
import type { EditorDocument } from '../../../../domain/document/editorDocument.ts';
import { type Outline, boundsOf, centerOf, unionBoxes } from '../../../../domain/geometry/boxes.ts';
import type { Room } from '../../../../domain/plan/plan.ts';
import { outlineFromCoordinates } from '../../../../domain/plan/table.ts';
import { messages } from '../../../messages.ts';
import { outlinePath } from '../outlinePath.ts';
import type { Comparison } from './compareWithFile.ts';
import { CHANGES, type Change, type PlanMatch } from './matchPlan.ts';

const texts = messages.files.import.update;
const MAX_NAMED = 8;

/** Suspends until both are compared. */
export function UpdateReview({
  drawing,
  comparison,
  taken,
  onTake,
}: {
  readonly drawing: EditorDocument;
  readonly comparison: Promise<Comparison | undefined>;
  readonly taken: ReadonlySet<Change>;
  onTake(taken: ReadonlySet<Change>): void;
}): ReactNode {
  const match = use(comparison)?.match;
  if (!match) return null;
  const names: Readonly<Record<Change, readonly string[]>> = {
    added: match.added.map(({ room }) => room.name),
    moved: match.moved.map(({ item }) => item.room.name),
    seats: match.seats.map(({ item, room }) =>
      texts.seatsOf({ name: item.room.name, before: item.room.beds, after: room.beds }),
    ),
    gone: match.gone.map(({ room }) => room.name),
  };
  const toggle = (change: Change): void =>
    onTake(new Set(CHANGES.filter((each) => taken.has(each) !== (each === change))));
  return (
    <div className="editor-import-columns">
      <UpdatePicture drawing={drawing} match={match} taken={taken} />
      <fieldset className="editor-dialog-choice editor-import-changes">
        <legend>{texts.take}</legend>
        {CHANGES.filter((change) => names[change].length > 0).map((change) => (
          <label key={change}>
            <input type="checkbox" checked={taken.has(change)} onChange={() => toggle(change)} />
            <svg viewBox="-3 -3 26 26" aria-hidden data-change={change}>
              <rect width={20} height={20} rx={3} />
            </svg>
            <span>{texts.changes[change]({ count: names[change].length })}</span>
            <small dir="auto">{listOf(names[change])}</small>
          </label>
        ))}
        <p className="editor-dialog-note">{texts.kept({ count: match.kept })}</p>
      </fieldset>
    </div>
  );
}

function listOf(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMED).join(', ');
  const more = names.length - MAX_NAMED;
  return more > 0 ? messages.files.import.andMore({ names: shown, more }) : shown;
}

/** Gray tables stay. What isn't taken is faint. */
function UpdatePicture({
  drawing,
  match,
  taken,
}: {
  readonly drawing: EditorDocument;
  readonly match: PlanMatch;
  readonly taken: ReadonlySet<Change>;
}): ReactNode {
  const gone = new Set(match.gone);
  const outlinesOf = (rooms: readonly Room[]): Outline[] =>
    rooms.map(({ coordinates }) => outlineFromCoordinates(coordinates));
  const parts: Readonly<Record<Change, readonly Outline[]>> = {
    added: outlinesOf(match.added.map(({ room }) => room)),
    moved: outlinesOf(match.moved.map(({ room }) => room)),
    seats: outlinesOf(match.seats.map(({ item }) => item.room)),
    gone: outlinesOf(match.gone.map(({ room }) => room)),
  };
  const kept = outlinesOf(drawing.tables.flatMap((item) => (gone.has(item) ? [] : [item.room])));
  const whole = unionBoxes([kept, ...Object.values(parts)].flat().map(boundsOf));
  if (!whole) return null;
  const margin = Math.max(whole.width, whole.height) * 0.04;
  const trails = match.moved.map(({ item, room }) => {
    const from = centerOf(item.room.coordinates);
    const to = centerOf(room.coordinates);
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  });
  return (
    <svg
      className="editor-import-plan"
      viewBox={`${whole.x - margin} ${whole.y - margin} ${whole.width + 2 * margin} ${whole.height + 2 * margin}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG is no image file
      role="img"
      aria-label={texts.picture}
    >
      <path d={outlinePath(kept)} />
      <path d={trails.join('')} data-change="moved" data-left={!taken.has('moved') || undefined} />
      {CHANGES.map((change) => (
        <path
          key={change}
          d={outlinePath(parts[change])}
          data-change={change}
          data-left={!taken.has(change) || undefined}
        />
      ))}
    </svg>
  );
}
