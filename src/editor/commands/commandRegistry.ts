/** All commands: the one list that toolbar, menu, palette and keys are made of. */
import { arrangeCommands } from './definitions/arrangeCommands.ts';
import { clipboardCommands } from './definitions/clipboardCommands.ts';
import type { Command } from './command.ts';
import { editCommands } from './definitions/editCommands.ts';
import { fileCommands } from './definitions/fileCommands.ts';
import { publishCommands } from './definitions/publishCommands.ts';
import { toolCommands } from './definitions/toolCommands.ts';
import { viewCommands } from './definitions/viewCommands.ts';

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
export function getCommand(name: string): Command {
  const command = byName.get(name);
  if (!command) throw new Error(`There is no command ${name}.`);
  return command;
}

const byKey = new Map(
  commands.flatMap((command) => (command.keys ?? []).map((key): [string, Command] => [key, command])),
);

/** The command of a press, by the name that keyNames.ts gives it. */
export function commandForKey(name: string): Command | undefined {
  return byKey.get(name);
}
