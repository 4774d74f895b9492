/** The editor of texts with emphasis, lists and links. Pages load it in a chunk of its own. */
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import Bold from 'lucide-react/icons/bold';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Strikethrough from 'lucide-react/icons/strikethrough';
import Underline from 'lucide-react/icons/underline';
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isComposing } from '../isComposing.ts';
import { sanitizePastedHtml } from './pastedHtml.ts';
import { preservedMarks } from './preservedMarks.ts';
import { LinkForm } from './LinkForm.tsx';
import type { RichTextRules, RichTextTexts } from './richTextRules.ts';
import './richTextEditor.css';

const extensionsFor = ({ links }: RichTextRules) => [
  StarterKit.configure({
    heading: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      isAllowedUri: (address) => links.test(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  ...preservedMarks,
];

type RichTextEditorProps = {
  readonly rules: RichTextRules;
  readonly texts: RichTextTexts;
  /** Untrusted HTML. */
  readonly html: string;
  readonly placeholder: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  /** Receives edited text as sanitized HTML, or '' if no text is left. Returns whether it is accepted. */
  onSave(html: string): boolean;
  /** The user discarded the edit. */
  onDiscard(): void;
};

export function RichTextEditor({
  rules,
  texts,
  html,
  placeholder,
  labelId,
  describedBy,
  isInvalid,
  onSave,
  onDiscard,
}: RichTextEditorProps): ReactNode {
  const { sanitize } = rules;
  const [isDirty, setDirty] = useState(false);
  const [extensions] = useState(() => extensionsFor(rules));
  const editor = useEditor({
    // The content security policy blocks injected styles. richTextEditor.css has the necessary ones.
    extensions,
    content: sanitize(html),
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    editorProps: {
      transformPastedHTML: (pasted) => sanitizePastedHtml(pasted, sanitize),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: 'ui-rich-text-content',
        'data-placeholder': placeholder,
      },
    },
    onUpdate: () => setDirty(true),
  });
  const isEmpty = useEditorState({ editor, selector: ({ editor: current }) => current.isEmpty });

  const latest = useRef({ isDirty, onSave });
  useEffect(() => {
    latest.current = { isDirty, onSave };
  });
  // Another selection unmounts the editor without a blur. The edit is saved all the same.
  useEffect(
    () => () => {
      if (latest.current.isDirty) latest.current.onSave(htmlOf(editor, sanitize));
    },
    [editor, sanitize],
  );
  // Follows the value after undo or another edit, unless this text is being edited.
  useEffect(() => {
    if (!latest.current.isDirty && sanitize(html) !== htmlOf(editor, sanitize))
      editor.commands.setContent(sanitize(html), { emitUpdate: false });
  }, [editor, html, sanitize]);
  useEffect(() => {
    const { dom } = editor.view;
    if (describedBy) dom.setAttribute('aria-describedby', describedBy);
    else dom.removeAttribute('aria-describedby');
    dom.setAttribute('aria-invalid', String(isInvalid));
  }, [editor, describedBy, isInvalid]);

  useEffect(() => {
    // A label focuses only form controls by itself.
    const label = document.getElementById(labelId);
    const focus = (): boolean => editor.commands.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, labelId]);

  const handleBlur = (event: FocusEvent): void => {
    if (!isDirty || event.currentTarget.contains(event.relatedTarget)) return;
    if (onSave(htmlOf(editor, sanitize))) setDirty(false);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isDirty || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    editor.commands.setContent(sanitize(html), { emitUpdate: false });
    setDirty(false);
    onDiscard();
  };
  return (
    <div
      className="ui-rich-text"
      data-empty={isEmpty}
      data-dirty={isDirty}
      role="presentation"
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      <Formatting editor={editor} texts={texts} links={rules.links} />
      <EditorContent editor={editor} />
    </div>
  );
}

/** Returns sanitized HTML, or '' if no text is left. */
function htmlOf(editor: Editor, sanitize: RichTextRules['sanitize']): string {
  return editor.isEmpty || editor.getText().trim() === '' ? '' : sanitize(editor.getHTML());
}

type Format = {
  readonly name: string;
  readonly textName: keyof RichTextTexts;
  readonly icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  run(editor: Editor): void;
};
const FORMATS: readonly Format[] = [
  { name: 'bold', textName: 'bold', icon: Bold, run: (editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', textName: 'italic', icon: Italic, run: (editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: 'underline',
    textName: 'underline',
    icon: Underline,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'strike',
    textName: 'strike',
    icon: Strikethrough,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    name: 'bulletList',
    textName: 'bulletedList',
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    textName: 'numberedList',
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

type FormattingProps = { readonly editor: Editor; readonly texts: RichTextTexts; readonly links: RegExp };

function Formatting({ editor, texts, links }: FormattingProps): ReactNode {
  const [isLinkOpen, setLinkOpen] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      [...FORMATS.map(({ name }) => name), 'link'].filter((name) => current.isActive(name)).join(' '),
  }).split(' ');
  return (
    <>
      <fieldset className="ui-rich-text-tools" aria-label={texts.formatting}>
        {FORMATS.map(({ name, textName, icon: Icon, run }) => (
          <button
            key={name}
            type="button"
            className="ui-rich-text-tool"
            aria-pressed={active.includes(name)}
            title={texts[textName]}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(editor)}
          >
            <Icon aria-hidden size={15} />
            <span className="ui-visually-hidden">{texts[textName]}</span>
          </button>
        ))}
        <button
          type="button"
          className="ui-rich-text-tool"
          aria-pressed={active.includes('link')}
          aria-expanded={isLinkOpen}
          title={texts.link}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLinkOpen(!isLinkOpen)}
        >
          <Link aria-hidden size={15} />
          <span className="ui-visually-hidden">{texts.link}</span>
        </button>
      </fieldset>
      {isLinkOpen && <LinkForm editor={editor} texts={texts} links={links} onDone={() => setLinkOpen(false)} />}
    </>
  );
}
