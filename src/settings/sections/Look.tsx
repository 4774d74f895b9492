/** How the booking page looks, with the page itself beside it. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId, useState } from 'react';
import { MAX_PICTURE_BYTES } from '../../api/editorContract.ts';
import { uploadPicture } from '../../api/editorClient.ts';
import { PICTURE_TYPES, pictureNameOf } from '../../api/pictureFile.ts';
import { previewCalls } from '../../api/settingsContract.ts';
import { addressOf } from '../../api/transport/hostCalls.ts';
import { ACCENT_FIELDS, type AccentField, weakAccentContrast } from '../../domain/booking/accentContrast.ts';
import { Alert, Field, Labeled, SelectSetting, TextSetting, asText, labelOf, useSetting } from '../controls/Field.tsx';
import { Group } from '../controls/Lists.tsx';
import { failureText, messages } from '../messages.ts';
import { hostAtom, pageAtom } from '../state/document.ts';
import { previewedAtom } from '../state/draft.ts';
import { Select } from '../../ui/Select.tsx';

/** The page's own accents, where the venue has none. */
const USUAL_ACCENTS = { accent: '#0b6770', accent_dark: '#6cc9c6' } as const;

export function Look(): ReactNode {
  return (
    <div className="settings-look">
      <div className="settings-look-fields">
        <Group title={labelOf('theme')}>
          <div className="settings-row">
            {ACCENT_FIELDS.map((field) => (
              <AccentSetting key={field} field={field} />
            ))}
          </div>
        </Group>
        <TextSetting path={['heading']} />
        <SelectSetting
          path={['table_word']}
          fallback="table"
          options={Object.entries(messages.tableWords)}
          hint={messages.hints.table_word}
        />
        <PictureSetting />
      </div>
      <BookingPage />
    </div>
  );
}

function AccentSetting({ field }: { readonly field: AccentField }): ReactNode {
  const path = ['theme', field];
  const [value, set] = useSetting(path);
  const label = messages.parts[field];
  const usual = USUAL_ACCENTS[field];
  const ratio = weakAccentContrast(field, value);
  const warning =
    ratio === undefined ? undefined : messages.weakAccents[field]({ ratio: ratio.toFixed(1), least: '3' });
  return (
    <Field path={path} label={label} hint={warning} isMarked={warning !== undefined}>
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            dir="ltr"
            placeholder={usual}
            value={asText(value)}
            onChange={({ target }) => set(target.value.trim() || undefined)}
          />
          <input
            type="color"
            aria-label={messages.pickColor({ name: label })}
            value={/^#[\da-f]{6}$/i.test(asText(value)) ? asText(value) : usual}
            onChange={({ target }) => set(target.value)}
          />
        </>
      )}
    </Field>
  );
}

function PictureSetting(): ReactNode {
  const [value, set] = useSetting(['picture']);
  const { tenant } = useAtomValue(pageAtom);
  const host = useAtomValue(hostAtom);
  const setHost = useSetAtom(hostAtom);
  const [error, setError] = useState('');
  const picture = asText(value);
  const pictures = host?.pictures ?? [];
  const upload = async (file: File | undefined): Promise<void> => {
    if (!file || !host) return;
    const named = pictureNameOf(file, Date.now());
    if (!named.ok) {
      const { format, size } = messages.pictureErrors;
      setError(named.error === 'format' ? format : size({ megabytes: MAX_PICTURE_BYTES / 1024 / 1024 }));
      return;
    }
    const result = await uploadPicture(tenant, named.name, file);
    if (result.ok) {
      setHost({ ...host, pictures: [...new Set([...host.pictures, result.picture])] });
      set(result.picture);
    }
    setError(result.ok ? '' : failureText(result));
  };
  return (
    <>
      <SelectSetting
        path={['picture']}
        none={messages.noPicture}
        options={[...new Set([...pictures, ...(picture === '' ? [] : [picture])])].map((each) => [each, each])}
        hint={messages.hints.picture}
      />
      {picture !== '' && (
        <img
          className="settings-picture"
          src={picture.startsWith('/') ? picture : `/v/${tenant}/files/${picture}`}
          alt=""
        />
      )}
      <Labeled label={messages.upload}>
        {(id) => (
          <input id={id} type="file" accept={PICTURE_TYPES} onChange={({ target }) => void upload(target.files?.[0])} />
        )}
      </Labeled>
      <Alert text={error} />
    </>
  );
}

const THEMES = ['light', 'dark'] as const;

/** The booking page as the saved draft makes it, in the width of a phone. */
function BookingPage(): ReactNode {
  const { tenant } = useAtomValue(pageAtom);
  const previewed = useAtomValue(previewedAtom);
  const id = useId();
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('light');
  return (
    <section className="settings-preview" aria-labelledby={id}>
      <div className="settings-preview-head">
        <h3 id={id}>{messages.bookingPage.title}</h3>
        <Select
          aria-label={messages.bookingPage.theme}
          value={theme}
          options={THEMES.map((each) => [each, messages.bookingPage.themes[each]])}
          onChange={setTheme}
        />
      </div>
      <p className="settings-hint">{messages.bookingPage.hint}</p>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this host's own page */}
      <iframe
        title={messages.bookingPage.title}
        src={addressOf(previewCalls.bookingPage, { tenant }, { theme, draft: previewed })}
      />
    </section>
  );
}
