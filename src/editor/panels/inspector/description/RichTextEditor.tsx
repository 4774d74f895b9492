/** The text editor of descriptions. It comes in a chunk of its own, since few plans are opened to write. */
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
import { preservedMarks } from './preservedMarks.ts';
import { LinkForm } from './LinkForm.tsx';
import './richTextEditor.css';
import { inspectorMessages as words } from '../messages.ts';

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

type RichTextProps = {
  /** As it stands in the plan: untrusted. */
  readonly html: string;
  readonly placeholder: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  /** What was written, cleaned, empty where nothing is left; only where something was written. Gives whether it counts. */
  onKeep(html: string): boolean;
  /** What was written is dropped. */
  onDrop(): void;
};

export function RichTextEditor({
  html,
  placeholder,
  labelId,
  describedBy,
  isInvalid,
  onKeep,
  onDrop,
}: RichTextProps): ReactNode {
  const [isWritten, setWritten] = useState(false);
  const editor = useEditor({
    // A page's content policy refuses styles that a script puts there: what is needed of them stands in richText.css.
    extensions,
    content: sanitizeHtml(html),
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    editorProps: {
      transformPastedHTML: sanitizeHtml,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: 'rich-words',
        'data-placeholder': placeholder,
      },
    },
    onUpdate: () => {
      setWritten(true);
    },
  });
  const isEmpty = useEditorState({ editor, selector: ({ editor: now }) => now.isEmpty });

  const latest = useRef({ isWritten, onKeep });
  useEffect(() => {
    latest.current = { isWritten, onKeep };
  });
  // What was written is not lost where another table is selected on the plan meanwhile.
  useEffect(
    () => () => {
      if (latest.current.isWritten) latest.current.onKeep(htmlOf(editor));
    },
    [editor],
  );
  // Undone, or written otherwise: what stands in the plan now, unless something is being written.
  useEffect(() => {
    if (!latest.current.isWritten && sanitizeHtml(html) !== htmlOf(editor))
      editor.commands.setContent(sanitizeHtml(html), { emitUpdate: false });
  }, [editor, html]);
  useEffect(() => {
    const { dom } = editor.view;
    if (describedBy) dom.setAttribute('aria-describedby', describedBy);
    else dom.removeAttribute('aria-describedby');
    dom.setAttribute('aria-invalid', String(isInvalid));
  }, [editor, describedBy, isInvalid]);

  useEffect(() => {
    // A label can't name what is no form control.
    const label = document.getElementById(labelId);
    const focus = (): void => {
      editor.commands.focus();
    };
    label?.addEventListener('click', focus);
    return () => {
      label?.removeEventListener('click', focus);
    };
  }, [editor, labelId]);

  const leave = (event: FocusEvent): void => {
    if (!isWritten || event.currentTarget.contains(event.relatedTarget)) return;
    if (onKeep(htmlOf(editor))) setWritten(false);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isWritten) return;
    event.preventDefault();
    event.stopPropagation();
    editor.commands.setContent(sanitizeHtml(html), { emitUpdate: false });
    setWritten(false);
    onDrop();
  };
  return (
    <div
      className="rich"
      data-empty={isEmpty}
      data-dirty={isWritten}
      role="presentation"
      onBlur={leave}
      onKeyDown={press}
    >
      <Formatting editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

/** Empty where no word is left. */
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
    label: words.bold,
    icon: Bold,
    run: (editor) => {
      editor.chain().focus().toggleBold().run();
    },
  },
  {
    name: 'italic',
    label: words.italic,
    icon: Italic,
    run: (editor) => {
      editor.chain().focus().toggleItalic().run();
    },
  },
  {
    name: 'underline',
    label: words.underline,
    icon: Underline,
    run: (editor) => {
      editor.chain().focus().toggleUnderline().run();
    },
  },
  {
    name: 'strike',
    label: words.strike,
    icon: Strikethrough,
    run: (editor) => {
      editor.chain().focus().toggleStrike().run();
    },
  },
  {
    name: 'bulletList',
    label: words.bullets,
    icon: List,
    run: (editor) => {
      editor.chain().focus().toggleBulletList().run();
    },
  },
  {
    name: 'orderedList',
    label: words.numbers,
    icon: ListOrdered,
    run: (editor) => {
      editor.chain().focus().toggleOrderedList().run();
    },
  },
];

function Formatting({ editor }: { readonly editor: Editor }): ReactNode {
  const [linking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      [...FORMATS.map(({ name }) => name), 'link'].filter((name) => now.isActive(name)).join(' '),
  }).split(' ');
  return (
    <>
      <fieldset className="rich-tools" aria-label={words.formatting}>
        {FORMATS.map(({ name, label, icon: Icon, run }) => (
          <button
            key={name}
            type="button"
            aria-pressed={active.includes(name)}
            title={label}
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              run(editor);
            }}
          >
            <Icon aria-hidden size={15} />
            <span className="ui-visually-hidden">{label}</span>
          </button>
        ))}
        <button
          type="button"
          aria-pressed={active.includes('link')}
          aria-expanded={linking}
          title={words.link}
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            setLinking(!linking);
          }}
        >
          <Link aria-hidden size={15} />
          <span className="ui-visually-hidden">{words.link}</span>
        </button>
      </fieldset>
      {linking && (
        <LinkForm
          editor={editor}
          isAllowed={isAllowed}
          onDone={() => {
            setLinking(false);
          }}
        />
      )}
    </>
  );
}
