/** The editor page: toolbar, plan, side panels and status line. */
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/fonts.css';
import './editor.css';
import './controls/controls.css';
import './controls/dialogContent.css';
import PanelRight from 'lucide-react/icons/panel-right';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { readVenueSwitch } from '../api/venueSwitch.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { VenueSwitch } from '../ui/VenueSwitch.tsx';
import { startChecks } from './findings/findings.ts';
import { loadEditorAtom, loadStateAtom, pageAtom } from './document/hostState.ts';
import { trackTableIds } from './document/tableIds.ts';
import { startAutosave } from './persistence/autosave.ts';
import { tableCountAtom } from './document/drawingScene.ts';
import { isSideOpenAtom, toggleSideAtom } from './session/panels.ts';
import { planHandleAtom } from './session/view.ts';
import { EditorCanvas } from './canvas/EditorCanvas.tsx';
import { EnlargePlanDialog } from './shell/EnlargePlanDialog.tsx';
import { JoinedApartNotice } from './shell/JoinedApartNotice.tsx';
import { LazyDialogs } from './shell/LazyDialogs.tsx';
import { SmallScreenNotice } from './shell/SmallScreenNotice.tsx';
import { Panel } from './shell/Panel.tsx';
import { StatusLine } from './shell/StatusLine.tsx';
import { ToolOptions } from './shell/ToolOptions.tsx';
import { CommandButton } from './commands/CommandButton.tsx';
import { getCommand } from './commands/definitions/commandRegistry.ts';
import { startKeepingFocus } from './commands/keyboard/keepFocus.ts';
import { startKeyboardShortcuts } from './commands/keyboard/keyboardShortcuts.ts';
import { ShortcutsDialog } from './commands/keyboard/ShortcutsDialog.tsx';
import { Menu } from './commands/menus/Menu.tsx';
import { CommandPalette } from './commands/menus/CommandPalette.tsx';
import { ActionBar } from './commands/menus/ActionBar.tsx';
import { Toolbar } from './commands/menus/Toolbar.tsx';
import { Inspector } from './panels/inspector/Inspector.tsx';
import { Layers } from './panels/layers/Layers.tsx';
import { FileDropZone } from './files/FileDropZone.tsx';
import { MeasurementDialog } from './shell/MeasurementDialog.tsx';
import { SaveSymbolDialog, SaveTemplateDialog } from './shell/SaveUnderNameDialog.tsx';
import { FindingsPanel } from './panels/findings/FindingsPanel.tsx';
import { AutosaveNotice } from './persistence/AutosaveNotice.tsx';
import { AutosaveStatus } from './persistence/AutosaveStatus.tsx';
import { ReplaceNamesDialog } from './panels/tableList/ReplaceNamesDialog.tsx';
import { TableList } from './panels/tableList/TableList.tsx';
import { OnboardingHint } from './panels/start/OnboardingHint.tsx';
import { StartPanel } from './panels/start/StartPanel.tsx';
import { DraftStatus } from './publishing/DraftStatus.tsx';
import { FilePlanChangedNotice } from './publishing/FilePlanChangedNotice.tsx';
import { messages } from './messages.ts';
import { Button, IconButton } from './controls/Button.tsx';

export function Editor(): ReactNode {
  return (
    <ErrorBoundary text={messages.broken} goOn={messages.goOn} loadAgain={messages.loadAgain}>
      <Page />
    </ErrorBoundary>
  );
}

function Page(): ReactNode {
  const store = useStore();
  const loadState = useAtomValue(loadStateAtom);
  const side = useAtomValue(isSideOpenAtom);
  const count = useAtomValue(tableCountAtom);
  useEffect(() => startKeyboardShortcuts(store), [store]);
  useEffect(() => startKeepingFocus(() => store.get(planHandleAtom)?.element), [store]);
  useEffect(() => startChecks(store), [store]);
  useEffect(() => startAutosave(store), [store]);
  useEffect(() => trackTableIds(store), [store]);
  return (
    <div className="editor-page" data-side={side}>
      <Bar />
      <AutosaveNotice />
      <nav className="editor-tools" aria-label={messages.tools}>
        <Toolbar />
      </nav>
      <main className="editor-middle" aria-label={messages.plan}>
        {loadState === 'ready' ? (
          <>
            <EditorCanvas />
            <ToolOptions />
            <StartPanel />
          </>
        ) : (
          <LoadingPlan />
        )}
        <SmallScreenNotice />
        <FilePlanChangedNotice />
        <JoinedApartNotice />
      </main>
      <aside className="editor-side" id="side" aria-label={messages.panels}>
        <Panel panel="inspector" title={messages.inspector}>
          <Inspector />
        </Panel>
        <Panel panel="layers" title={messages.layers}>
          <Layers />
        </Panel>
        <Panel panel="tables" title={messages.list} count={count}>
          <TableList />
        </Panel>
      </aside>
      <FindingsPanel />
      <OnboardingHint />
      <StatusLine />
      <CommandPalette />
      <ShortcutsDialog />
      <MeasurementDialog />
      <EnlargePlanDialog />
      <SaveSymbolDialog />
      <SaveTemplateDialog />
      <ReplaceNamesDialog />
      <FileDropZone />
      <LazyDialogs />
    </div>
  );
}

function Bar(): ReactNode {
  const { name, tenant, venues } = useAtomValue(pageAtom);
  const side = useAtomValue(isSideOpenAtom);
  const toggleSide = useSetAtom(toggleSideAtom);
  return (
    <header className="editor-bar">
      <Menu />
      <h1 title={name} dir="auto">
        {name || messages.editor}
      </h1>
      <VenueSwitch
        label={messages.venueSwitch}
        newVenue={messages.newVenue}
        base="/editor"
        tenant={tenant}
        value={readVenueSwitch(venues)}
      />
      <div className="editor-bar-part">
        <CommandButton command={getCommand('undo')} />
        <CommandButton command={getCommand('redo')} />
      </div>
      <ActionBar />
      <div className="editor-bar-part editor-bar-end">
        <AutosaveStatus />
        <DraftStatus />
        <CommandButton command={getCommand('palette')} className="editor-icon-button editor-bar-optional" />
        <CommandButton command={getCommand('history')} className="editor-icon-button editor-bar-optional" />
        <CommandButton command={getCommand('preview')} />
        <CommandButton command={getCommand('publish')} named className="editor-primary-button editor-bar-publish" />
        <IconButton
          icon={PanelRight}
          size={18}
          label={messages.panels}
          aria-expanded={side}
          aria-controls="side"
          onClick={() => toggleSide()}
        />
      </div>
    </header>
  );
}

/** Shown until the plan is loaded. */
function LoadingPlan(): ReactNode {
  const loadState = useAtomValue(loadStateAtom);
  const load = useSetAtom(loadEditorAtom);
  if (typeof loadState === 'string')
    return (
      <p className="editor-loading" aria-busy="true">
        {messages.loading}
      </p>
    );
  return (
    <div className="editor-loading" role="alert">
      <p>{loadState.message || messages.loadErrors[loadState.error]}</p>
      {loadState.error !== 'signed-out' && <Button onClick={() => void load()}>{messages.retry}</Button>}
    </div>
  );
}
