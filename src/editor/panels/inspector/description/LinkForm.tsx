/** Where the marked words of a description lead. */
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { inspectorMessages as words } from '../messages.ts';

type LinkFormProps = { readonly editor: Editor; isAllowed(address: string): boolean; onDone(): void };

export function LinkForm({ editor, isAllowed, onDone }: LinkFormProps): ReactNode {
  const before = editor.getAttributes('link')['href'];
  const [address, setAddress] = useState(typeof before === 'string' ? before : '');
  const [isBad, setBad] = useState(false);
  const id = useId();
  const keep = (): void => {
    const typed = address.trim();
    const full = isAllowed(typed) || typed === '' ? typed : completed(typed);
    if (full !== '' && !isAllowed(full)) {
      setBad(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (full === '') chain.unsetLink().run();
    // Without marked words the address itself is written.
    else if (editor.state.selection.empty && before === undefined)
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href: full } }] }).run();
    else chain.setLink({ href: full }).run();
    onDone();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') keep();
    else {
      onDone();
      editor.commands.focus();
    }
  };
  return (
    <div className="rich-link">
      <label className="ui-visually-hidden" htmlFor={id}>
        {words.linkAddress}
      </label>
      <input
        ref={(input) => {
          input?.focus();
        }}
        id={id}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={address}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? `${id}-bad` : undefined}
        onChange={({ target }) => {
          setAddress(target.value);
          setBad(false);
        }}
        onKeyDown={press}
      />
      <button type="button" className="plain plain-small" onClick={keep}>
        {words.linkKeep}
      </button>
      {isBad && (
        <p id={`${id}-bad`} role="alert" className="field-fault">
          {words.linkBad}
        </p>
      )}
    </div>
  );
}

/** What people type of an address: the site's name, or a mailbox. */
function completed(typed: string): string {
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed)) return `mailto:${typed}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(typed) ? `https://${typed}` : typed;
}
