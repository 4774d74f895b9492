/**
 * What a scene needs before it can be shown and used, in steps that a page can take in idle time. Each happens on first
 * use otherwise.
 */
import { medianTable } from './paint/legibility.ts';
import { decorIndex } from './scene/decorIndex.ts';
import type { Scene } from './scene/scene.ts';
import { sceneIndex } from './scene/sceneIndex.ts';

export const scenePreparations: readonly ((scene: Scene) => void)[] = [
  (scene) => sceneIndex(scene).preparePositions(),
  (scene) => sceneIndex(scene).prepareKeys(),
  ({ decor }) => decorIndex(decor),
  medianTable,
];
