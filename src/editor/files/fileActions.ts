/** Files that are opened, imported, traced and written. Whatever is wrong with one, the open plan stays as it is. */
import { atom } from 'jotai';
import { type EditorDocument, documentFromPlan } from '../../domain/document/editorDocument.ts';
import { setCanvasSize, setReferenceImage } from '../../domain/document/edits/canvasSize.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { pasteItems } from '../commands/definitions/clipboardCommands.ts';
import { pickFile, downloadFile, toFileName } from './filePicker.ts';
import { serializePlan } from './serializePlan.ts';
import { messages } from '../messages.ts';
import { drawingAtom, editAtom, planAtom } from '../document/document.ts';
import { pageAtom } from '../document/hostState.ts';
import { highestUsedIdAtom } from '../document/tableIds.ts';
import { selectAtom } from '../document/selection.ts';
import { cancelGestureAtom } from '../tools/toolState.ts';
import { referenceImageBlobAtom } from '../document/referenceImage.ts';
import { dialogAtom, planHandleAtom, announceAtom } from '../session/view.ts';

/** What the dialog of files shows. */
export type FileDialogState =
  | { readonly type: 'none' }
  | { readonly type: 'reading'; readonly name: string }
  | { readonly type: 'read'; readonly name: string; readonly plan: Plan; readonly notes: readonly string[] }
  /** `file` is one that can be imported, though not opened. */
  | { readonly type: 'refused'; readonly name: string; readonly reason: string; readonly file?: File | undefined };
const inHandAtom = atom<FileDialogState>({ type: 'none' });
export const fileDialogStateAtom = atom((get) => get(inHandAtom));

const PLAN_KINDS = '.json,application/json';
const IMPORT_KINDS = '.json,.svg,application/json,image/svg+xml';
const PHOTO_KINDS = 'image/png,image/jpeg,image/webp,image/avif';

const LOST = { ok: false, reason: `${messages.partLost}. ${messages.partLostAbout}` } as const;
/** What reads files comes when the first one is read; undefined where it can't be had. */
async function loadedPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch (error) {
    console.warn(messages.partLost, error);
    return undefined;
  }
}

/** Opens the dialog of Import, with nothing in it. */
export const openImportDialogAtom = atom(null, (_get, set) => {
  set(inHandAtom, { type: 'none' });
  set(dialogAtom, 'file');
});

export const pickImportFileAtom = atom(null, async (_get, set): Promise<void> => {
  const file = await pickFile(IMPORT_KINDS);
  if (file) await set(importFileAtom, file);
});

/** Reads a file of any known kind, and shows what it holds before it is taken. */
export const importFileAtom = atom(null, async (get, set, file: File): Promise<void> => {
  const reading: FileDialogState = { type: 'reading', name: file.name };
  set(inHandAtom, reading);
  set(dialogAtom, 'file');
  const reader = await loadedPart(() => import('./import/importFile.ts'));
  const read = reader ? await reader.importFile(file) : LOST;
  // Another file has been chosen meanwhile, or the dialog was closed.
  if (get(inHandAtom) !== reading) return;
  set(
    inHandAtom,
    read.ok
      ? { type: 'read', name: file.name, plan: read.plan, notes: read.notes }
      : { type: 'refused', name: file.name, reason: read.reason },
  );
});

export const closeFileDialogAtom = atom(null, (_get, set) => {
  set(inHandAtom, { type: 'none' });
  set(dialogAtom, undefined);
});

/** A plan in the place of the one that is open, as one step. */
export const loadPlanAtom = atom(null, (get, set, step: string, plan: Plan) => {
  set(cancelGestureAtom);
  set(editAtom, step, (before) => ({
    ...documentFromPlan(plan),
    ...(before.tracing ? { tracing: before.tracing } : {}),
  }));
  set(selectAtom, []);
  // The view is fitted when the plan has been drawn in its new size.
  requestAnimationFrame(() => {
    get(planHandleAtom)?.fit();
  });
});

/** What has been read takes the place of the open plan, or joins it; one step either way. */
export const applyImportAtom = atom(null, (get, set, how: 'replace' | 'add') => {
  const inHand = get(inHandAtom);
  if (inHand.type !== 'read') return;
  const { plan, name } = inHand;
  set(closeFileDialogAtom);
  if (how === 'replace') set(loadPlanAtom, messages.importStep(name), plan);
  else {
    set(cancelGestureAtom);
    const made = withPlan(get(drawingAtom), plan, get(highestUsedIdAtom));
    set(editAtom, messages.importStep(name), () => made.drawing);
    set(selectAtom, made.keys);
  }
  set(announceAtom, messages.imported(plan.areas.reduce((sum, { rooms }) => sum + rooms.length, 0)));
});

function withPlan(
  drawing: EditorDocument,
  plan: Plan,
  spent: number,
): { drawing: EditorDocument; keys: readonly string[] } {
  const sized = setCanvasSize(drawing, Math.max(drawing.width, plan.width), Math.max(drawing.height, plan.height));
  const tables = plan.areas.flatMap(({ name, rooms }) => rooms.map((room) => ({ area: name, room })));
  return pasteItems(sized, { categories: plan.categories, tables, decor: plan.decor }, { x: 0, y: 0 }, spent);
}

/** Opens a plan's own file. It takes the place of the open plan as one step, so that undo leads back. */
export const openFileAtom = atom(null, async (_get, set): Promise<void> => {
  const file = await pickFile(PLAN_KINDS);
  if (!file) return;
  const reader = await loadedPart(() => import('./readPlanFile.ts'));
  if (!reader) {
    set(announceAtom, messages.partLost);
    return;
  }
  const read = await reader.readPlanFile(file);
  if (!read.ok) {
    const canImport = read.kind === 'answer' || read.kind === 'pretix' || read.kind === 'svg';
    set(inHandAtom, { type: 'refused', name: file.name, reason: read.reason, file: canImport ? file : undefined });
    set(dialogAtom, 'file');
    return;
  }
  set(loadPlanAtom, messages.openStep(file.name), read.plan);
  set(announceAtom, messages.opened(file.name));
});

export const saveFileAtom = atom(null, (get, set) => {
  const name = toFileName(get(pageAtom).name || get(pageAtom).tenant, 'json');
  downloadFile(new Blob([serializePlan(get(planAtom))], { type: 'application/json' }), name);
  set(announceAtom, messages.savedAs(name));
});

/** Lays a photo or scan below the tables, as one step. A plan on which nothing stands yet takes its form. */
export const addReferenceImageAtom = atom(null, async (_get, set, file: File): Promise<void> => {
  set(announceAtom, messages.readingPhoto);
  const reader = await loadedPart(() => import('./referenceImage/readReferenceImage.ts'));
  const read = reader ? await reader.readReferenceImage(file) : LOST;
  if (!read.ok) {
    set(inHandAtom, { type: 'refused', name: file.name, reason: read.reason });
    set(dialogAtom, 'file');
    return;
  }
  set(referenceImageBlobAtom, read.blob);
  set(editAtom, messages.traceStep, (drawing) => {
    const isBare = drawing.tables.length === 0 && drawing.decor.length === 0;
    const sheet = isBare ? setCanvasSize(drawing, drawing.width, (drawing.width * read.height) / read.width) : drawing;
    const ratio = Math.min(sheet.width / read.width, sheet.height / read.height);
    const [width, height] = [read.width * ratio, read.height * ratio];
    return setReferenceImage(sheet, {
      x: (sheet.width - width) / 2,
      y: (sheet.height - height) / 2,
      width,
      height,
      opacity: 0.5,
      locked: true,
    });
  });
  set(announceAtom, messages.traced);
});

export const pickReferenceImageAtom = atom(null, async (_get, set): Promise<void> => {
  const file = await pickFile(PHOTO_KINDS);
  if (file) await set(addReferenceImageAtom, file);
});

/** A file that was dropped on the page: a photo is traced, all else imported. */
export const importDroppedFileAtom = atom(null, async (_get, set, file: File): Promise<void> => {
  await (file.type.startsWith('image/') && file.type !== 'image/svg+xml'
    ? set(addReferenceImageAtom, file)
    : set(importFileAtom, file));
});
