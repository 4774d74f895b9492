/** Orientation on a large plan: area labels while zoomed out, a minimap while zoomed in. */
import { useAtomValue } from 'jotai';
import { type ReactNode, memo, useMemo } from 'react';
import { boundsOf, unionBoxes } from '../../domain/geometry/boxes.ts';
import { AreaLabels as MapAreaLabels, type NamedArea } from '../../map/chrome/AreaLabels.tsx';
import { Minimap, type MinimapProps } from '../../map/chrome/Minimap.tsx';
import { needsMinimap } from '../../map/chrome/minimapLayout.ts';
import { availabilityAtom } from '../reservation/availability.ts';
import { messages } from '../messages.ts';

const AreaLabels = memo(MapAreaLabels);

export function PlanOverview(props: MinimapProps): ReactNode {
  const { handle, scene, insets } = props;
  const availability = useAtomValue(availabilityAtom);
  const areas = useMemo(
    () =>
      (availability?.areas ?? []).flatMap(({ name, tables }): NamedArea[] => {
        const box = name === '' ? undefined : unionBoxes(tables.map(boundsOf));
        return box
          ? [
              {
                name,
                box,
                subtitle: messages.freeOfAll({
                  free: tables.filter((table) => table.available).length,
                  all: tables.length,
                }),
              },
            ]
          : [];
      }),
    [availability],
  );
  // On a small plan a tap is for its tables, however small they are.
  if (!needsMinimap(scene)) return null;
  return (
    <>
      {areas.length > 1 && <AreaLabels handle={handle} scene={scene} areas={areas} insets={insets} />}
      <Minimap {...props} />
    </>
  );
}
