/** Marks the tables on the plan that are free, but not for all of the stay: with a clock, and until when. */
import { type ReactNode, useMemo } from 'react';
import { Badges } from '../../map/chrome/Badges.tsx';
import type { Badge } from '../../map/paint/badges/badge.ts';
import type { Theme } from '../../map/paint/palette.ts';
import type { Scene } from '../../map/scene/scene.ts';
import { useUrgentValue } from '../../ui/useUrgentValue.ts';
import { messages } from '../messages.ts';
import { partlyFreeDaysAtom } from './otherDays.ts';
import { partlyFreeAtom } from './otherTimes.ts';

const NO_LINKS: readonly (readonly string[])[] = [];

export function PartlyFree({ scene, theme }: { readonly scene: Scene; readonly theme: Theme }): ReactNode {
  // At once, with the tables themselves: both are one canvas.
  const partlyFree = useUrgentValue(partlyFreeAtom);
  const partlyFreeDays = useUrgentValue(partlyFreeDaysAtom);
  const badges = useMemo(
    () =>
      new Map(
        [
          ...[...partlyFree].map(([key, until]) => [key, `– ${messages.formatShortTime(until)}`] as const),
          ...partlyFreeDays,
        ].map(([key, detail]): [string, Badge] => [
          key,
          { tone: 'open', glyph: 'clock', figure: '', title: '', detail },
        ]),
      ),
    [partlyFree, partlyFreeDays],
  );
  return badges.size > 0 && <Badges scene={scene} theme={theme} badges={badges} links={NO_LINKS} />;
}
