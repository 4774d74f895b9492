/** A command, available from the toolbar, the menu, the palette and the keyboard. */
import { type Getter, type Setter, atom } from 'jotai';
import { endNudgeAtom } from '../tools/select/nudge.ts';
import { cancelGestureAtom } from '../tools/toolState.ts';
import type { Icon } from '../controls/Button.tsx';
import { dialogAtom } from '../session/panels.ts';

export type CommandGroup = 'tools' | 'edit' | 'arrange' | 'view' | 'file' | 'help';

export type Command = {
  readonly name: string;
  readonly label: string;
  readonly group: CommandGroup;
  /** Keybindings in the notation of keybindings.ts. The first one is displayed. */
  readonly keys?: readonly string[];
  /** The browser sends a clipboard event for these keys: copy, cut, paste. */
  readonly native?: true;
  readonly icon?: Icon;
  /** Whether undo reverts it. Such a command ends the gesture in progress. */
  readonly undoable?: true;
  /** Omitted from the menu and the palette, such as arrow keys, whose counterpart is the inspector's fields. */
  readonly hiddenInMenus?: true;
  /** Always enabled if absent. */
  enabled?(get: Getter): boolean;
  /** State of a toggle command. */
  pressed?(get: Getter): boolean;
  run(get: Getter, set: Setter): void | Promise<void>;
};

export const isEnabled = (command: Command, get: Getter): boolean => command.enabled?.(get) ?? true;

/** Runs a command if it is enabled. Returns whether it ran. */
export const runCommandAtom = atom(null, (get, set, command: Command): boolean => {
  if (!isEnabled(command, get)) return false;
  if (!command.hiddenInMenus) set(endNudgeAtom);
  if (command.undoable && !command.hiddenInMenus) set(cancelGestureAtom);
  if (get(dialogAtom) === 'palette') set(dialogAtom, undefined);
  void command.run(get, set);
  return true;
});
