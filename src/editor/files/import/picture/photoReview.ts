/** The review of a photo: its owner marks one table, and those that look like it are found in a worker. */
import { type Box, type Outline, centerOf, rotatePoint } from '../../../../domain/geometry/boxes.ts';
import type { EditorDocument, ReferenceImage } from '../../../../domain/document/editorDocument.ts';
import { type ImportClient, createImportClient } from '../importClient.ts';
import type { DrawingReview, Photo } from '../drawingReview.ts';
import type { DrawingContent } from '../importRun.ts';
import type { GrayPicture } from './edges.ts';

/** Finds nothing more in a sharper picture. */
const MAX_SIDE_PX = 2_048;

type Kinds = Extract<DrawingContent, { type: 'kinds' }>;
/** Starts the review of the photo that lies on a plan. */
export async function reviewPhoto(
  picture: ImageBitmap | HTMLCanvasElement,
  { width, height, unitsPerMeter }: Pick<EditorDocument, 'width' | 'height' | 'unitsPerMeter'>,
  place: ReferenceImage,
): Promise<DrawingReview> {
  const canvas = canvasOf(picture);
  const gray = grayOf(canvas);
  const href = canvas.toDataURL('image/jpeg', 0.85);
  const client = createImportClient();
  const marks: Outline[][] = [];
  const recognize = async (): Promise<Kinds> => {
    const content = await client.call('marks', { width, height, unitsPerMeter, marks });
    if (content.type !== 'kinds') throw new Error('A photo has kinds');
    return content;
  };
  const { x, y, rotation = 0 } = place;
  const box = { x, y, width: place.width, height: place.height };
  let finder: ImportClient | undefined;
  const find: Photo['find'] = async (marked, { onProgress, signal }) => {
    const own = createImportClient(signal);
    finder = own;
    try {
      const found = await own.call('find', { picture: gray, box: toPicture(marked) }, onProgress);
      const added = withoutFound(found.map(toPlan), marks);
      if (added.length === 0) return undefined;
      marks.push(added);
      return await recognize();
    } finally {
      own.close();
    }
  };
  const scale = place.width / gray.width;
  const toPicture = (marked: Box): Box => {
    const center = rotatePoint(centerOf(marked), centerOf(box), -rotation);
    const [w, h] = [marked.width / scale, marked.height / scale];
    return { x: (center.x - x) / scale - w / 2, y: (center.y - y) / scale - h / 2, width: w, height: h };
  };
  const toPlan = (outline: Outline): Outline => {
    const inside = centerOf(outline.box);
    const center = rotatePoint({ x: x + inside.x * scale, y: y + inside.y * scale }, centerOf(box), rotation);
    const [w, h] = [outline.box.width * scale, outline.box.height * scale];
    return {
      ...outline,
      rotation: outline.rotation + rotation,
      box: { x: center.x - w / 2, y: center.y - h / 2, width: w, height: h },
    };
  };
  return {
    ...(await recognize()),
    assemble: (roles) => client.call('assemble', roles),
    photo: { href, box, rotation, find },
    close() {
      finder?.close();
      client.close();
    },
  };
}

function canvasOf(picture: ImageBitmap | HTMLCanvasElement): HTMLCanvasElement {
  const factor = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * factor));
  canvas.height = Math.max(1, Math.round(picture.height * factor));
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Luminance by Rec. 601. */
function grayOf(canvas: HTMLCanvasElement): GrayPicture {
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  const pixels = new Uint8Array(width * height);
  for (let i = 0; i < pixels.length; i++)
    pixels[i] = 0.299 * (data[4 * i] ?? 0) + 0.587 * (data[4 * i + 1] ?? 0) + 0.114 * (data[4 * i + 2] ?? 0);
  return { width, height, pixels };
}

/** Returns the tables of a mark that no earlier mark has found. */
function withoutFound(found: readonly Outline[], marks: readonly (readonly Outline[])[]): Outline[] {
  const earlier = marks.flat();
  return found.filter(({ box }) => {
    const { x, y } = centerOf(box);
    return earlier.every((other) => {
      const center = centerOf(other.box);
      return (
        Math.hypot(center.x - x, center.y - y) >
        0.5 * Math.min(box.width, box.height, other.box.width, other.box.height)
      );
    });
  });
}
