/** The status line: zoom, pointer position, selection count and announcements. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { formatLength } from '../lengths.ts';
import { unitsPerMeterAtom } from '../document/document.ts';
import { editableShapeAtom } from '../tools/points/selectedPoint.ts';
import { selectedKeysAtom } from '../document/selection.ts';
import { modifierHintsAtom } from '../tools/modifierHints.ts';
import { toolAtom } from '../tools/toolState.ts';
import { announcementAtom } from '../session/announcements.ts';
import { pointerPositionAtom, viewportAtom } from '../session/view.ts';
import { formatKeybinding } from '../commands/keybindings.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { getCommand } from '../commands/definitions/commandRegistry.ts';
import { LANGUAGES, primaryLanguage } from '../../domain/language.ts';
import { MACHINE_TRANSLATED } from '../../domain/machineTranslated.ts';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { messages } from '../messages.ts';
import './statusLine.css';

/** Loads the editor again in another language. The draft on this device keeps the work and its undo steps. */
function showIn(language: string): void {
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  location.assign(address);
}

export function StatusLine(): ReactNode {
  const count = useAtomValue(selectedKeysAtom).size;
  const hasPoints = useAtomValue(editableShapeAtom) !== undefined;
  const tool = useAtomValue(toolAtom);
  const hints = useAtomValue(modifierHintsAtom);
  return (
    <footer className="editor-status" aria-label={messages.status}>
      <div className="editor-status-zoom">
        <CommandButton command={getCommand('zoom-out')} />
        <Zoom />
        <CommandButton command={getCommand('zoom-in')} />
        <CommandButton command={getCommand('zoom-fit')} />
      </div>
      <PointerPosition />
      <span className="editor-status-selected">
        {hints.length > 0
          ? hints
              .map(({ modifier, effect }) => messages.modifierHint({ key: formatKeybinding(modifier), effect }))
              .join(' · ')
          : `${messages.selected({ count })}${hasPoints && tool === 'select' ? ` · ${messages.editPointsHint}` : ''}`}
      </span>
      <Announcement />
      <LanguageSwitch
        label={messages.language}
        className="editor-language"
        languages={LANGUAGES}
        machineTranslated={MACHINE_TRANSLATED}
        mark={messages.machineTranslated}
        value={primaryLanguage(document.documentElement.lang)}
        onSelect={showIn}
      />
    </footer>
  );
}

const ANNOUNCEMENT_DURATION_MS = 10_000;
const MODIFIER_KEYS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** The latest announcement, until the user does something else, at most for ten seconds. */
function Announcement(): ReactNode {
  const { id, text } = useAtomValue(announcementAtom);
  const [expiredId, setExpiredId] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    const expire = (): void => setExpiredId(id);
    const timer = setTimeout(expire, ANNOUNCEMENT_DURATION_MS);
    window.addEventListener('pointerdown', expire, options);
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (!MODIFIER_KEYS.has(key)) expire();
      },
      options,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [id]);
  return (
    <output className="editor-status-announcement">
      {/* A new key announces the same text again. */}
      <span key={id}>{id === expiredId ? '' : text}</span>
    </output>
  );
}

function Zoom(): ReactNode {
  const view = useAtomValue(viewportAtom);
  return (
    <span className="editor-status-figure">{view ? messages.zoom({ percent: Math.round(view.scale * 100) }) : ''}</span>
  );
}

function PointerPosition(): ReactNode {
  const at = useAtomValue(pointerPositionAtom);
  const unitsPerMeter = useAtomValue(unitsPerMeterAtom);
  const lengthOf = (length: number): string =>
    formatLength(unitsPerMeter === undefined ? Math.round(length) : length, unitsPerMeter);
  return (
    <span className="editor-status-position" aria-hidden>
      {at ? messages.position({ x: lengthOf(at.x), y: lengthOf(at.y) }) : ''}
    </span>
  );
}
