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
  /** Names the buttons by the field as well, as another picture is beside it. */
  readonly named?: boolean;
} & (
  | { readonly setting: SharedField<string | undefined>; readonly required?: false }
  | { readonly setting: SharedField<string>; readonly required: true }
);

export function PictureField(props: PictureFieldProps): ReactNode {
  const { label, named, required } = props;
  const setting = props.setting as SharedField<string | undefined>;
  const urlOf = useAtomValue(pictureUrlAtom);
  const { shared } = setting;
  const path = shared.mixed ? undefined : shared.value;
  return (
    <PictureUpload className="editor-picture" field={named ? label : undefined} onUploaded={setting.write}>
      <TextField
        label={label}
        shared={shared}
        maxLength={MAX_PATH_LENGTH}
        {...(required ? {} : { auto: inspectorMessages.none })}
        write={(typed) => {
          if (typed !== undefined && !pictureSchema.safeParse(typed).success)
            return { ok: false, error: inspectorMessages.invalidPicture };
          setting.write(typed);
          return { ok: true };
        }}
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
