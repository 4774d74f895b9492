/**
 * What painters draw with: the part of canvas 2D that Konva's `Context` has too. The same painters draw in a shape of
 * Konva and on a plain canvas, such as a thumbnail's.
 */
export type PaintContext = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'bezierCurveTo'
  | 'clearRect'
  | 'clip'
  | 'closePath'
  | 'createPattern'
  | 'drawImage'
  | 'ellipse'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'globalAlpha'
  | 'globalCompositeOperation'
  | 'letterSpacing'
  | 'lineCap'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'measureText'
  | 'moveTo'
  | 'quadraticCurveTo'
  | 'rect'
  | 'restore'
  | 'rotate'
  | 'roundRect'
  | 'save'
  | 'scale'
  | 'setLineDash'
  | 'stroke'
  | 'strokeRect'
  | 'strokeStyle'
  | 'strokeText'
  | 'textAlign'
  | 'textBaseline'
  | 'translate'
> & {
  /** An SVG has no pixels. */
  imageSmoothingEnabled?: boolean;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
};
