/** The lines that embed the venue's booking page in its own site, with options and a live preview. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useId, useRef, useState } from 'react';
import { LANGUAGES } from '../../domain/language.ts';
import { EditorDialog } from '../controls/EditorDialog.tsx';
import { copyText } from '../../ui/copyText.ts';
import { focusOnOpen } from '../../ui/focusOnOpen.ts';
import { pageAtom } from '../document/hostState.ts';
import { pageLocale } from '../../ui/pageLanguage.ts';
import { messages } from '../messages.ts';
import { dialogAtom } from '../session/panels.ts';
import { EmbedPreview } from './EmbedPreview.tsx';
import { type EmbedOptions, type LinesName, embedLines } from './embedLines.ts';
import { SmallButton } from '../controls/Button.tsx';
import './embedding.css';
import { Select, namedOptions } from '../../ui/Select.tsx';

const MAX_LABEL_LENGTH = 80;
/** Sites that are built have the modules in a folder of theirs. */
const FILES: Readonly<Partial<Record<LinesName, readonly string[]>>> = {
  module: ['booker.js', 'element.js', 'booker.d.ts', 'bookerElement.d.ts', 'embedEvents.d.ts'],
  react: ['react.js', 'element.js', 'react.d.ts', 'bookerElement.d.ts', 'embedEvents.d.ts'],
};

export function EmbedDialog(): ReactNode {
  return useAtomValue(dialogAtom) === 'embed' ? <OpenDialog /> : null;
}

function OpenDialog(): ReactNode {
  const { tenant } = useAtomValue(pageAtom);
  const [options, setOptions] = useState<EmbedOptions>(() => ({
    host: location.origin,
    tenant,
    mode: 'inline',
    language: '',
    theme: 'auto',
    label: '',
  }));
  // Only the last copy is news: a change of its text is what screen readers announce.
  const [announcement, setAnnouncement] = useState('');
  const lines = embedLines(options, messages.embed.defaultLabel);
  const change = (changes: Partial<EmbedOptions>): void => {
    setOptions({ ...options, ...changes });
    setAnnouncement('');
  };
  return (
    <EditorDialog title={messages.embed.title} className="editor-embed">
      <div className="editor-embed-lines">
        <p className="editor-dialog-note">{messages.embed.hint}</p>
        <Options options={options} onChange={change} />
        {(Object.keys(messages.embed.lines) as LinesName[]).map((name) => (
          <Lines key={name} name={name} text={lines[name]} host={options.host} onCopied={setAnnouncement} />
        ))}
        <output className="editor-embed-announcement">{announcement}</output>
      </div>
      <EmbedPreview options={options} />
    </EditorDialog>
  );
}

type OptionsProps = {
  readonly options: EmbedOptions;
  onChange(changes: Partial<EmbedOptions>): void;
};

function Options({ options, onChange }: OptionsProps): ReactNode {
  const languages = new Intl.DisplayNames(pageLocale(), { type: 'language' });
  return (
    <div className="editor-embed-options">
      <label className="editor-dialog-field">
        <span>{messages.embed.mode}</span>
        <Select
          ref={focusOnOpen}
          value={options.mode}
          options={namedOptions(messages.embed.modes)}
          onChange={(mode) => onChange({ mode })}
        />
      </label>
      <label className="editor-dialog-field">
        <span>{messages.embed.label}</span>
        <input
          type="text"
          maxLength={MAX_LABEL_LENGTH}
          placeholder={messages.embed.defaultLabel}
          value={options.label}
          onChange={({ target }) => onChange({ label: target.value })}
        />
      </label>
      <label className="editor-dialog-field">
        <span>{messages.embed.language}</span>
        <Select
          value={options.language}
          options={[
            ['', messages.embed.visitorsLanguage],
            ...LANGUAGES.map((language) => [language, languages.of(language) ?? language] as const),
          ]}
          onChange={(language) => onChange({ language })}
        />
      </label>
      <label className="editor-dialog-field">
        <span>{messages.embed.theme}</span>
        <Select
          value={options.theme}
          options={namedOptions(messages.embed.themes)}
          onChange={(theme) => onChange({ theme })}
        />
      </label>
    </div>
  );
}

type LinesProps = {
  readonly name: LinesName;
  readonly text: string;
  readonly host: string;
  onCopied(announcement: string): void;
};

function Lines({ name, text, host, onCopied }: LinesProps): ReactNode {
  const id = useId();
  const code = useRef<HTMLPreElement>(null);
  const title = messages.embed.lines[name];
  const copy = async (): Promise<void> => {
    // The same text twice would not be announced.
    onCopied('');
    const isCopied = await copyText(text);
    if (!isCopied && code.current) getSelection()?.selectAllChildren(code.current);
    onCopied(isCopied ? messages.embed.copied({ name: title }) : messages.embed.copyFailed);
  };
  return (
    <section aria-labelledby={id} className="editor-embed-part">
      <div className="editor-embed-part-head">
        <h3 id={id}>{title}</h3>
        <SmallButton aria-label={messages.embed.copyLines({ name: title })} onClick={() => void copy()}>
          {messages.embed.copy}
        </SmallButton>
      </div>
      <pre ref={code} dir="ltr">
        {text}
      </pre>
      {FILES[name] && (
        <p className="editor-embed-files">
          <span>{`${messages.embed.files} `}</span>
          {FILES[name].map((file) => (
            <a key={file} href={`${host}/embed/${file}`} download>
              {file}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
