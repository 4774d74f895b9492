/** The pictures that are taken of each fixture. */

/** The whole plan, its middle twice as large, and its middle table so near that one reads it. */
export const ZOOMS = ['whole', 'twice', 'deep'] as const;
export type Zoom = (typeof ZOOMS)[number];
export const THEMES = ['light', 'dark'] as const;

/** CSS pixels, and device pixels: one to one, so that a picture is small and the same on every screen. */
export const VIEWPORT_SIZE_PX = { width: 360, height: 640 };
