/** A text with emphasis, lists and links. The editor loads where one is shown. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { toJsonPointer } from '../../domain/plan/reading/validationError.ts';
import { ALLOWED_LINK_PATTERN } from '../../domain/plan/descriptionHtml.ts';
import { isRichText } from '../../domain/plan/richText.ts';
import { lazyModule, retryLoading } from '../../ui/lazyModule.ts';
import { messages } from '../messages.ts';
import { shownProblemsAtom, touchAtom } from '../state/problems.ts';
import { type FieldProps, ProblemText, asText, labelOf, useSetting } from './Field.tsx';
import { Button } from '../../ui/Button.tsx';

const lazyEditor = lazyModule(() => import('./richTextCode.ts'), 'text editor');

const useChunk = () => useAtomValue(lazyEditor.moduleAtom);

/** Returns the HTML of a text, which may be plain. */
function toHtml(text: string): string {
  if (isRichText(text)) return text;
  const paragraph = document.createElement('p');
  paragraph.innerText = text;
  return paragraph.outerHTML;
}

/** Returns HTML as the settings keep it: a paragraph without any markup is plain text. */
function fromHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const [paragraph] = body.children;
  const isPlain = body.children.length === 1 && paragraph?.localName === 'p' && paragraph.children.length === 0;
  const text = paragraph?.textContent.trim() ?? '';
  return isPlain && !isRichText(text) ? text : html;
}

export function RichTextSetting({ path, label = labelOf(String(path[0])), isMarked }: FieldProps): ReactNode {
  const chunk = useChunk();
  const hasFailed = useAtomValue(lazyEditor.statusAtom) === 'failed';
  const load = useSetAtom(lazyEditor.loadAtom);
  const [value, set] = useSetting(path);
  const touch = useSetAtom(touchAtom);
  const pointer = toJsonPointer(path);
  const problem = useAtomValue(shownProblemsAtom).get(pointer);
  const id = useId();
  useEffect(() => void load(), [load]);
  return (
    <div className="settings-field settings-rich" data-setting={pointer} data-marked={isMarked || undefined}>
      <label id={id}>{label}</label>
      {chunk ? (
        <RichText
          chunk={chunk}
          html={toHtml(asText(value))}
          labelId={id}
          problemId={problem === undefined ? undefined : `${id}-problem`}
          onSave={(html) => {
            set(html === '' ? undefined : fromHtml(html));
            touch(path);
          }}
        />
      ) : (
        <p className="settings-hint" aria-busy={!hasFailed}>
          {hasFailed ? messages.failures.unreachable : messages.loading}
        </p>
      )}
      {hasFailed && <Button onClick={() => retryLoading(load)}>{messages.retry}</Button>}
      <ProblemText id={`${id}-problem`} text={problem} />
    </div>
  );
}

/** A text as it looks. */
export function RichTextView({ html }: { readonly html: string }): ReactNode {
  const chunk = useChunk();
  return chunk ? <div dangerouslySetInnerHTML={{ __html: chunk.sanitizeHtml(html) }} /> : null;
}

type RichTextProps = {
  readonly chunk: NonNullable<ReturnType<typeof useChunk>>;
  readonly html: string;
  readonly labelId: string;
  readonly problemId: string | undefined;
  onSave(html: string): void;
};

function RichText({ chunk, html, labelId, problemId, onSave }: RichTextProps): ReactNode {
  const [rules] = useState({ sanitize: chunk.sanitizeHtml, links: ALLOWED_LINK_PATTERN });
  return (
    <chunk.RichTextEditor
      rules={rules}
      texts={messages.richText}
      html={html}
      placeholder=""
      labelId={labelId}
      describedBy={problemId}
      isInvalid={problemId !== undefined}
      onSave={(saved) => {
        onSave(saved);
        return true;
      }}
      onDiscard={() => {}}
    />
  );
}
