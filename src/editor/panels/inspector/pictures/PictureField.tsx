/** A picture: its path, typed or chosen from the pictures of the venue. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { pictureSchema } from '../../../../domain/plan/plan.ts';
import { pictureUrlAtom } from '../../../document/hostState.ts';
import type { SharedField } from '../fields/useSharedField.ts';
import { TextField } from '../fields/TextField.tsx';
import { inspectorMessages } from '../messages.ts';
import { PictureList, PictureUse } from './PictureList.tsx';
import { PictureUpload } from './PictureUpload.tsx';

const MAX_PATH_LENGTH = 300;

type PictureFieldProps = {
  readonly label: string;
  readonly setting: SharedField<string | undefined>;
  readonly required?: boolean;
  /** Names the buttons by the field as well, as another picture is beside it. */
  readonly named?: boolean;
};

export function PictureField({ label, setting, required = false, named = false }: PictureFieldProps): ReactNode {
  const urlOf = useAtomValue(pictureUrlAtom);
  const { shared } = setting;
  const path = shared.mixed ? undefined : shared.value;
  return (
    <PictureUpload className="editor-picture" field={named ? label : undefined} onUploaded={setting.write}>
      <TextField
        label={label}
        setting={setting}
        maxLength={MAX_PATH_LENGTH}
        auto={required ? undefined : inspectorMessages.none}
        check={(typed) => (pictureSchema.safeParse(typed).success ? undefined : inspectorMessages.invalidPicture)}
      />
      {path !== undefined && <Preview key={path} src={urlOf(path)} />}
      {path !== undefined && <PictureUse picture={path} />}
      <PictureList
        label={inspectorMessages.choosePicture}
        field={named ? label : undefined}
        chosen={path}
        onChoose={setting.write}
      />
    </PictureUpload>
  );
}

function Preview({ src }: { readonly src: string }): ReactNode {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <output className="editor-field-error">{inspectorMessages.pictureMissing}</output>;
  return (
    <img
      className="editor-picture-preview"
      src={src}
      alt={inspectorMessages.picturePreview}
      onError={() => setMissing(true)}
    />
  );
}
