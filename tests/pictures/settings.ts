/** Which pictures are taken of each fixture. */

/** The whole plan, its center at twice the scale, and its middle table large enough to read. */
export const ZOOMS = ['whole', 'twice', 'deep'] as const;
export type Zoom = (typeof ZOOMS)[number];
export const THEMES = ['light', 'dark'] as const;

/** CSS pixels. The pixel ratio is 1, so that pictures are small and the same on every screen. */
export const VIEWPORT_SIZE_PX = { width: 360, height: 640 };

/** Where `npm run fixtures:review` listens. */
export const REVIEW_PORT = 3010;
