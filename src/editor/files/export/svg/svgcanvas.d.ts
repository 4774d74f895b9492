/** Types for the used part of svgcanvas, which ships none: a 2D context that writes SVG. */
declare module 'svgcanvas' {
  export class Context {
    constructor(options: { width: number; height: number });
    font: string;
    textAlign: CanvasTextAlign;
    textBaseline: CanvasTextBaseline;
    __currentElement: SVGElement;
    /** The `d` attribute of the current path, in the drawing's coordinates. */
    __currentDefaultPath: string;
    getSvg(): SVGSVGElement;
    save(): void;
    restore(): void;
    beginPath(): void;
    moveTo(x: number, y: number): void;
    lineTo(x: number, y: number): void;
    closePath(): void;
    ellipse(x: number, y: number, rx: number, ry: number, turn: number, from: number, to: number, back?: boolean): void;
    fill(): void;
    stroke(): void;
    clip(): void;
    __createElement(
      name: string,
      attributes: Readonly<Record<string, string | number>>,
      resetPaint: boolean,
    ): SVGElement;
    __applyTransformation(element: SVGElement): void;
    __applyStyleToCurrentElement(action: 'fill' | 'stroke'): void;
    __closestGroupOrSvg(): SVGElement;
    __applyText(text: string, x: number, y: number, action: 'fill' | 'stroke'): void;
    fillText(text: string, x: number, y: number): void;
  }
}
