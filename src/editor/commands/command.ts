/** A command: one thing that can be done, for toolbar, menu, palette and keys alike. */
import { type Getter, type Setter, atom } from 'jotai';
import type { ComponentType } from 'react';
import { endNudgeAtom } from '../tools/select/nudge.ts';
import { cancelGestureAtom } from '../tools/toolState.ts';
import { dialogAtom } from '../session/view.ts';

export type CommandGroup = 'tools' | 'edit' | 'arrange' | 'view' | 'file' | 'help';
export type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

export type Command = {
  readonly name: string;
  readonly label: string;
  readonly group: CommandGroup;
  /** As keyNames.ts writes them; the first one is shown. */
  readonly keys?: readonly string[];
  /** The browser itself tells of these keys in events of their own: copy, cut, paste. */
  readonly native?: true;
  readonly icon?: Icon;
  /** Whether it changes the drawing, so that undo takes it back. */
  readonly undoable: boolean;
  /** Left out of menu and palette: arrow keys, which the inspector's fields stand for. */
  readonly hiddenInMenus?: true;
  enabled(get: Getter): boolean;
  /** Of what is on or off. */
  pressed?(get: Getter): boolean;
  run(get: Getter, set: Setter): void | Promise<void>;
};

/** Runs a command where it can be run; what a hand has begun ends first. */
export const runCommandAtom = atom(null, (get, set, command: Command): boolean => {
  if (!command.enabled(get)) return false;
  if (!command.hiddenInMenus) set(endNudgeAtom);
  if (command.undoable && !command.hiddenInMenus) set(cancelGestureAtom);
  if (get(dialogAtom) === 'palette') set(dialogAtom, undefined);
  void command.run(get, set);
  return true;
});
