import ImageOff from 'lucide-react/icons/image-off';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { messages } from '../messages.ts';
import { pageAtom } from '../page/page.ts';
import { pictureUrl } from '../page/pictureUrl.ts';

/** A table's picture, or a placeholder if it can't be loaded. */
export function TablePicture({ name, picture }: { readonly name: string; readonly picture: string }): ReactNode {
  const { host } = useAtomValue(pageAtom);
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing)
    return (
      <div className="booker-card-picture booker-card-picture-missing">
        <ImageOff aria-hidden size="1.5rem" />
      </div>
    );
  return (
    <img
      className="booker-card-picture"
      src={pictureUrl(host, picture)}
      alt={messages.pictureOf({ table: name })}
      onError={() => setIsMissing(true)}
    />
  );
}

/** What guests see from a table, loaded only once it comes into sight. Without its picture, nothing is shown. */
export function ViewPicture({ name, picture }: { readonly name: string; readonly picture: string }): ReactNode {
  const { host } = useAtomValue(pageAtom);
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return null;
  const caption = messages.viewFrom({ table: name });
  return (
    <figure className="booker-card-view">
      <img
        src={pictureUrl(host, picture)}
        alt={caption}
        loading="lazy"
        decoding="async"
        onError={() => setIsMissing(true)}
      />
      <figcaption aria-hidden dir="auto">
        {caption}
      </figcaption>
    </figure>
  );
}
