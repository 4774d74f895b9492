/** Files that are opened, imported, traced and written. Whatever is wrong with one, the open plan stays as it is. */
import { atom } from 'jotai';
import { type Drawing, drawingOf } from '../../domain/drawing.ts';
import { setExtent, setTracing } from '../../domain/edits/sheet.ts';
import type { Plan } from '../../domain/plan.ts';
import { withPasted } from '../commands/clipboardCommands.ts';
import { chooseFile, download, fileName } from '../files/chooseFile.ts';
import { planJson } from '../files/planJson.ts';
import { words } from '../words.ts';
import { drawingAtom, editAtom, planAtom } from './document.ts';
import { pageAtom } from './host.ts';
import { spentIdAtom } from './ids.ts';
import { selectAtom } from './selection.ts';
import { restAtom } from './tool.ts';
import { tracingBlobAtom } from './tracing.ts';
import { dialogAtom, planHandleAtom, sayAtom } from './view.ts';

/** What the dialog of files shows. */
export type FileInHand =
  | { readonly is: 'none' }
  | { readonly is: 'reading'; readonly name: string }
  | { readonly is: 'read'; readonly name: string; readonly plan: Plan; readonly notes: readonly string[] }
  /** `file` is one that can be imported, though not opened. */
  | { readonly is: 'refused'; readonly name: string; readonly reason: string; readonly file?: File | undefined };
const inHandAtom = atom<FileInHand>({ is: 'none' });
export const fileInHandAtom = atom((get) => get(inHandAtom));

const PLAN_KINDS = '.json,application/json';
const IMPORT_KINDS = '.json,.svg,application/json,image/svg+xml';
const PHOTO_KINDS = 'image/png,image/jpeg,image/webp,image/avif';

const LOST = { ok: false, reason: `${words.partLost}. ${words.partLostAbout}` } as const;
/** What reads files comes when the first one is read; undefined where it can't be had. */
async function loadedPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch (error) {
    console.warn(words.partLost, error);
    return undefined;
  }
}

/** Opens the dialog of Import, with nothing in it. */
export const askImportAtom = atom(null, (_get, set) => {
  set(inHandAtom, { is: 'none' });
  set(dialogAtom, 'file');
});

export const chooseImportAtom = atom(null, async (_get, set): Promise<void> => {
  const file = await chooseFile(IMPORT_KINDS);
  if (file) await set(importAtom, file);
});

/** Reads a file of any known kind, and shows what it holds before it is taken. */
export const importAtom = atom(null, async (get, set, file: File): Promise<void> => {
  const reading: FileInHand = { is: 'reading', name: file.name };
  set(inHandAtom, reading);
  set(dialogAtom, 'file');
  const reader = await loadedPart(() => import('../files/importFile.ts'));
  const read = reader ? await reader.importFile(file) : LOST;
  // Another file has been chosen meanwhile, or the dialog was closed.
  if (get(inHandAtom) !== reading) return;
  set(
    inHandAtom,
    read.ok
      ? { is: 'read', name: file.name, plan: read.plan, notes: read.notes }
      : { is: 'refused', name: file.name, reason: read.reason },
  );
});

export const closeFileAtom = atom(null, (_get, set) => {
  set(inHandAtom, { is: 'none' });
  set(dialogAtom, undefined);
});

/** A plan in the place of the one that is open, as one step. */
export const replacePlanAtom = atom(null, (get, set, step: string, plan: Plan) => {
  set(restAtom);
  set(editAtom, step, (before) => ({ ...drawingOf(plan), ...(before.tracing ? { tracing: before.tracing } : {}) }));
  set(selectAtom, []);
  // The view is fitted when the plan has been drawn in its new size.
  requestAnimationFrame(() => {
    get(planHandleAtom)?.fit();
  });
});

/** What has been read takes the place of the open plan, or joins it; one step either way. */
export const takeImportAtom = atom(null, (get, set, how: 'replace' | 'add') => {
  const inHand = get(inHandAtom);
  if (inHand.is !== 'read') return;
  const { plan, name } = inHand;
  set(closeFileAtom);
  if (how === 'replace') set(replacePlanAtom, words.importStep(name), plan);
  else {
    set(restAtom);
    const made = withPlan(get(drawingAtom), plan, get(spentIdAtom));
    set(editAtom, words.importStep(name), () => made.drawing);
    set(selectAtom, made.keys);
  }
  set(sayAtom, words.imported(plan.areas.reduce((sum, { rooms }) => sum + rooms.length, 0)));
});

function withPlan(drawing: Drawing, plan: Plan, spent: number): { drawing: Drawing; keys: readonly string[] } {
  const sized = setExtent(drawing, Math.max(drawing.width, plan.width), Math.max(drawing.height, plan.height));
  const tables = plan.areas.flatMap(({ name, rooms }) => rooms.map((room) => ({ area: name, room })));
  return withPasted(sized, { categories: plan.categories, tables, decor: plan.decor }, { x: 0, y: 0 }, spent);
}

/** Opens a plan's own file. It takes the place of the open plan as one step, so that undo leads back. */
export const openFileAtom = atom(null, async (_get, set): Promise<void> => {
  const file = await chooseFile(PLAN_KINDS);
  if (!file) return;
  const reader = await loadedPart(() => import('../files/planFile.ts'));
  if (!reader) {
    set(sayAtom, words.partLost);
    return;
  }
  const read = await reader.readPlanFile(file);
  if (!read.ok) {
    const canImport = read.kind === 'answer' || read.kind === 'pretix' || read.kind === 'svg';
    set(inHandAtom, { is: 'refused', name: file.name, reason: read.reason, file: canImport ? file : undefined });
    set(dialogAtom, 'file');
    return;
  }
  set(replacePlanAtom, words.openStep(file.name), read.plan);
  set(sayAtom, words.opened(file.name));
});

export const saveFileAtom = atom(null, (get, set) => {
  const name = fileName(get(pageAtom).name || get(pageAtom).tenant, 'json');
  download(new Blob([planJson(get(planAtom))], { type: 'application/json' }), name);
  set(sayAtom, words.savedAs(name));
});

/** Lays a photo or scan below the tables, as one step. A plan on which nothing stands yet takes its form. */
export const traceAtom = atom(null, async (_get, set, file: File): Promise<void> => {
  set(sayAtom, words.readingPhoto);
  const reader = await loadedPart(() => import('../files/tracing.ts'));
  const read = reader ? await reader.readTracing(file) : LOST;
  if (!read.ok) {
    set(inHandAtom, { is: 'refused', name: file.name, reason: read.reason });
    set(dialogAtom, 'file');
    return;
  }
  set(tracingBlobAtom, read.blob);
  set(editAtom, words.traceStep, (drawing) => {
    const isBare = drawing.tables.length === 0 && drawing.decor.length === 0;
    const sheet = isBare ? setExtent(drawing, drawing.width, (drawing.width * read.height) / read.width) : drawing;
    const ratio = Math.min(sheet.width / read.width, sheet.height / read.height);
    const [width, height] = [read.width * ratio, read.height * ratio];
    return setTracing(sheet, {
      x: (sheet.width - width) / 2,
      y: (sheet.height - height) / 2,
      width,
      height,
      opacity: 0.5,
      locked: true,
    });
  });
  set(sayAtom, words.traced);
});

export const chooseTracingAtom = atom(null, async (_get, set): Promise<void> => {
  const file = await chooseFile(PHOTO_KINDS);
  if (file) await set(traceAtom, file);
});

/** A file that was dropped on the page: a photo is traced, all else imported. */
export const dropFileAtom = atom(null, async (_get, set, file: File): Promise<void> => {
  await (file.type.startsWith('image/') && file.type !== 'image/svg+xml'
    ? set(traceAtom, file)
    : set(importAtom, file));
});
