/** The scene of the plan: all tables in one quiet color, so that those who sit there stand out. */
import { atom } from 'jotai';
import { type Box, boundsOf, unionBoxes } from '../../domain/geometry/boxes.ts';
import { badgeColors } from '../../map/paint/badges/badgeStyle.ts';
import type { Theme } from '../../map/paint/palette.ts';
import { type Scene, buildScene } from '../../map/scene/scene.ts';
import { planAtom, tablesAtom } from '../state/tables.ts';

/** By theme; undefined while the plan is loading. */
export const scenesAtom = atom((get): Readonly<Record<Theme, Scene>> | undefined => {
  const plan = get(planAtom);
  const tables = get(tablesAtom);
  if (!plan) return undefined;
  const sceneOf = (theme: Theme): Scene =>
    buildScene(
      tables.map((table) => ({ ...table, color: badgeColors[theme].tones.open.fill })),
      plan,
    );
  const scenes: Partial<Record<Theme, Scene>> = {};
  return {
    get light() {
      return (scenes.light ??= sceneOf('light'));
    },
    get dark() {
      return (scenes.dark ??= sceneOf('dark'));
    },
  };
});

export type PlanArea = { readonly name: string; readonly keys: readonly string[]; readonly box: Box };

/** The areas of the plan that have tables. */
export const areasAtom = atom((get): readonly PlanArea[] => {
  const tables = get(tablesAtom);
  return [...new Set(tables.map(({ area }) => area))].flatMap((name) => {
    const own = tables.filter(({ area }) => area === name);
    const box = unionBoxes(own.map(boundsOf));
    return name === '' || !box ? [] : [{ name, keys: own.map(({ key }) => key), box }];
  });
});
