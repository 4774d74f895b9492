/** A picture by its path, or chosen among those that the venue has. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { pictureSchema } from '../../../../domain/plan/plan.ts';
import { hostStateAtom, pictureUrlAtom } from '../../../document/hostState.ts';
import type { SharedField } from './useSharedField.ts';
import { TextField } from './TextField.tsx';
import { inspectorMessages as words } from '../messages.ts';

/** Longer than any path that a host gives. */
const MOST_PATH = 300;

type PictureFieldProps = { readonly label: string } & (
  | { readonly setting: SharedField<string | undefined>; readonly needed?: false }
  | { readonly setting: SharedField<string>; readonly needed: true }
);

export function PictureField(props: PictureFieldProps): ReactNode {
  const { label, needed } = props;
  const setting = props.setting as SharedField<string | undefined>;
  const pictures = useAtomValue(hostStateAtom)?.pictures ?? [];
  const address = useAtomValue(pictureUrlAtom);
  const [choosing, setChoosing] = useState(false);
  const { shared } = setting;
  const path = shared.mixed ? undefined : shared.value;
  return (
    <div className="picture">
      <TextField
        label={label}
        shared={shared}
        most={MOST_PATH}
        {...(needed ? {} : { auto: words.none })}
        write={(typed) => {
          if (typed !== undefined && !pictureSchema.safeParse(typed).success)
            return { ok: false, error: words.noPicture };
          setting.write(typed);
          return { ok: true };
        }}
      />
      {path !== undefined && <Preview key={path} src={address(path)} />}
      <button
        type="button"
        className="plain plain-small"
        aria-expanded={choosing}
        onClick={() => {
          setChoosing(!choosing);
        }}
      >
        {choosing ? words.closePictures : words.choosePicture}
      </button>
      {choosing && (
        <ul className="pictures" aria-label={words.pictures}>
          {pictures.length === 0 && <li className="field-note">{words.noPictures}</li>}
          {pictures.map((each) => (
            <li key={each}>
              <button
                type="button"
                aria-pressed={each === path}
                title={each}
                onClick={() => {
                  setting.write(each);
                  setChoosing(false);
                }}
              >
                <img src={address(each)} alt={each} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Preview({ src }: { readonly src: string }): ReactNode {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <output className="field-fault">{words.pictureMissing}</output>;
  return (
    <img
      className="picture-preview"
      src={src}
      alt={words.picturePreview}
      onError={() => {
        setMissing(true);
      }}
    />
  );
}
