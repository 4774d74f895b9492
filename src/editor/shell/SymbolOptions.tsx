/** The options of the symbol tool: which symbol it places, and commands for the symbols of the venue. */
import { useAtom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { chosenSymbolAtom, symbolsAtom } from '../document/symbols.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { getCommand } from '../commands/definitions/commandRegistry.ts';
import { ChoiceField } from '../panels/inspector/fields/ChoiceField.tsx';
import { plainField } from '../panels/inspector/fields/useSharedField.ts';
import { messages } from '../messages.ts';

const IMPORT = [getCommand('import-symbols')];
const COMMANDS = [...['delete-symbol', 'export-symbols'].map(getCommand), ...IMPORT];

export function SymbolOptions(): ReactNode {
  const symbols = useAtomValue(symbolsAtom);
  const [chosen, choose] = useAtom(chosenSymbolAtom);
  return (
    <>
      {chosen ? (
        <ChoiceField
          label={messages.symbol}
          setting={plainField(chosen.name, choose)}
          choices={symbols.map(({ name }) => ({ value: name, name }))}
        />
      ) : (
        <p className="editor-field-note editor-tool-note">{messages.noSymbols}</p>
      )}
      {(chosen ? COMMANDS : IMPORT).map((command) => (
        <CommandButton key={command.name} command={command} named className="editor-button" />
      ))}
    </>
  );
}
