/** The areas of the plan, in the order in which guests are shown them. */
import Plus from 'lucide-react/icons/plus';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { addArea, mergeAreas, removeArea, renameArea, reorderAreas } from '../../../domain/document/edits/areas.ts';
import { drawingAtom, editAtom } from '../../document/document.ts';
import { announceAtom } from '../../session/view.ts';
import { ListItemEditor } from './ListItemEditor.tsx';
import './areasAndCategories.css';
import { idsMoved, tableKeysBy } from './tableKeysBy.ts';
import { listMessages as words } from './messages.ts';

export function AreaList(): ReactNode {
  const { areas, tables } = useAtomValue(drawingAtom);
  const [edit, say] = [useSetAtom(editAtom), useSetAtom(announceAtom)];
  const keys = useMemo(() => tableKeysBy(tables, ({ area }) => area), [tables]);
  return (
    <fieldset className="kinds">
      <legend>{words.areas}</legend>
      <ul>
        {areas.map((area) => (
          <ListItemEditor
            key={area.id}
            kind={area}
            all={areas}
            tables={keys.get(area.id) ?? []}
            rename={(name) => {
              edit(words.steps.renameArea, (drawing) => renameArea(drawing, area.id, name));
            }}
            move={(by) => {
              const ids = idsMoved(areas, area.id, by);
              edit(words.steps.orderAreas, (drawing) => reorderAreas(drawing, ids));
              say(words.moved(area.name, ids.indexOf(area.id) + 1, ids.length));
            }}
            merge={(into) => {
              edit(words.steps.mergeAreas, (drawing) => mergeAreas(drawing, area.id, into));
            }}
            remove={() => {
              edit(words.steps.removeArea, (drawing) => removeArea(drawing, area.id));
            }}
          />
        ))}
      </ul>
      <button
        type="button"
        className="plain plain-small kind-add"
        onClick={() => {
          edit(words.steps.addArea, (drawing) => addArea(drawing).drawing);
        }}
      >
        <Plus aria-hidden size={14} />
        {words.addArea}
      </button>
    </fieldset>
  );
}
