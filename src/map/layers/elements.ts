/** The layers of a plan, and the shape of its ground, as elements of JSX, for react-konva. */
import { Konva } from 'konva/lib/Core.js';
import type { LayerConfig } from 'konva/lib/Layer.js';
import type { ShapeConfig } from 'konva/lib/Shape.js';
import type { KonvaNodeComponent } from 'react-konva/lib/ReactKonvaCore';
import { IndexedLayer as IndexedLayerNode, type IndexedLayerAttrs } from './indexedLayer.ts';
import { OverscanLayer as OverscanLayerNode, type OverscanLayerAttrs } from './overscanLayer.ts';
import { StillShape as StillShapeNode } from './stillShape.ts';

// react-konva finds the class of an element by its type in Konva.
Object.assign(Konva, { IndexedLayer: IndexedLayerNode, OverscanLayer: OverscanLayerNode, StillShape: StillShapeNode });

export const IndexedLayer = 'IndexedLayer' as unknown as KonvaNodeComponent<
  IndexedLayerNode,
  LayerConfig & IndexedLayerAttrs
>;
export const OverscanLayer = 'OverscanLayer' as unknown as KonvaNodeComponent<
  OverscanLayerNode,
  LayerConfig & OverscanLayerAttrs
>;
export const StillShape = 'StillShape' as unknown as KonvaNodeComponent<StillShapeNode, ShapeConfig>;
