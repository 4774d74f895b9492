/** Pictures of printed plans as a phone or a scanner takes them, and where their tables are. */
import type { Box, Point } from '../../../../../src/domain/geometry/boxes.ts';
import type { GrayPicture } from '../../../../../src/editor/files/import/picture/edges.ts';
import { seededRandom } from '../../../../support/seededRandom.ts';

type Style = {
  readonly form: 'rect' | 'ellipse';
  readonly width: number;
  readonly height: number;
  readonly chairs: number;
  readonly fill?: string;
  readonly line: number;
  /** How tables are turned, in degrees; one of them at random. */
  readonly turns: readonly number[] | 'any';
};
type Traits = {
  readonly blur: number;
  readonly noise: number;
  readonly quality: number;
  readonly shade: number;
};
export type SamplePicture = {
  readonly picture: GrayPicture;
  readonly canvas: HTMLCanvasElement;
  readonly tables: readonly Point[];
  /** Around the table that the owner marks. */
  readonly mark: Box;
  /** Around one of its chairs, if it has any. */
  readonly chair: Box;
};

const SCAN: Traits = { blur: 0.8, noise: 12, quality: 0.6, shade: 0.05 };
const PHOTO: Traits = { blur: 1.5, noise: 18, quality: 0.5, shade: 0.35 };
const NONE = { chairs: 0, line: 3, turns: [0] } as const;

export const PICTURES: Readonly<Record<string, readonly [Style, Traits]>> = {
  'a scan of circles': [{ ...NONE, form: 'ellipse', width: 64, height: 64 }, SCAN],
  'a photo of circles': [{ ...NONE, form: 'ellipse', width: 64, height: 64 }, PHOTO],
  'a scan of squares': [{ ...NONE, form: 'rect', width: 60, height: 60 }, SCAN],
  'a photo of filled squares': [{ ...NONE, form: 'rect', width: 60, height: 60, fill: '#b9b2a6', line: 2 }, PHOTO],
  'a photo of circles with chairs': [{ ...NONE, form: 'ellipse', width: 60, height: 60, chairs: 6 }, PHOTO],
  'a scan of rectangles with chairs': [
    { ...NONE, form: 'rect', width: 90, height: 54, chairs: 6, turns: [0, 90] },
    SCAN,
  ],
  'a photo of rectangles with chairs': [
    { ...NONE, form: 'rect', width: 90, height: 54, chairs: 6, turns: [0, 90] },
    PHOTO,
  ],
  'a scan of rectangles turned by any angle': [{ ...NONE, form: 'rect', width: 86, height: 50, turns: 'any' }, SCAN],
  'a photo of squares turned by any angle': [{ ...NONE, form: 'rect', width: 60, height: 60, turns: 'any' }, PHOTO],
};

const WIDTH = 1600;
const HEIGHT = 1160;

export async function drawPicture(style: Style, traits: Traits, seed: number): Promise<SamplePicture> {
  const random = seededRandom(seed);
  const page = canvasOf(WIDTH, HEIGHT);
  const ctx = contextOf(page);
  ctx.fillStyle = '#f4ecd9';
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  ctx.strokeStyle = '#2c2a28';
  drawRoom(ctx, random);
  const tables = drawTables(ctx, style, random);
  const canvas = await asTaken(page, traits, random);
  const data = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;
  const pixels = Uint8Array.from({ length: canvas.width * canvas.height }, (_, i) => {
    const [r = 0, g = 0, b = 0] = data.subarray(4 * i, 4 * i + 3);
    return 0.3 * r + 0.59 * g + 0.11 * b;
  });
  const upright = tables.find(({ angle }) => angle === 0) ?? tables[0]!;
  const seated = style.chairs > 0 ? 30 : 0;
  const [width, height] = [style.width + 8 + seated, style.height + 8 + seated];
  return {
    picture: { width: canvas.width, height: canvas.height, pixels },
    canvas,
    tables,
    chair: chairBox(style, upright),
    mark: { x: upright.x - width / 2, y: upright.y - height / 2, width, height },
  };
}

/** Walls, doors, a bar, plants and words, which are no tables. */
function drawRoom(ctx: CanvasRenderingContext2D, random: () => number): void {
  ctx.lineWidth = 9;
  ctx.strokeRect(40, 40, WIDTH - 80, HEIGHT - 80);
  ctx.beginPath();
  ctx.moveTo(40, 560);
  ctx.lineTo(520, 560);
  ctx.moveTo(640, 560);
  ctx.lineTo(1100, 560);
  ctx.stroke();
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.arc(520, 560, 120, 0, Math.PI / 2);
  ctx.moveTo(520, 560);
  ctx.lineTo(520, 680);
  ctx.stroke();
  ctx.strokeRect(1180, 80, 90, 420);
  ctx.font = '42px sans-serif';
  ctx.fillStyle = '#2c2a28';
  ctx.fillText('Restaurant', 560, 100);
  ctx.fillText('Terrace', 120, 630);
  ctx.font = '26px serif';
  ctx.fillText('Kitchen and bar', 1310, 120);
  for (let i = 0; i < 9; i++) {
    const [x, y] = [1340 + (i % 3) * 80, 200 + Math.floor(i / 3) * 90];
    ctx.beginPath();
    for (let k = 0; k < 9; k++) {
      ctx.moveTo(x, y);
      ctx.lineTo(x + 26 * Math.cos(k * 0.7 + random()), y + 26 * Math.sin(k * 0.7 + random()));
    }
    ctx.stroke();
  }
}

type Drawn = Point & { readonly angle: number };

function drawTables(ctx: CanvasRenderingContext2D, style: Style, random: () => number): Drawn[] {
  const places = [
    ...Array.from({ length: 24 }, (_, i) => ({ x: 140 + (i % 6) * 172, y: 180 + Math.floor(i / 6) * 100 })).filter(
      (_, i) => i % 12 < 6,
    ),
    ...Array.from({ length: 24 }, (_, i) => ({ x: 150 + (i % 8) * 180, y: 740 + Math.floor(i / 8) * 150 })),
  ];
  return places.map(({ x, y }, i) => {
    const turn = style.turns === 'any' ? random() * 180 : style.turns[Math.floor(random() * style.turns.length)]!;
    const degrees = style.turns === 'any' && i % 5 === 0 ? 0 : turn;
    const angle = (degrees * Math.PI) / 180;
    const center = { x: x + random() * 10, y: y + random() * 10 };
    ctx.save();
    ctx.translate(center.x, center.y);
    ctx.rotate(angle);
    ctx.lineWidth = style.line;
    const outline = new Path2D();
    if (style.form === 'rect') outline.rect(-style.width / 2, -style.height / 2, style.width, style.height);
    else outline.ellipse(0, 0, style.width / 2, style.height / 2, 0, 0, 2 * Math.PI);
    if (style.fill) ctx.fillStyle = style.fill;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
    if (style.fill) ctx.fill(outline);
    ctx.stroke(outline);
    for (let k = 0; k < style.chairs; k++) drawChair(ctx, style, k);
    ctx.rotate(-angle);
    ctx.fillStyle = '#2c2a28';
    ctx.font = '22px sans-serif';
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(String(i + 1), 0, 0);
    ctx.restore();
    return { ...center, angle };
  });
}

function drawChair(ctx: CanvasRenderingContext2D, { form, width, height, chairs }: Style, k: number): void {
  ctx.beginPath();
  if (form === 'ellipse') {
    const turn = (k * 2 * Math.PI) / chairs;
    ctx.arc((width / 2 + 12) * Math.cos(turn), (height / 2 + 12) * Math.sin(turn), 9, 0, 2 * Math.PI);
  } else {
    const perSide = chairs / 2;
    const x = ((k % perSide) - (perSide - 1) / 2) * (width / perSide);
    ctx.rect(x - 9, k < perSide ? -height / 2 - 17 : height / 2 + 3, 18, 14);
  }
  ctx.stroke();
}

/** Around the first chair of an upright table. */
function chairBox({ width, height, chairs }: Style, { x, y }: Point): Box {
  const perSide = chairs / 2;
  const center = { x: x - ((perSide - 1) / 2) * (width / perSide), y: y - height / 2 - 10 };
  return { x: center.x - 12, y: center.y - 10, width: 24, height: 20 };
}

async function asTaken(
  page: HTMLCanvasElement,
  { blur, noise, quality, shade }: Traits,
  random: () => number,
): Promise<HTMLCanvasElement> {
  const canvas = canvasOf(WIDTH, HEIGHT);
  const ctx = contextOf(canvas);
  ctx.filter = `blur(${blur}px)`;
  ctx.drawImage(page, 0, 0);
  ctx.filter = 'none';
  const light = ctx.createLinearGradient(0, 0, canvas.width, canvas.height);
  light.addColorStop(0, `rgb(0 0 0 / ${shade})`);
  light.addColorStop(0.6, 'rgb(0 0 0 / 0)');
  light.addColorStop(1, `rgb(0 0 0 / ${shade / 2})`);
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  const image = ctx.getImageData(0, 0, canvas.width, canvas.height);
  for (let i = 0; i < image.data.length; i += 4) {
    const by = noise * (random() + random() - 1);
    for (let k = 0; k < 3; k++) image.data[i + k] = image.data[i + k]! + by;
  }
  ctx.putImageData(image, 0, 0);
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  ctx.drawImage(await createImageBitmap(jpeg!), 0, 0);
  return canvas;
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D =>
  canvas.getContext('2d', { willReadFrequently: true })!;
