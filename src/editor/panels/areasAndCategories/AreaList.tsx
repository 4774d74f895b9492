/** The areas of the plan, in the order that guests see. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { addArea, mergeAreas, removeArea, renameArea, reorderAreas } from '../../../domain/document/edits/areas.ts';
import type { Area } from '../../../domain/document/editorDocument.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import { drawingAtom } from '../../document/document.ts';
import { type EntryEdits, EntryList } from './EntryList.tsx';
import { EntryPrice } from './EntryPrice.tsx';
import type { ListItemDetails } from './ListItemEditor.tsx';
import { listMessages } from './messages.ts';

const { steps } = listMessages;
const AREA_EDITS: EntryEdits = {
  add: [steps.addArea, addArea],
  rename: [steps.renameArea, renameArea],
  reorder: [steps.orderAreas, reorderAreas],
  merge: [steps.mergeAreas, mergeAreas],
  remove: [steps.removeArea, removeArea],
};

const detailsOf = (area: Area): ListItemDetails => ({ details: <EntryPrice list="areas" entry={area} /> });

export function AreaList(): ReactNode {
  const { areas, tables } = useAtomValue(drawingAtom);
  const tablesById = useMemo(() => groupBy(tables, ({ area }) => area), [tables]);
  return (
    <EntryList
      legend={listMessages.areas}
      addLabel={listMessages.addArea}
      entries={areas}
      tablesById={tablesById}
      edits={AREA_EDITS}
      detailsOf={detailsOf}
    />
  );
}
