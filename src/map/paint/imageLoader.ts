/** Pictures of the decor: each is loaded once, when it is first painted. */

/** A source of loaded pictures; `loaded` is called when one has come. One that can't be loaded is left out of the plan. */
export function imageLoader(
  addressOf: (path: string) => string,
  loaded: () => void,
): (path: string) => CanvasImageSource | undefined {
  const pictures = new Map<string, HTMLImageElement>();
  return (path) => {
    const known = pictures.get(path);
    if (known) return known.complete && known.naturalWidth > 0 ? known : undefined;
    const picture = new Image();
    pictures.set(path, picture);
    picture.addEventListener('load', loaded);
    picture.addEventListener('error', () => console.warn(`The picture ${path} of the plan could not be loaded.`));
    picture.src = addressOf(path);
    return undefined;
  };
}
