/** Where a box that is moved or resized comes to lie: on lines of its neighbours, at equal gaps, on the grid. */
import type { Point } from './geometry.ts';

/** Shown while a box snaps; `axis` is that along which it snapped, `distance` the plan units between the two that the line joins. */
export type Guide = { readonly kind: 'edge' | 'centre' | 'gap'; readonly axis: 'x' | 'y'; readonly from: Point; readonly to: Point; readonly distance?: number };
