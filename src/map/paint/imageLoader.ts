/** Loads the images of the decor, each when it is first painted. */

/**
 * Returns a function that gives the loaded image of a path, and undefined until it is loaded. `onLoad` runs after each
 * image. An image that fails to load is left out of the plan.
 */
export function imageLoader(
  urlOf: (path: string) => string,
  onLoad: () => void,
): (path: string) => CanvasImageSource | undefined {
  const images = new Map<string, HTMLImageElement>();
  return (path) => {
    const existing = images.get(path);
    if (existing) return existing.complete && existing.naturalWidth > 0 ? existing : undefined;
    const image = new Image();
    images.set(path, image);
    image.addEventListener('load', onLoad);
    image.addEventListener('error', () => console.warn(`The plan's image ${path} could not be loaded.`));
    image.src = urlOf(path);
    return undefined;
  };
}
