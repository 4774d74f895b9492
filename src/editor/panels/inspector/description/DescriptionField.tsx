/** What guests are told of a table. What nobody writes in is never written again, however untidy its HTML. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import { MAX_DESCRIPTION_LENGTH } from '../fields/fieldLimits.ts';
import type { SharedField } from '../fields/useSharedField.ts';
import { inspectorMessages as words } from '../messages.ts';

type Loaded = typeof import('./RichTextEditor.tsx');

/** Once it is there it stays. */
let loaded: Loaded | undefined;

function useRichText(): { readonly code: Loaded | undefined; readonly isLost: boolean; again(): void } {
  const [code, setCode] = useState(loaded);
  const [lost, setLost] = useState(0);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    if (loaded) return undefined;
    let isGone = false;
    import('./RichTextEditor.tsx').then(
      (module) => {
        loaded = module;
        if (!isGone) setCode(module);
      },
      (error: unknown) => {
        console.warn('The text editor could not be loaded:', error);
        if (!isGone) setLost(tries);
      },
    );
    return () => {
      isGone = true;
    };
  }, [tries]);
  return {
    code,
    isLost: lost === tries,
    again() {
      setTries(tries + 1);
    },
  };
}

export function DescriptionField({
  label,
  setting,
}: {
  readonly label: string;
  readonly setting: SharedField<string | undefined>;
}): ReactNode {
  const { code, isLost, again } = useRichText();
  const [fault, setFault] = useState<string>();
  const id = useId();
  const { shared } = setting;
  const keep = (html: string): boolean => {
    const isTooLong = html.length > MAX_DESCRIPTION_LENGTH;
    setFault(isTooLong ? words.tooLong(MAX_DESCRIPTION_LENGTH, html.length) : undefined);
    if (!isTooLong) setting.write(html === '' ? undefined : html);
    return !isTooLong;
  };
  return (
    <div className="field">
      <label id={id}>{label}</label>
      {code ? (
        <code.RichTextEditor
          html={shared.mixed ? '' : (shared.value ?? '')}
          placeholder={shared.mixed ? words.mixed : words.describing}
          labelId={id}
          describedBy={fault ? `${id}-fault` : undefined}
          isInvalid={fault !== undefined}
          onKeep={keep}
          onDrop={() => {
            setFault(undefined);
          }}
        />
      ) : (
        <p className="rich rich-waiting" aria-busy={!isLost}>
          {isLost ? words.editorLost : words.loadingEditor}
        </p>
      )}
      {isLost && (
        <button type="button" className="plain plain-small" onClick={again}>
          {words.again}
        </button>
      )}
      {fault && (
        <p id={`${id}-fault`} role="alert" className="field-fault">
          {fault}
        </p>
      )}
    </div>
  );
}
