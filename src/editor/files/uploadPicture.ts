/** Uploads pictures to the host, for tables and for pictures on the plan. */
import { atom } from 'jotai';
import { MAX_PICTURE_BYTES, type PictureUses, UPLOADS_PREFIX } from '../../api/editorContract.ts';
import { deletePicture, fetchPictureUses, uploadPicture } from '../../api/editorClient.ts';
import { PICTURE_TYPES, isPictureFile, pictureNameOf } from '../../api/pictureFile.ts';
import { baseVersionAtom } from '../document/baseVersion.ts';
import { hostClockAtom, hostStateAtom, pageAtom } from '../document/hostState.ts';
import { announceAtom } from '../session/announcements.ts';
import { setToolAtom, setToolDefaultsAtom } from '../tools/toolState.ts';
import { messages } from '../messages.ts';
import { pickFile } from './filePicker.ts';

/** `picture` is the path that plans use. */
export type PictureUpload =
  | { readonly ok: true; readonly picture: string }
  | { readonly ok: false; readonly error: string };

/** Uploads a picture and adds it to the pictures of the venue. */
export const uploadPictureAtom = atom(null, async (get, set, file: File): Promise<PictureUpload> => {
  const named = pictureNameOf(file, get(hostClockAtom)());
  if (!named.ok)
    return {
      ok: false,
      error:
        named.error === 'format'
          ? messages.pictureFormat
          : messages.pictureTooLarge({ megabytes: MAX_PICTURE_BYTES / 1024 / 1024 }),
    };
  set(announceAtom, messages.uploadingPicture);
  const result = await uploadPicture(get(pageAtom).tenant, named.name, file);
  const host = get(hostStateAtom);
  if (!result.ok) return { ok: false, error: reasonOf(result) };
  if (host && !host.pictures.includes(result.picture))
    set(listPicturesAtom, [...host.pictures, result.picture].toSorted());
  set(announceAtom, messages.pictureUploaded);
  return { ok: true, picture: result.picture };
});

const reasonOf = (failure: Extract<Awaited<ReturnType<typeof uploadPicture>>, { ok: false }>): string =>
  (failure.error === 'refused' ? failure.message : messages.loadErrors[failure.error]) || messages.pictureRejected;

/** Updates the list of the host's pictures. */
const listPicturesAtom = atom(null, (get, set, pictures: readonly string[]) => {
  const host = get(hostStateAtom);
  if (!host) return;
  const baseVersion = get(baseVersionAtom);
  set(hostStateAtom, { ...host, pictures: [...pictures] });
  set(baseVersionAtom, baseVersion);
});

/** Whether the editor can delete a picture. Those of the venue's folder are the host's. */
export const isUploaded = (picture: string): boolean => picture.startsWith(UPLOADS_PREFIX);

const basePictureUsesAtom = atom<PictureUses>();
/** Where the host uses the pictures. Undefined until it has answered. */
export const pictureUsesAtom = atom((get) => get(basePictureUsesAtom));

/** Loads the uses again. An answer to an earlier state of the host is dropped. */
export const loadPictureUsesAtom = atom(null, async (get, set): Promise<void> => {
  const host = get(hostStateAtom);
  const result = await fetchPictureUses(get(pageAtom).tenant);
  if (result.ok && host === get(hostStateAtom)) set(basePictureUsesAtom, result.uses);
});

/** Deletes an uploaded picture from the host. Returns the error, if any. */
export const deletePictureAtom = atom(null, async (get, set, picture: string): Promise<string | undefined> => {
  const result = await deletePicture(get(pageAtom).tenant, picture.slice(UPLOADS_PREFIX.length));
  if (!result.ok) {
    // Another session may use it since the list was opened.
    void set(loadPictureUsesAtom);
    return reasonOf(result);
  }
  set(
    listPicturesAtom,
    (get(hostStateAtom)?.pictures ?? []).filter((other) => other !== picture),
  );
  set(announceAtom, messages.pictureDeleted);
  return undefined;
});

/** Uploads a picture and activates the Picture tool, which places it. Announces an error. */
export const placePictureAtom = atom(null, async (_get, set, file: File): Promise<void> => {
  const result = await set(uploadPictureAtom, file);
  if (!result.ok) {
    set(announceAtom, result.error);
    return;
  }
  set(activatePictureToolAtom, result.picture);
  set(announceAtom, messages.placePicture);
});

/** Activates the Picture tool with a picture of the venue. */
export const activatePictureToolAtom = atom(null, (_get, set, picture: string) => {
  set(setToolDefaultsAtom, { picture });
  set(setToolAtom, 'picture');
});

/** Opens the file picker and uploads the picture. Returns undefined if the user cancels. */
export const pickAndUploadPictureAtom = atom(null, async (_get, set): Promise<PictureUpload | undefined> => {
  const file = await pickFile(PICTURE_TYPES);
  return file && set(uploadPictureAtom, file);
});

/** Returns the first picture among dropped or pasted files. */
export function pictureIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(isPictureFile);
}
