/** What helps on a large plan: names and free tables of its areas while it is small, a small picture of it while it is near. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { boundsOf, unionOf } from '../../domain/geometry.ts';
import { AreaLabels, type NamedArea } from '../../map/AreaLabels.tsx';
import { Minimap, type MinimapProps } from '../../map/Minimap.tsx';
import { isVast } from '../../map/overview.ts';
import { availabilityAtom } from '../atoms/availability.ts';
import { words } from '../words.ts';

export function Overview(props: MinimapProps): ReactNode {
  const { handle, scene, insets } = props;
  const availability = useAtomValue(availabilityAtom);
  const areas = useMemo(
    () =>
      (availability?.areas ?? []).flatMap(({ name, tables }): NamedArea[] => {
        const box = name === '' ? undefined : unionOf(tables.map(boundsOf));
        return box
          ? [{ name, box, says: words.legendFree(tables.filter((table) => table.available).length, tables.length) }]
          : [];
      }),
    [availability],
  );
  // On a small plan a tap is for its tables, however small they are.
  if (!isVast(scene)) return null;
  return (
    <>
      {areas.length > 1 && <AreaLabels handle={handle} scene={scene} areas={areas} insets={insets} />}
      <Minimap {...props} />
    </>
  );
}
