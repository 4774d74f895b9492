/** A picture: its path, typed or chosen from the pictures of the venue. */
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { pictureSchema } from '../../../../domain/plan/plan.ts';
import { replacePicture } from '../../../../domain/document/edits/setFields.ts';
import { drawingAtom, editAtom } from '../../../document/document.ts';
import { deletePictureAtom, isUploaded, pickAndUploadPictureAtom } from '../../../files/uploadPicture.ts';
import { announceAtom } from '../../../session/announcements.ts';
import { decorTypeName } from '../../../document/itemNames.ts';
import { hostStateAtom, pictureUrlAtom } from '../../../document/hostState.ts';
import { PictureUpload } from './PictureUpload.tsx';
import type { SharedField } from './useSharedField.ts';
import { TextField } from './TextField.tsx';
import { messages } from '../../../messages.ts';
import { inspectorMessages } from '../messages.ts';

/** Names of the items that use each picture, by path. */
const pictureUsersAtom = atom((get): ReadonlyMap<string, readonly string[]> => {
  const { tables, decor } = get(drawingAtom);
  const users = new Map<string, string[]>();
  const add = (path: string | undefined, name: string): void => {
    if (path !== undefined) users.set(path, [...(users.get(path) ?? []), name]);
  };
  for (const { room } of tables) add(room.picture, room.name);
  for (const { decor: piece } of decor) if (piece.kind === 'picture') add(piece.picture, decorTypeName(piece));
  return users;
});

const MAX_PATH_LENGTH = 300;

type PictureFieldProps = { readonly label: string } & (
  | { readonly setting: SharedField<string | undefined>; readonly required?: false }
  | { readonly setting: SharedField<string>; readonly required: true }
);

export function PictureField(props: PictureFieldProps): ReactNode {
  const { label, required } = props;
  const setting = props.setting as SharedField<string | undefined>;
  const pictures = useAtomValue(hostStateAtom)?.pictures ?? [];
  const urlOf = useAtomValue(pictureUrlAtom);
  const users = useAtomValue(pictureUsersAtom);
  const [isOpen, setOpen] = useState(false);
  const { shared } = setting;
  const path = shared.mixed ? undefined : shared.value;
  return (
    <PictureUpload className="editor-picture" onUploaded={setting.write}>
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
      {path !== undefined && <ReplacePicture path={path} users={users.get(path) ?? []} />}
      <button
        type="button"
        className="editor-button editor-small-button"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {isOpen ? inspectorMessages.closePictures : inspectorMessages.choosePicture}
      </button>
      {isOpen && (
        <ul className="editor-pictures" aria-label={inspectorMessages.pictures}>
          {pictures.length === 0 && <li className="editor-field-note">{inspectorMessages.noPictures}</li>}
          {pictures.map((each) => (
            <li key={each}>
              <button
                type="button"
                aria-pressed={each === path}
                title={messages.pictureUse(each, users.get(each) ?? [])}
                onClick={() => {
                  setting.write(each);
                  setOpen(false);
                }}
              >
                <img src={urlOf(each)} alt={each} loading="lazy" />
              </button>
              {isUploaded(each) && !users.has(each) && <DeletePicture path={each} />}
            </li>
          ))}
        </ul>
      )}
    </PictureUpload>
  );
}

/** Shows where a picture is used, and replaces it there. */
function ReplacePicture({ path, users }: { readonly path: string; readonly users: readonly string[] }): ReactNode {
  const edit = useSetAtom(editAtom);
  const pickAndUpload = useSetAtom(pickAndUploadPictureAtom);
  const announce = useSetAtom(announceAtom);
  const replace = async (): Promise<void> => {
    const result = await pickAndUpload();
    if (result?.ok) edit(messages.replacePictureStep, (drawing) => replacePicture(drawing, path, result.picture));
    else if (result) announce(result.error);
  };
  if (users.length === 0) return null;
  return (
    <>
      <p className="editor-field-note">{messages.usedBy(users)}</p>
      <button
        type="button"
        className="editor-button editor-small-button"
        onClick={() => {
          void replace();
        }}
      >
        {messages.replacePicture(users.length)}
      </button>
    </>
  );
}

function DeletePicture({ path }: { readonly path: string }): ReactNode {
  const remove = useSetAtom(deletePictureAtom);
  const [error, setError] = useState<string>();
  return (
    <>
      <button
        type="button"
        className="editor-pictures-delete"
        aria-label={messages.deletePicture(path)}
        onClick={() => {
          void remove(path).then(setError);
        }}
      >
        {messages.deletePictureShort}
      </button>
      {error !== undefined && (
        <p role="alert" className="editor-field-error">
          {error}
        </p>
      )}
    </>
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
      onError={() => {
        setMissing(true);
      }}
    />
  );
}
