/** What can be done by keys: told by the commands themselves. */
import X from 'lucide-react/icons/x';
import { useAtom } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { dialogAtom } from '../atoms/view.ts';
import { words } from '../words.ts';
import { commands } from './commands.ts';
import { keyWords } from './keyNames.ts';
import './palette.css';

/** A press beside it closes it, too, in browsers that know of this. */
export const CLOSED_BY_ANY = { closedby: 'any' } as const;

const GROUPS = ['tools', 'edit', 'arrange', 'view', 'file', 'help'] as const;

export function Keys(): ReactNode {
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
          <h2 id="keys-title">{words.keys}</h2>
          <button
            type="button"
            className="tool"
            aria-label={words.close}
            title={words.close}
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
              <section key={group} aria-label={words.groups[group]}>
                <h3 aria-hidden>{words.groups[group]}</h3>
                <dl>
                  {list.map(({ name, label, keys }) => (
                    <div key={name}>
                      <dt>{label}</dt>
                      <dd>
                        {keys!.map((key, place) => (
                          <kbd key={key}>
                            {place > 0 && ', '}
                            {keyWords(key)}
                          </kbd>
                        ))}
                      </dd>
                    </div>
                  ))}
                  {group === 'view' && (
                    <div>
                      <dt>{words.moveView}</dt>
                      <dd>
                        <kbd>{words.spaceDrag}</kbd>
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
