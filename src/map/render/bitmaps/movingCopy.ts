/**
 * A copy that takes the place of a canvas while it moves. Without a graphics processor, Chromium copies a canvas with a
 * 2D context in each frame that moves it, and that takes longer than all the rest of the frame; a finished bitmap is
 * copied once.
 */
export class MovingCopy {
  readonly #canvas = document.createElement('canvas');
  readonly #context = this.#canvas.getContext('bitmaprenderer');
  /** The canvas that the copy replaces, or will replace once the browser has made it. */
  #source: HTMLCanvasElement | undefined;
  /** Tells a copy of earlier pixels from the one that is wanted. */
  #request = 0;

  constructor() {
    Object.assign(this.#canvas.style, {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      pointerEvents: 'none',
    });
  }

  /** Replaces a canvas, which fills its parent, until `hide`. It keeps its place until the copy is ready. */
  show(source: HTMLCanvasElement): void {
    const context = this.#context;
    if (!context || this.#source === source) return;
    this.hide();
    this.#source = source;
    const request = ++this.#request;
    void createImageBitmap(source).then(
      (bitmap) => {
        if (this.#request !== request) {
          bitmap.close();
          return;
        }
        const { width, height } = bitmap;
        if (this.#canvas.width !== width || this.#canvas.height !== height)
          Object.assign(this.#canvas, { width, height });
        context.transferFromImageBitmap(bitmap);
        source.after(this.#canvas);
        source.style.visibility = 'hidden';
      },
      // If there is no copy, for example because memory is short, the canvas itself moves.
      () => undefined,
    );
  }

  /** Shows the canvas itself again, and frees the memory of the copy. Must precede each change of the canvas. */
  hide(): void {
    if (!this.#source) return;
    this.#request += 1;
    this.#source.style.visibility = '';
    this.#source = undefined;
    this.#canvas.remove();
    // `transferFromImageBitmap(null)` would allocate an empty bitmap of the same size.
    this.#canvas.width = 0;
  }
}
