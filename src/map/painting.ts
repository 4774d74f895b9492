/** All that a picture of a plan is made from, but for the view of it. */
import type { TablesPainting } from './tables.ts';

export type Painting = TablesPainting & { readonly pictureOf: (path: string) => CanvasImageSource | undefined };
