/** Exports of the map's chunk, which step 1 does not need. */
import '../../ui/olderCanvas.ts';

export { PlanStage } from '../../map/PlanStage.tsx';
export { buildScene } from '../../map/scene/scene.ts';
export { scenePreparations } from '../../map/scenePreparations.ts';
export { createMinimapPainter } from '../../map/chrome/minimapPainter.ts';
export { paintCutOuts, paintStaticView } from '../../map/chrome/staticPicture.ts';
