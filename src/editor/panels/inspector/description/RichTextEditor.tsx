/** The rich text editor of descriptions. It loads in a chunk of its own. */
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
import { sanitizeHtml } from '../../../../api/sanitizeHtml.ts';
import { ALLOWED_LINK_PATTERN } from '../../../../domain/plan/descriptionHtml.ts';
import { sanitizePastedHtml } from './pastedHtml.ts';
import { preservedMarks } from './preservedMarks.ts';
import { LinkForm } from './LinkForm.tsx';
import './richTextEditor.css';
import { isComposing } from '../../../../ui/isComposing.ts';
import { inspectorMessages } from '../messages.ts';

const isAllowed = (address: string | undefined): boolean => address !== undefined && ALLOWED_LINK_PATTERN.test(address);

const extensions = [
  StarterKit.configure({
    heading: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      isAllowedUri: (address) => isAllowed(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  ...preservedMarks,
];

type RichTextEditorProps = {
  /** HTML of the plan, which is untrusted. */
  readonly html: string;
  readonly placeholder: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  /** Receives edited text as sanitized HTML, or '' if no text is left. Returns whether the plan accepts it. */
  onSave(html: string): boolean;
  /** The user discarded the edit. */
  onDiscard(): void;
};

export function RichTextEditor({
  html,
  placeholder,
  labelId,
  describedBy,
  isInvalid,
  onSave,
  onDiscard,
}: RichTextEditorProps): ReactNode {
  const [isDirty, setDirty] = useState(false);
  const editor = useEditor({
    // The content security policy blocks injected styles. richTextEditor.css has the necessary ones.
    extensions,
    content: sanitizeHtml(html),
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    editorProps: {
      transformPastedHTML: sanitizePastedHtml,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: 'editor-rich-text-content',
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
  // Selecting another table unmounts the editor without a blur. The edit is saved all the same.
  useEffect(
    () => () => {
      if (latest.current.isDirty) latest.current.onSave(htmlOf(editor));
    },
    [editor],
  );
  // Follows the plan after undo or another edit, unless this text is being edited.
  useEffect(() => {
    if (!latest.current.isDirty && sanitizeHtml(html) !== htmlOf(editor))
      editor.commands.setContent(sanitizeHtml(html), { emitUpdate: false });
  }, [editor, html]);
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
    if (onSave(htmlOf(editor))) setDirty(false);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isDirty || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    editor.commands.setContent(sanitizeHtml(html), { emitUpdate: false });
    setDirty(false);
    onDiscard();
  };
  return (
    <div
      className="editor-rich-text"
      data-empty={isEmpty}
      data-dirty={isDirty}
      role="presentation"
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      <Formatting editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

/** Returns sanitized HTML, or '' if no text is left. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty || editor.getText().trim() === '' ? '' : sanitizeHtml(editor.getHTML());
}

type Format = {
  readonly name: string;
  readonly label: string;
  readonly icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  run(editor: Editor): void;
};
const FORMATS: readonly Format[] = [
  {
    name: 'bold',
    label: inspectorMessages.bold,
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: inspectorMessages.italic,
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    label: inspectorMessages.underline,
    icon: Underline,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'strike',
    label: inspectorMessages.strike,
    icon: Strikethrough,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    name: 'bulletList',
    label: inspectorMessages.bulletedList,
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: inspectorMessages.numberedList,
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

function Formatting({ editor }: { readonly editor: Editor }): ReactNode {
  const [isLinkOpen, setLinkOpen] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      [...FORMATS.map(({ name }) => name), 'link'].filter((name) => current.isActive(name)).join(' '),
  }).split(' ');
  return (
    <>
      <fieldset className="editor-rich-text-tools" aria-label={inspectorMessages.formatting}>
        {FORMATS.map(({ name, label, icon: Icon, run }) => (
          <button
            key={name}
            type="button"
            className="editor-quiet-button"
            aria-pressed={active.includes(name)}
            title={label}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(editor)}
          >
            <Icon aria-hidden size={15} />
            <span className="ui-visually-hidden">{label}</span>
          </button>
        ))}
        <button
          type="button"
          className="editor-quiet-button"
          aria-pressed={active.includes('link')}
          aria-expanded={isLinkOpen}
          title={inspectorMessages.link}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLinkOpen(!isLinkOpen)}
        >
          <Link aria-hidden size={15} />
          <span className="ui-visually-hidden">{inspectorMessages.link}</span>
        </button>
      </fieldset>
      {isLinkOpen && <LinkForm editor={editor} isAllowed={isAllowed} onDone={() => setLinkOpen(false)} />}
    </>
  );
}
