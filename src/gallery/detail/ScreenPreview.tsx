/** A screen of the booker or a mail, as the host sends it, in a frame of the device's size. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { galleryCalls } from '../../api/bookingContract.ts';
import { OWN_FILES } from '../fixtures/fixtures.ts';
import { LANGUAGES, nameLanguage } from '../../domain/language.ts';
import { messages } from '../messages.ts';
import { galleryStateAtom } from '../states/galleryState.ts';
import { ANSWER_FIXTURE, type GalleryState } from '../states/urlState.ts';

type ScreenPreviewProps = { readonly name: string; readonly screen: GalleryState['screen'] };

export function ScreenPreview({ name, screen }: ScreenPreviewProps): ReactNode {
  const { clock, guests, language, selected, size } = useAtomValue(galleryStateAtom);
  if (name === ANSWER_FIXTURE || name.startsWith(`${OWN_FILES}/`))
    return <p className="gallery-empty">{messages.onlyFiles}</p>;
  const query = new URLSearchParams([
    ['clock', clock],
    ['guests', String(guests)],
    ['language', language],
    ...selected.map((key) => ['chosen', key]),
  ]);
  return (
    <>
      {!LANGUAGES.some((each) => each === language) && (
        <output className="gallery-alert">{messages.screenNotInLanguage(nameLanguage(language, 'en'))}</output>
      )}
      <p className="gallery-muted">{messages.deviceTheme}</p>
      <div className="gallery-device-scroll">
        <iframe
          // A frame that only changes its address would add to the browser's history.
          key={`${screen} ${query.toString()}`}
          className="gallery-screen"
          title={messages.screenOf(messages.screens[screen], name)}
          src={`${galleryCalls.screens}${screen}/${name}?${query}`}
          sandbox={screen.startsWith('mail-') ? '' : 'allow-scripts allow-same-origin'}
          style={{ width: size.width, height: size.height }}
          data-testid="screen"
        />
      </div>
    </>
  );
}
