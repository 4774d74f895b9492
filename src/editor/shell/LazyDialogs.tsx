/**
 * Dialogs in chunks of their own. The chunks are preloaded when the plan is ready, or loaded when a dialog is opened.
 */
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { loadStateAtom } from '../document/hostState.ts';
import { type DialogName, dialogAtom } from '../session/panels.ts';
import { messages } from '../messages.ts';
import { EditorDialog } from '../controls/EditorDialog.tsx';
import { Button } from '../controls/Button.tsx';

type LazyDialogName = Extract<
  DialogName,
  'file' | 'export' | 'publish' | 'history' | 'affected' | 'preview' | 'embed' | 'draft' | 'folder'
>;

const LOADERS: Readonly<Record<LazyDialogName, () => Promise<ComponentType>>> = {
  file: async () => (await import('../files/import/ImportDialog.tsx')).ImportDialog,
  export: async () => (await import('../files/export/ExportDialog.tsx')).ExportDialog,
  publish: async () => (await import('../publishing/PublishDialog.tsx')).PublishDialog,
  history: async () => (await import('../publishing/HistoryDialog.tsx')).HistoryDialog,
  affected: async () => (await import('../publishing/result/AffectedGuestsDialog.tsx')).AffectedGuestsDialog,
  preview: async () => (await import('../preview/PreviewDialog.tsx')).PreviewDialog,
  embed: async () => (await import('../embedding/EmbedDialog.tsx')).EmbedDialog,
  draft: async () => (await import('../publishing/DraftConflictDialog.tsx')).DraftConflictDialog,
  folder: async () => (await import('../publishing/FilePlanChangedDialog.tsx')).FilePlanChangedDialog,
};
const NAMES = Object.keys(LOADERS) as LazyDialogName[];

const PRELOAD_DELAY_MS = 1_500;

const loadedDialogsAtom = atom<Partial<Record<LazyDialogName, ComponentType>>>({});
const failedDialogAtom = atom<LazyDialogName>();
const loadDialogAtom = atom(null, async (get, set, name: LazyDialogName): Promise<void> => {
  if (get(loadedDialogsAtom)[name]) return;
  set(failedDialogAtom, undefined);
  try {
    const component = await LOADERS[name]();
    set(loadedDialogsAtom, (dialogs) => ({ ...dialogs, [name]: component }));
  } catch (error) {
    console.warn(`Can’t load the dialog ${name}:`, error);
    set(failedDialogAtom, name);
  }
});

export function LazyDialogs(): ReactNode {
  const openDialog = useAtomValue(dialogAtom);
  const isReady = useAtomValue(loadStateAtom) === 'ready';
  const load = useSetAtom(loadDialogAtom);
  const name = NAMES.find((lazyName) => lazyName === openDialog);
  const Loaded = useAtomValue(loadedDialogsAtom)[name ?? 'file'];
  const isFailed = useAtomValue(failedDialogAtom) === name;
  useEffect(() => {
    if (!isReady) return undefined;
    // A failed preload is retried when the dialog is opened.
    const timer = setTimeout(() => {
      for (const lazyName of NAMES) void load(lazyName);
    }, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isReady, load]);
  useEffect(() => {
    if (name) void load(name);
  }, [name, load]);
  if (!name) return null;
  if (Loaded) return <Loaded />;
  return <LoadingDialog isFailed={isFailed} onRetry={() => void load(name)} />;
}

/** Keeps key presses from the plan while the dialog loads. */
function LoadingDialog({ isFailed, onRetry }: { readonly isFailed: boolean; onRetry(): void }): ReactNode {
  return (
    <EditorDialog title={isFailed ? messages.partFailed : messages.loadingPart}>
      {isFailed ? (
        <div role="alert" className="editor-dialog-choice">
          <p>{messages.partFailedHint}</p>
          <p>
            <Button onClick={onRetry}>{messages.retry}</Button>
          </p>
        </div>
      ) : (
        <p className="editor-dialog-note" aria-busy="true">
          {messages.loadingPartHint}
        </p>
      )}
    </EditorDialog>
  );
}
