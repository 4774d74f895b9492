/** All commands. The toolbar, the menu, the palette and the keyboard use this list. */
import { arrangeCommands } from './arrangeCommands.ts';
import { clipboardCommands } from './clipboardCommands.ts';
import type { Command } from '../command.ts';
import { contextMenuCommand } from './contextMenuCommand.ts';
import { editCommands } from './editCommands.ts';
import { fileCommands } from './fileCommands.ts';
import { navigateCommands } from './navigateCommands.ts';
import { publishCommands } from './publishCommands.ts';
import { symbolCommands } from './symbolCommands.ts';
import { saveTemplateCommand } from './templateCommand.ts';
import { toolCommands } from './toolCommands.ts';
import { viewCommands } from './viewCommands.ts';

export const commands: readonly Command[] = [
  ...toolCommands,
  ...editCommands,
  ...navigateCommands,
  ...clipboardCommands,
  contextMenuCommand,
  ...arrangeCommands,
  ...viewCommands,
  ...fileCommands,
  ...publishCommands,
  ...symbolCommands,
  saveTemplateCommand,
];

const byName = new Map(commands.map((command) => [command.name, command]));

/** Throws if there is no such command. */
export function getCommand(name: string): Command {
  const command = byName.get(name);
  if (!command) throw new Error(`Unknown command: ${name}`);
  return command;
}

const byKey = new Map(
  commands.flatMap((command) => (command.keys ?? []).map((key): [string, Command] => [key, command])),
);

export function commandForKey(keybinding: string): Command | undefined {
  return byKey.get(keybinding);
}
