import { type Atom, atom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { type Command, isEnabled } from './command.ts';

type CommandState = { readonly enabled: boolean; readonly pressed: boolean | undefined };

/** Returns an atom of whether a command is enabled and, for a toggle, on. */
export function commandStateAtom(command: Command): Atom<CommandState> {
  const stateAtom = atom((get): CommandState => ({
    enabled: isEnabled(command, get),
    pressed: command.pressed?.(get),
  }));
  return selectAtom(
    stateAtom,
    (state) => state,
    (a, b) => a.enabled === b.enabled && a.pressed === b.pressed,
  );
}
