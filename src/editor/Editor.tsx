/** The workshop: tools on the left, the plan in the middle, panels on the right, what is going on below. */
import PanelRight from 'lucide-react/icons/panel-right';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { followFindings } from './atoms/findings.ts';
import { loadAtom, openingAtom, pageAtom } from './atoms/host.ts';
import { followIds } from './atoms/ids.ts';
import { followKeeping } from './atoms/keeping.ts';
import { tableCountAtom } from './atoms/tables.ts';
import { sideAtom, sideToggleAtom } from './atoms/view.ts';
import { EditorCanvas } from './canvas/EditorCanvas.tsx';
import { LaterDialogs } from './chrome/LaterDialogs.tsx';
import { Narrow } from './chrome/Narrow.tsx';
import { Panel } from './chrome/Panel.tsx';
import { StatusLine } from './chrome/StatusLine.tsx';
import { ToolOptions } from './chrome/ToolOptions.tsx';
import { CommandButton } from './commands/CommandButton.tsx';
import { commandNamed } from './commands/commands.ts';
import { followKeys } from './commands/followKeys.ts';
import { Keys } from './commands/Keys.tsx';
import { Menu } from './commands/Menu.tsx';
import { Palette } from './commands/Palette.tsx';
import { Toolbar, moveFocus } from './commands/Toolbar.tsx';
import { Inspector } from './inspector/Inspector.tsx';
import { Layers } from './layers/Layers.tsx';
import { Dropping } from './files/Dropping.tsx';
import { ScalePhoto } from './files/ScalePhoto.tsx';
import { Findings } from './findings/Findings.tsx';
import { KeepNotice } from './keeping/KeepNotice.tsx';
import { KeepStatus } from './keeping/KeepStatus.tsx';
import { TableList } from './list/TableList.tsx';
import { Hint } from './start/Hint.tsx';
import { Start } from './start/Start.tsx';
import { DraftStatus } from './publishing/DraftStatus.tsx';
import { FolderNotice } from './publishing/FolderNotice.tsx';
import { words } from './words.ts';

/** What the bar above the plan holds; lines part what stands together. All of it is in the menu, too. */
const ACTIONS = [
  ['duplicate', 'delete'],
  ['align-left', 'align-center', 'align-right', 'align-top', 'align-middle', 'align-bottom'],
  ['distribute-horizontally', 'distribute-vertically'],
  ['group', 'ungroup', 'order-front', 'order-back', 'lock'],
].map((names) => names.map(commandNamed));

export function Editor(): ReactNode {
  const store = useStore();
  const opening = useAtomValue(openingAtom);
  const side = useAtomValue(sideAtom);
  const count = useAtomValue(tableCountAtom);
  useEffect(() => followKeys(store), [store]);
  useEffect(() => followFindings(store), [store]);
  useEffect(() => followKeeping(store), [store]);
  useEffect(() => followIds(store), [store]);
  return (
    <div className="editor" data-side={side}>
      <Bar />
      <KeepNotice />
      <nav className="tools-place" aria-label={words.tools}>
        <Toolbar />
      </nav>
      <main className="middle" aria-label={words.plan}>
        {opening === 'ready' ? (
          <>
            <EditorCanvas />
            <ToolOptions />
            <Start />
          </>
        ) : (
          <Opening />
        )}
        <Narrow />
        <FolderNotice />
      </main>
      <aside className="side" id="side" aria-label={words.panels}>
        <Panel panel="inspector" title={words.inspector}>
          <Inspector />
        </Panel>
        <Panel panel="layers" title={words.layers}>
          <Layers />
        </Panel>
        <Panel panel="tables" title={words.list} count={count}>
          <TableList />
        </Panel>
      </aside>
      <Findings />
      <Hint />
      <StatusLine />
      <Palette />
      <Keys />
      <ScalePhoto />
      <Dropping />
      <LaterDialogs />
    </div>
  );
}

function Bar(): ReactNode {
  const { name } = useAtomValue(pageAtom);
  const side = useAtomValue(sideAtom);
  const toggleSide = useSetAtom(sideToggleAtom);
  return (
    <header className="bar">
      <Menu />
      <h1 title={name}>{name || words.editor}</h1>
      <div className="bar-part">
        <CommandButton command={commandNamed('undo')} />
        <CommandButton command={commandNamed('redo')} />
      </div>
      <div role="toolbar" aria-label={words.actions} className="bar-actions" tabIndex={-1} onKeyDown={moveFocus}>
        {ACTIONS.map((group) => (
          <div key={group[0]!.name} className="bar-part">
            {group.map((command) => (
              <CommandButton key={command.name} command={command} />
            ))}
          </div>
        ))}
      </div>
      <div className="bar-part bar-end">
        <KeepStatus />
        <DraftStatus />
        <CommandButton command={commandNamed('palette')} className="tool bar-spare" />
        <CommandButton command={commandNamed('history')} className="tool bar-spare" />
        <CommandButton command={commandNamed('preview')} />
        <CommandButton command={commandNamed('publish')} named className="bar-publish" />
        <button
          type="button"
          className="tool bar-side"
          aria-expanded={side}
          aria-controls="side"
          aria-label={words.panels}
          title={words.panels}
          onClick={() => {
            toggleSide();
          }}
        >
          <PanelRight aria-hidden size={18} />
        </button>
      </div>
    </header>
  );
}

/** In the plan's place until it is there. */
function Opening(): ReactNode {
  const opening = useAtomValue(openingAtom);
  const load = useSetAtom(loadAtom);
  if (typeof opening === 'string')
    return (
      <p className="opening" aria-busy="true">
        {words.loading}
      </p>
    );
  return (
    <div className="opening" role="alert">
      <p>{opening.message || words.trouble[opening.trouble]}</p>
      {opening.trouble !== 'signed-out' && (
        <button
          type="button"
          className="plain"
          onClick={() => {
            void load();
          }}
        >
          {words.again}
        </button>
      )}
    </div>
  );
}
