/** What can be done by keys: told by the commands themselves. */
import X from 'lucide-react/icons/x';
import { useAtom } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { dialogAtom } from '../../session/view.ts';
import { messages } from '../../messages.ts';
import { commands } from '../commandRegistry.ts';
import { formatKeybinding } from './keybindings.ts';
import '../menus/commandPalette.css';

/** A press beside it closes it, too, in browsers that know of this. */
export const CLOSED_BY_ANY = { closedby: 'any' } as const;

const GROUPS = ['tools', 'edit', 'arrange', 'view', 'file', 'help'] as const;

export function ShortcutsDialog(): ReactNode {
  const [dialog, setDialog] = useAtom(dialogAtom);
  const element = useRef<HTMLDialogElement>(null);
  const open = dialog === 'keys';
  useEffect(() => {
    if (open) element.current?.showModal();
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={element}
      className="keys"
      aria-labelledby="keys-title"
      onClose={() => {
        setDialog(undefined);
      }}
      {...CLOSED_BY_ANY}
    >
      <div className="keys-sheet">
        <header>
          <h2 id="keys-title">{messages.keys}</h2>
          <button
            type="button"
            className="tool"
            aria-label={messages.close}
            title={messages.close}
            onClick={() => {
              element.current?.close();
            }}
          >
            <X aria-hidden size={18} />
          </button>
        </header>
        <div className="keys-groups">
          {GROUPS.map(
            (group) => [group, commands.filter((command) => command.group === group && command.keys)] as const,
          )
            .filter(([, list]) => list.length > 0)
            .map(([group, list]) => (
              <section key={group} aria-label={messages.groups[group]}>
                <h3 aria-hidden>{messages.groups[group]}</h3>
                <dl>
                  {list.map(({ name, label, keys }) => (
                    <div key={name}>
                      <dt>{label}</dt>
                      <dd>
                        {keys!.map((key, place) => (
                          <kbd key={key}>
                            {place > 0 && ', '}
                            {formatKeybinding(key)}
                          </kbd>
                        ))}
                      </dd>
                    </div>
                  ))}
                  {group === 'view' && (
                    <div>
                      <dt>{messages.moveView}</dt>
                      <dd>
                        <kbd>{messages.spaceDrag}</kbd>
                      </dd>
                    </div>
                  )}
                </dl>
              </section>
            ))}
        </div>
      </div>
    </dialog>
  );
}
