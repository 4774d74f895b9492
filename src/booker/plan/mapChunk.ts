/** What the map's chunk is made of: nothing of it is needed while the form is being filled in. */
export { PlanStage } from '../../map/PlanStage.tsx';
export { buildScene } from '../../map/scene/scene.ts';
export { renderStaticBox, renderStaticView } from '../../map/render/renderStatic.ts';
