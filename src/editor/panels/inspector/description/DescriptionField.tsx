/** The description of a table for guests. Unedited descriptions keep their HTML, even if it is not clean. */
import { sanitizeHtml } from '../../../../api/sanitizeHtml.ts';
import { ALLOWED_LINK_PATTERN } from '../../../../domain/plan/descriptionHtml.ts';
import { MAX_DESCRIPTION_LENGTH } from '../../../../domain/plan/limits.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { lazyModule, retryLoading } from '../../../../ui/lazyModule.ts';
import type { SharedField } from '../fields/useSharedField.ts';
import { inspectorMessages } from '../messages.ts';
import { SmallButton } from '../../../controls/Button.tsx';

const lazyEditor = lazyModule(() => import('../../../../ui/richText/RichTextEditor.tsx'), 'text editor');

const RULES = { sanitize: sanitizeHtml, links: ALLOWED_LINK_PATTERN };

export function DescriptionField({
  label,
  setting,
}: {
  readonly label: string;
  readonly setting: SharedField<string | undefined>;
}): ReactNode {
  const chunk = useAtomValue(lazyEditor.moduleAtom);
  const hasFailed = useAtomValue(lazyEditor.statusAtom) === 'failed';
  const load = useSetAtom(lazyEditor.loadAtom);
  const [error, setError] = useState<string>();
  const id = useId();
  const { shared } = setting;
  useEffect(() => void load(), [load]);
  const save = (html: string): boolean => {
    const isTooLong = html.length > MAX_DESCRIPTION_LENGTH;
    setError(isTooLong ? inspectorMessages.tooLong({ most: MAX_DESCRIPTION_LENGTH, is: html.length }) : undefined);
    if (!isTooLong) setting.write(html === '' ? undefined : html);
    return !isTooLong;
  };
  return (
    <div className="editor-field">
      <label id={id}>{label}</label>
      {chunk ? (
        <chunk.RichTextEditor
          rules={RULES}
          texts={inspectorMessages}
          html={shared.mixed ? '' : (shared.value ?? '')}
          placeholder={shared.mixed ? inspectorMessages.mixed : inspectorMessages.descriptionPlaceholder}
          labelId={id}
          describedBy={error ? `${id}-error` : undefined}
          isInvalid={error !== undefined}
          onSave={save}
          onDiscard={() => setError(undefined)}
        />
      ) : (
        <p className="ui-rich-text ui-rich-text-loading" aria-busy={!hasFailed}>
          {hasFailed ? inspectorMessages.editorFailed : inspectorMessages.loadingEditor}
        </p>
      )}
      {hasFailed && <SmallButton onClick={() => retryLoading(load)}>{inspectorMessages.retry}</SmallButton>}
      {error && (
        <p id={`${id}-error`} role="alert" className="editor-field-error">
          {error}
        </p>
      )}
    </div>
  );
}
