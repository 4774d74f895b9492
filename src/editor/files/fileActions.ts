/** Actions that open, import, trace and save files. A file that can't be read never changes the open plan. */
import { atom } from 'jotai';
import { type EditorDocument, documentFromPlan, planFromDocument } from '../../domain/document/editorDocument.ts';
import { setCanvasSize } from '../../domain/document/edits/canvasSize.ts';
import { intersectBoxes } from '../../domain/geometry/boxes.ts';
import { setPlanScale } from '../../domain/document/planScale.ts';
import { scaleItems } from '../../domain/document/edits/transform.ts';
import { setReferenceImage } from '../../domain/document/edits/referenceImage.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import type { DrawingReview } from './import/drawingReview.ts';
import type { Sheet } from './import/sheet/sheetTables.ts';
import { pasteItems } from '../document/pasteItems.ts';
import { downloadFile, toFileName } from '../../ui/downloadFile.ts';
import { pickFile } from './filePicker.ts';
import { serializePlan } from './serializePlan.ts';
import { messages } from '../messages.ts';
import { drawingAtom, editAtom, planAtom } from '../document/document.ts';
import { pageAtom } from '../document/hostState.ts';
import { highestUsedIdAtom } from '../document/tableIds.ts';
import { selectItemsAtom, selectedTablesAtom } from '../document/selection.ts';
import { cancelGestureAtom, setToolAtom, toolAtom } from '../tools/toolState.ts';
import { placePictureAtom } from './uploadPicture.ts';
import { referenceImageAtom, referenceImageBlobAtom } from '../document/referenceImage.ts';
import { announceAtom } from '../session/announcements.ts';
import { dialogAtom } from '../session/panels.ts';
import { fitsPlanAtom } from '../session/view.ts';

/** What the file dialog shows. */
type FileDialogState =
  | { readonly type: 'none' }
  /** The photo lies on the plan, and its tables can be found. */
  | { readonly type: 'photo'; readonly name: string }
  | { readonly type: 'reading'; readonly name: string; readonly share: number; cancel(): void }
  | { readonly type: 'sheet'; readonly name: string; readonly sheets: readonly Sheet[] }
  | { readonly type: 'review'; readonly name: string; readonly review: DrawingReview }
  | { readonly type: 'read'; readonly name: string; readonly plan: Plan; readonly warnings: readonly string[] }
  /** `file` is set if the file can be imported instead of opened. */
  | { readonly type: 'rejected'; readonly name: string; readonly error: string; readonly file?: File | undefined };
const stateAtom = atom<FileDialogState>({ type: 'none' });
const skippedAtom = atom(0);
/** How many files were dropped with the one that the dialog shows. */
export const skippedFilesAtom = atom((get) => get(skippedAtom));
export const fileDialogStateAtom = atom((get) => get(stateAtom));

const PLAN_ACCEPT = '.json,application/json';
const IMPORT_ACCEPT =
  '.json,.svg,.dxf,.pdf,.csv,.tsv,.xlsx,application/json,image/svg+xml,image/vnd.dxf,application/pdf,text/csv';
const IMAGE_ACCEPT = 'image/png,image/jpeg,image/webp,image/avif';

const isPhoto = ({ type }: File): boolean => type.startsWith('image/') && !/svg|dxf|dwg/.test(type);

const CHUNK_FAILED = { ok: false, error: `${messages.partFailed}. ${messages.partFailedHint}` } as const;
/** Loads a chunk that reads files. Returns undefined if it can't be loaded. */
async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk | undefined> {
  try {
    return await load();
  } catch (error) {
    console.warn(messages.partFailed, error);
    return undefined;
  }
}

const showAtom = atom(null, (_get, set, state: FileDialogState) => {
  set(stateAtom, state);
  set(dialogAtom, 'file');
});

/** Opens the Import dialog without a file. */
export const openImportDialogAtom = atom(null, (_get, set) => {
  set(discardFileAtom);
  set(dialogAtom, 'file');
});

export const pickImportFileAtom = atom(null, async (_get, set): Promise<void> => {
  const file = await pickFile(`${IMPORT_ACCEPT},${IMAGE_ACCEPT}`);
  if (!file) return;
  await (isPhoto(file) ? set(addReferenceImageAtom, file, true) : set(importFileAtom, file));
});

/** Reads a file of any supported type and shows its content for confirmation. */
export const importFileAtom = atom(null, async (_get, set, file: File): Promise<void> => {
  const controller = new AbortController();
  const { signal } = controller;
  const showShare = (share: number): void =>
    set(stateAtom, { type: 'reading', name: file.name, share, cancel: () => controller.abort() });
  set(discardFileAtom);
  showShare(0);
  set(dialogAtom, 'file');
  const reader = await loadChunk(() => import('./import/importFile.ts'));
  const read = reader
    ? await reader.importFile(file, { signal, onProgress: showShare }).catch((error: unknown) => {
        if (!signal.aborted) console.warn('The file can’t be imported:', error);
        return { ok: false, error: messages.files.import.failed } as const;
      })
    : CHUNK_FAILED;
  // The user has picked another file or closed the dialog meanwhile.
  if (signal.aborted) return;
  if (!read.ok) set(stateAtom, { type: 'rejected', name: file.name, error: read.error });
  else if ('review' in read) set(stateAtom, { type: 'review', name: file.name, review: read.review });
  else if ('sheets' in read) set(stateAtom, { type: 'sheet', name: file.name, sheets: read.sheets });
  else set(stateAtom, { type: 'read', name: file.name, plan: read.plan, warnings: read.warnings });
});

/** Opens the review of the photo that lies on the plan, in which its owner marks tables. */
export const findTablesInPhotoAtom = atom(null, async (get, set): Promise<void> => {
  const picture = get(referenceImageAtom);
  const drawing = get(drawingAtom);
  if (!picture || !drawing.tracing) return;
  const chunk = await loadChunk(() => import('./import/picture/photoReview.ts'));
  const review = await chunk?.reviewPhoto(picture, drawing, drawing.tracing);
  if (!review) {
    set(announceAtom, CHUNK_FAILED.error);
    return;
  }
  set(discardFileAtom);
  set(showAtom, { type: 'review', name: messages.files.import.photo.name, review });
});

/** Ends what reads or holds a file. */
const discardFileAtom = atom(null, (get, set) => {
  const state = get(stateAtom);
  if (state.type === 'reading') state.cancel();
  if (state.type === 'review') state.review.close();
  set(stateAtom, { type: 'none' });
  set(skippedAtom, 0);
});

export const closeFileDialogAtom = atom(null, (_get, set) => {
  set(discardFileAtom);
  set(dialogAtom, undefined);
});

/** Replaces the open plan as one undo step. Keeps the reference image. */
export const loadPlanAtom = atom(null, (_get, set, step: string, plan: Plan) => {
  set(cancelGestureAtom);
  set(editAtom, step, (before) => ({
    ...documentFromPlan(plan),
    ...(before.tracing ? { tracing: before.tracing } : {}),
  }));
  set(selectItemsAtom, []);
  set(fitsPlanAtom, true);
});

/** Changes the open plan by what the dialog's file has, as one undo step. */
export const changeFromFileAtom = atom(
  null,
  (get, set, change: (drawing: EditorDocument, highestUsedId: number) => EditorDocument, done: string) => {
    const state = get(stateAtom);
    if (state.type === 'none') return;
    set(closeFileDialogAtom);
    set(cancelGestureAtom);
    const changed = change(get(drawingAtom), get(highestUsedIdAtom));
    set(editAtom, messages.importStep({ name: state.name }), () => changed);
    set(announceAtom, done);
  },
);

/** Replaces the open plan with an imported one, or adds its tables, as one undo step. */
export const applyImportAtom = atom(null, (get, set, mode: 'replace' | 'add', plan: Plan) => {
  const state = get(stateAtom);
  if (state.type === 'none') return;
  const done = messages.imported({ count: plan.areas.reduce((sum, { rooms }) => sum + rooms.length, 0) });
  if (mode === 'replace') {
    set(closeFileDialogAtom);
    set(loadPlanAtom, messages.importStep({ name: state.name }), plan);
    set(announceAtom, done);
    return;
  }
  const isOfPhoto = state.type === 'review' && state.review.photo !== undefined;
  let added: readonly string[] = [];
  const add = (drawing: EditorDocument, highestUsedId: number): EditorDocument => {
    const merged = addPlan(drawing, plan, highestUsedId, isOfPhoto);
    added = merged.keys;
    return merged.drawing;
  };
  set(changeFromFileAtom, add, done);
  set(selectItemsAtom, added);
});

function addPlan(
  drawing: EditorDocument,
  added: Plan,
  highestUsedId: number,
  isInPlace: boolean,
): { drawing: EditorDocument; keys: readonly string[] } {
  const plan = atScale(added, drawing.unitsPerMeter);
  const scaled = drawing.unitsPerMeter === undefined ? setPlanScale(drawing, plan.units_per_meter) : drawing;
  // A plan that would lie on other tables goes beside them.
  const boxes = drawing.tables.map(({ room }) => room.coordinates);
  const isOnOthers =
    !isInPlace &&
    plan.areas.some(({ rooms }) => rooms.some((room) => boxes.some((box) => intersectBoxes(box, room.coordinates))));
  const x = isOnOthers ? drawing.width : 0;
  const sized = setCanvasSize(scaled, Math.max(drawing.width, x + plan.width), Math.max(drawing.height, plan.height));
  const tables = plan.areas.flatMap(({ name, rooms }) => rooms.map((room) => ({ area: name, room })));
  return pasteItems(sized, { categories: plan.categories, tables, decor: plan.decor }, { x, y: 0 }, highestUsedId);
}

/** Returns a plan at another scale, with its lengths in meters as they are. */
function atScale(plan: Plan, unitsPerMeter: number | undefined): Plan {
  if (unitsPerMeter === undefined || plan.units_per_meter === undefined || unitsPerMeter === plan.units_per_meter)
    return plan;
  const factor = unitsPerMeter / plan.units_per_meter;
  const from = { x: 0, y: 0, width: plan.width, height: plan.height };
  const to = { ...from, width: plan.width * factor, height: plan.height * factor };
  const own = { ...documentFromPlan(plan), width: Math.ceil(to.width), height: Math.ceil(to.height) };
  const keys = new Set([...own.tables, ...own.decor].map(({ key }) => key));
  return planFromDocument(scaleItems(own, keys, from, to));
}

/** Picks a plan file and replaces the open plan with it as one undo step. Asks first if that would lose something. */
export const openFileAtom = atom(null, async (_get, set): Promise<void> => {
  const file = await pickFile(PLAN_ACCEPT);
  if (!file) return;
  const reader = await loadChunk(() => import('./readPlanFile.ts'));
  const read = reader ? await reader.readPlanFile(file) : { ...CHUNK_FAILED, type: undefined };
  if (!read.ok) {
    const canImport = read.type === 'answer' || read.type === 'pretix' || read.type === 'svg';
    set(showAtom, { type: 'rejected', name: file.name, error: read.error, file: canImport ? file : undefined });
    return;
  }
  if (read.warnings.length > 0) {
    set(showAtom, { type: 'read', name: file.name, plan: read.plan, warnings: read.warnings });
    return;
  }
  set(loadPlanAtom, messages.openStep({ name: file.name }), read.plan);
  set(announceAtom, messages.opened({ name: file.name }));
});

export const saveFileAtom = atom(null, (get, set) => {
  const name = toFileName(get(pageAtom).name || get(pageAtom).tenant, 'json');
  downloadFile(new Blob([serializePlan(get(planAtom))], { type: 'application/json' }), name);
  set(announceAtom, messages.savedAs({ name }));
});

/**
 * Places a photo or scan below the tables as one undo step. An empty plan takes on its proportions. With `leadsOn`, its
 * owner is asked whether to find tables in it.
 */
const addReferenceImageAtom = atom(null, async (_get, set, file: File, leadsOn = false): Promise<void> => {
  set(announceAtom, messages.readingPhoto);
  const reader = await loadChunk(() => import('./referenceImage/readReferenceImage.ts'));
  const read = reader ? await reader.readReferenceImage(file) : CHUNK_FAILED;
  if (!read.ok) {
    set(showAtom, { type: 'rejected', name: file.name, error: read.error });
    return;
  }
  set(referenceImageBlobAtom, read.blob);
  set(editAtom, messages.traceStep, (drawing) => {
    const isEmpty = drawing.tables.length === 0 && drawing.decor.length === 0;
    const canvas = isEmpty
      ? setCanvasSize(drawing, drawing.width, (drawing.width * read.height) / read.width)
      : drawing;
    const scale = Math.min(canvas.width / read.width, canvas.height / read.height);
    const width = read.width * scale;
    const height = read.height * scale;
    return setReferenceImage(canvas, {
      x: (canvas.width - width) / 2,
      y: (canvas.height - height) / 2,
      width,
      height,
      opacity: 0.5,
      locked: true,
    });
  });
  set(closeFileDialogAtom);
  set(announceAtom, messages.photoAdded);
  if (!leadsOn) return;
  set(showAtom, { type: 'photo', name: file.name });
});

export const pickReferenceImageAtom = atom(null, async (_get, set, leadsOn = false): Promise<void> => {
  const file = await pickFile(IMAGE_ACCEPT);
  if (file) await set(addReferenceImageAtom, file, leadsOn);
});

/** Lets the owner draw the area in the photo that is straightened. */
export const markCornersAtom = atom(null, (_get, set) => {
  set(closeFileDialogAtom);
  set(setToolAtom, 'area');
  set(announceAtom, messages.markCornersFirst);
});

/** Uploads an image that is dropped for the Picture tool, traces other images and imports any other file. */
export const importDroppedFileAtom = atom(null, async (get, set, [file, ...others]: readonly File[]): Promise<void> => {
  if (!file) return;
  if (get(toolAtom) === 'picture' && file.type.startsWith('image/')) {
    await set(placePictureAtom, file);
    return;
  }
  if (isPhoto(file)) {
    await set(addReferenceImageAtom, file);
    return;
  }
  const reading = set(importFileAtom, file);
  set(skippedAtom, others.length);
  await reading;
});

/** Prints cards with QR codes for the selected tables, or for all. */
export const printQrCardsAtom = atom(null, async (get, set): Promise<void> => {
  const { tenant, name } = get(pageAtom);
  const chunk = await loadChunk(() => import('./print/printQrCards.tsx'));
  if (!chunk) {
    set(announceAtom, CHUNK_FAILED.error);
    return;
  }
  const selected = new Set(get(selectedTablesAtom).map(({ room }) => String(room.id)));
  chunk.printQrCards(chunk.qrCardsOf(get(planAtom), selected), {
    venue: name || tenant,
    addressOf: (key) => new URL(`/v/${tenant}/t/${encodeURIComponent(key)}`, location.origin).href,
  });
});
