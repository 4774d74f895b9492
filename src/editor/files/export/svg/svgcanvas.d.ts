/** Types for the used part of svgcanvas, which ships none: a 2D context that writes SVG. */
declare module 'svgcanvas' {
  export class Context {
    constructor(options: { width: number; height: number });
    font: string;
    textBaseline: CanvasTextBaseline;
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
    fillText(text: string, x: number, y: number): void;
  }
}
