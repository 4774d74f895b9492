/** The areas of the plan, in the order that guests see. */
import Plus from 'lucide-react/icons/plus';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { addArea, mergeAreas, removeArea, renameArea, reorderAreas } from '../../../domain/document/edits/areas.ts';
import { drawingAtom, editAtom } from '../../document/document.ts';
import { announceAtom } from '../../session/announcements.ts';
import { ListItemEditor, addAndName } from './ListItemEditor.tsx';
import './areasAndCategories.css';
import { moveId, tableKeysBy } from './tableKeysBy.ts';
import { listMessages } from './messages.ts';

export function AreaList(): ReactNode {
  const { areas, tables } = useAtomValue(drawingAtom);
  const edit = useSetAtom(editAtom);
  const announce = useSetAtom(announceAtom);
  const keys = useMemo(() => tableKeysBy(tables, ({ area }) => area), [tables]);
  return (
    <fieldset className="editor-entries">
      <legend>{listMessages.areas}</legend>
      <ul>
        {areas.map((area) => (
          <ListItemEditor
            key={area.id}
            entry={area}
            all={areas}
            tables={keys.get(area.id) ?? []}
            rename={(name) => {
              edit(listMessages.steps.renameArea, (drawing) => renameArea(drawing, area.id, name));
            }}
            move={(by) => {
              const ids = moveId(areas, area.id, by);
              edit(listMessages.steps.orderAreas, (drawing) => reorderAreas(drawing, ids));
              announce(listMessages.moved(area.name, ids.indexOf(area.id) + 1, ids.length));
            }}
            merge={(into) => {
              edit(listMessages.steps.mergeAreas, (drawing) => mergeAreas(drawing, area.id, into));
            }}
            remove={() => {
              edit(listMessages.steps.removeArea, (drawing) => removeArea(drawing, area.id));
            }}
          />
        ))}
      </ul>
      <button
        type="button"
        className="editor-button editor-small-button"
        onClick={({ currentTarget }) => {
          addAndName(currentTarget, () => {
            edit(listMessages.steps.addArea, (drawing) => addArea(drawing).drawing);
          });
        }}
      >
        <Plus aria-hidden size={14} />
        <span>{listMessages.addArea}</span>
      </button>
    </fieldset>
  );
}
