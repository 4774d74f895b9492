/** Marks the tables on the plan that are free, but not for all of the stay: with a clock, and until when. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { BadgeLayer } from '../../map/chrome/BadgeLayer.tsx';
import type { Badge } from '../../map/paint/badges/badge.ts';
import type { Theme } from '../../map/paint/palette.ts';
import type { Scene } from '../../map/scene/scene.ts';
import { messages } from '../messages.ts';
import { partlyFreeDaysAtom } from './otherDays.ts';
import { partlyFreeAtom } from './otherTimes.ts';

const NO_LINKS: readonly (readonly string[])[] = [];

export function PartlyFree({ scene, theme }: { readonly scene: Scene; readonly theme: Theme }): ReactNode {
  const partlyFree = useAtomValue(partlyFreeAtom);
  const partlyFreeDays = useAtomValue(partlyFreeDaysAtom);
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
  return badges.size > 0 && <BadgeLayer scene={scene} theme={theme} badges={badges} links={NO_LINKS} />;
}
