/** The page's font, then the device's own: the web font may not be loaded at the first paint. */
export const FONT_STACK = '"Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif';
