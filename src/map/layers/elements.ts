/** The layers of a plan as elements of JSX, for react-konva. */
import { Konva } from 'konva/lib/Core.js';
import type { LayerConfig } from 'konva/lib/Layer.js';
import type { KonvaNodeComponent } from 'react-konva/lib/ReactKonvaCore';
import { IndexedLayer as IndexedLayerNode, type IndexedLayerAttrs } from './indexedLayer.ts';
import { OverscanLayer as OverscanLayerNode, type OverscanLayerAttrs } from './overscanLayer.ts';

// react-konva finds the class of an element by its type in Konva.
Object.assign(Konva, { IndexedLayer: IndexedLayerNode, OverscanLayer: OverscanLayerNode });

export const IndexedLayer = 'IndexedLayer' as unknown as KonvaNodeComponent<
  IndexedLayerNode,
  LayerConfig & IndexedLayerAttrs
>;
export const OverscanLayer = 'OverscanLayer' as unknown as KonvaNodeComponent<
  OverscanLayerNode,
  LayerConfig & OverscanLayerAttrs
>;
