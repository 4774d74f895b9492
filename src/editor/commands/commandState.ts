import { type Atom, atom, useAtomValue, useSetAtom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { useMemo } from 'react';
import { type Command, isEnabled, runCommandAtom } from './command.ts';

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

/** Returns the state of a command, and what runs it. */
export function useCommand(command: Command): CommandState & { run(): void } {
  const state = useAtomValue(useMemo(() => commandStateAtom(command), [command]));
  const run = useSetAtom(runCommandAtom);
  return { ...state, run: () => run(command) };
}
