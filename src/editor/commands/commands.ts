/** All commands: the one list that toolbar, menu, palette and keys are made of. */
import { arrangeCommands } from './arrangeCommands.ts';
import { clipboardCommands } from './clipboardCommands.ts';
import type { Command } from './command.ts';
import { editCommands } from './editCommands.ts';
import { fileCommands } from './fileCommands.ts';
import { publishCommands } from './publishCommands.ts';
import { toolCommands } from './toolCommands.ts';
import { viewCommands } from './viewCommands.ts';

export const commands: readonly Command[] = [
  ...toolCommands,
  ...editCommands,
  ...clipboardCommands,
  ...arrangeCommands,
  ...viewCommands,
  ...fileCommands,
  ...publishCommands,
];

const byName = new Map(commands.map((command) => [command.name, command]));

/** A command that is known to be there. */
export function commandNamed(name: string): Command {
  const command = byName.get(name);
  if (!command) throw new Error(`There is no command ${name}.`);
  return command;
}

const byKey = new Map(
  commands.flatMap((command) => (command.keys ?? []).map((key): [string, Command] => [key, command])),
);

/** The command of a press, by the name that keyNames.ts gives it. */
export function commandOfKey(name: string): Command | undefined {
  return byKey.get(name);
}
