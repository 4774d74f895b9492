/**
 * The pictures of the venue behind a button: each with where it is used. They are chosen, replaced and deleted here.
 */
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import type { PictureUses } from '../../../../api/editorContract.ts';
import { replacePicture } from '../../../../domain/document/edits/setFields.ts';
import { drawingAtom, editAtom } from '../../../document/document.ts';
import { hostStateAtom, pictureUrlAtom } from '../../../document/hostState.ts';
import { areaBelow } from '../../../document/areaPictures.ts';
import { decorName, decorTypeName } from '../../../document/itemNames.ts';
import {
  deletePictureAtom,
  isUploaded,
  loadPictureUsesAtom,
  pickAndUploadPictureAtom,
  pictureUsesAtom,
} from '../../../files/uploadPicture.ts';
import { announceAtom } from '../../../session/announcements.ts';
import { messages } from '../../../messages.ts';
import { inspectorMessages } from '../messages.ts';
import { SmallButton } from '../../../controls/Button.tsx';

/** Names of the items that use each picture, by path. */
const pictureUsersAtom = atom((get): ReadonlyMap<string, readonly string[]> => {
  const { tables, decor } = get(drawingAtom);
  const users = new Map<string, string[]>();
  const add = (path: string | undefined, name: string): void => {
    if (path !== undefined) users.set(path, [...(users.get(path) ?? []), name]);
  };
  for (const { room } of tables) {
    add(room.picture, room.name);
    if (room.view_picture !== room.picture) add(room.view_picture, room.name);
  }
  for (const item of decor)
    if (item.decor.kind === 'picture') {
      const area = areaBelow(decor, item);
      add(
        item.decor.picture,
        area ? inspectorMessages.pictureOn({ area: decorName(area.decor) }) : decorTypeName(item.decor),
      );
    }
  return users;
});
const NO_USERS: readonly string[] = [];

/** What the host uses each picture for, by path. Undefined until it has answered. */
const pictureUseNamesAtom = atom((get): ReadonlyMap<string, readonly string[]> | undefined => {
  const uses = get(pictureUsesAtom);
  return uses && new Map(Object.entries(uses).map(([path, places]) => [path, placeNames(places)]));
});

function placeNames(places: PictureUses[string]): string[] {
  const versions = places.filter((place) => typeof place === 'number').toSorted((a, b) => a - b);
  const named = places.filter((place) => typeof place === 'string').map((place) => messages.picturePlaces[place]);
  return versions.length === 0
    ? named
    : [...named, messages.earlierVersions({ versions: versions.length, numbers: rangesOf(versions) })];
}

/** Returns ascending numbers with an en dash for those in a row, such as `1–3, 7`. */
function rangesOf(numbers: readonly number[]): string {
  const starts = numbers.filter((each) => !numbers.includes(each - 1));
  const ends = numbers.filter((each) => !numbers.includes(each + 1));
  return starts.map((start, index) => (start === ends[index] ? start : `${start}–${ends[index]}`)).join(', ');
}

type PictureListProps = {
  /** Text of the button that opens the list. */
  readonly label: string;
  /** Names the button, together with its text. */
  readonly field?: string | undefined;
  readonly chosen?: string | undefined;
  onChoose(picture: string): void;
};

export function PictureList({ label, field, chosen, onChoose }: PictureListProps): ReactNode {
  const pictures = useAtomValue(hostStateAtom)?.pictures ?? [];
  const store = useStore();
  const loadUses = useSetAtom(loadPictureUsesAtom);
  const urlOf = useAtomValue(pictureUrlAtom);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    void loadUses();
    // A saved draft, a publication and an upload change the uses.
    return store.sub(hostStateAtom, () => void loadUses());
  }, [isOpen, loadUses, store]);
  const text = isOpen ? inspectorMessages.closePictures : label;
  return (
    <>
      <SmallButton
        aria-expanded={isOpen}
        aria-label={field === undefined ? undefined : `${text}: ${field}`}
        onClick={() => setOpen(!isOpen)}
      >
        {text}
      </SmallButton>
      {isOpen && (
        <ul ref={scrollIntoView} className="editor-pictures" aria-label={inspectorMessages.pictures}>
          {pictures.length === 0 && <li className="editor-field-note">{inspectorMessages.noPictures}</li>}
          {pictures.map((picture) => (
            <li key={picture}>
              <button
                type="button"
                aria-pressed={picture === chosen}
                title={picture}
                onClick={() => {
                  onChoose(picture);
                  setOpen(false);
                }}
              >
                <img src={urlOf(picture)} alt={picture} loading="lazy" />
              </button>
              <PictureUse picture={picture} named />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A low panel would hide the list that has opened. */
const scrollIntoView = (list: HTMLElement | null): void => list?.scrollIntoView({ block: 'nearest' });

type PictureUseProps = {
  readonly picture: string;
  /** Shows the name of the file, and allows to delete an unused picture. */
  readonly named?: boolean;
};

/**
 * Where a picture is used, and a button that replaces it on the plan, or deletes it if nothing uses it. The booking
 * page's picture is set in the venue's folder.
 */
export function PictureUse({ picture, named = false }: PictureUseProps): ReactNode {
  const users = useAtomValue(pictureUsersAtom).get(picture) ?? NO_USERS;
  const urlOf = useAtomValue(pictureUrlAtom);
  const pagePicture = useAtomValue(hostStateAtom)?.venue.picture;
  const isOnPage = pagePicture !== undefined && urlOf(picture) === urlOf(pagePicture);
  const hostUses = useAtomValue(pictureUseNamesAtom);
  const places = [...users, ...(isOnPage ? [messages.bookingPage] : []), ...(hostUses?.get(picture) ?? [])];
  const isUnused = places.length === 0 && hostUses !== undefined;
  const edit = useSetAtom(editAtom);
  const announce = useSetAtom(announceAtom);
  const pickAndUpload = useSetAtom(pickAndUploadPictureAtom);
  const remove = useSetAtom(deletePictureAtom);
  const [error, setError] = useState<string>();
  const replace = async (): Promise<void> => {
    const result = await pickAndUpload();
    if (result?.ok) {
      edit(messages.replacePictureStep, (drawing) => replacePicture(drawing, picture, result.picture));
      announce(messages.pictureReplaced({ users }));
    } else setError(result?.error);
  };
  if (!named && users.length === 0) return null;
  return (
    <>
      <p className="editor-field-note">
        {named && <strong>{picture.slice(picture.lastIndexOf('/') + 1)}</strong>}
        {isUnused && <span>{messages.pictureUnused}</span>}
        {places.length > 0 && <span>{messages.usedBy({ users: named ? places : users })}</span>}
      </p>
      {users.length > 0 && (
        <SmallButton
          aria-label={named ? messages.replaceThisPicture({ path: picture }) : undefined}
          onClick={() => void replace()}
        >
          {messages.replacePicture({ count: users.length })}
        </SmallButton>
      )}
      {isUnused && isUploaded(picture) && (
        <button
          type="button"
          className="editor-button editor-small-button editor-pictures-delete"
          aria-label={messages.deletePicture({ path: picture })}
          onClick={() => void remove(picture).then(setError)}
        >
          {messages.deletePictureShort}
        </button>
      )}
      {error !== undefined && (
        <p role="alert" className="editor-field-error">
          {error}
        </p>
      )}
    </>
  );
}
