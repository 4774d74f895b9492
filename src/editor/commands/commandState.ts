/** Whether a command can be run now, and whether it is on. */
import { type Atom, atom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import type { Command } from './command.ts';

export type CommandState = { readonly enabled: boolean; readonly pressed: boolean | undefined };

export function commandStateAtom(command: Command): Atom<CommandState> {
  const now = atom((get): CommandState => ({ enabled: command.enabled(get), pressed: command.pressed?.(get) }));
  return selectAtom(
    now,
    (standing) => standing,
    (one, other) => one.enabled === other.enabled && one.pressed === other.pressed,
  );
}
