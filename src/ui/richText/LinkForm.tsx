/** Sets the link of the selected text. */
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { isComposing } from '../isComposing.ts';
import type { RichTextTexts } from './richTextRules.ts';

type LinkFormProps = {
  readonly editor: Editor;
  readonly texts: RichTextTexts;
  /** Addresses that links may have. */
  readonly links: RegExp;
  onDone(): void;
};

export function LinkForm({ editor, texts, links, onDone }: LinkFormProps): ReactNode {
  const currentHref = editor.getAttributes('link')['href'];
  const [address, setAddress] = useState(typeof currentHref === 'string' ? currentHref : '');
  const [isInvalid, setInvalid] = useState(false);
  const id = useId();
  const apply = (): void => {
    const typed = address.trim();
    const href = links.test(typed) || typed === '' ? typed : completeAddress(typed);
    if (href !== '' && !links.test(href)) {
      setInvalid(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    // Without selected text, the address becomes the text.
    else if (editor.state.selection.empty && currentHref === undefined)
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else {
      onDone();
      editor.commands.focus();
    }
  };
  return (
    <div className="ui-rich-text-link">
      <label className="ui-visually-hidden" htmlFor={id}>
        {texts.linkAddress}
      </label>
      <input
        ref={(input) => input?.focus()}
        id={id}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={address}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        onChange={({ target }) => {
          setAddress(target.value);
          setInvalid(false);
        }}
        onKeyDown={handleKeyDown}
      />
      <button type="button" onClick={apply}>
        {texts.setLink}
      </button>
      {isInvalid && (
        <p id={`${id}-error`} role="alert" className="ui-rich-text-error">
          {texts.invalidLink}
        </p>
      )}
    </div>
  );
}

/** Adds the scheme to a domain or an email address. Returns other text unchanged. */
function completeAddress(typed: string): string {
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed)) return `mailto:${typed}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(typed) ? `https://${typed}` : typed;
}
