/** The pictures on an area: placed, replaced and removed here. Their size and place are those of pictures on the plan. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { DecorItem } from '../../../../domain/document/editorDocument.ts';
import { removeItems } from '../../../../domain/document/edits/addItems.ts';
import { setDecor } from '../../../../domain/document/edits/setFields.ts';
import { picturesOn, placePictureOn } from '../../../document/areaPictures.ts';
import { drawingAtom, editAtom } from '../../../document/document.ts';
import { pictureUrlAtom } from '../../../document/hostState.ts';
import { decorName } from '../../../document/itemNames.ts';
import { selectItemsAtom } from '../../../document/selection.ts';
import { announceAtom } from '../../../session/announcements.ts';
import { FieldGroup } from '../fields/Field.tsx';
import { inspectorMessages } from '../messages.ts';
import { PictureList } from './PictureList.tsx';
import { PictureUpload } from './PictureUpload.tsx';
import { SmallButton } from '../../../controls/Button.tsx';

/** The shape of a picture that can't be loaded. */
const DEFAULT_RATIO = 4 / 3;

export function AreaPictures({ area }: { readonly area: DecorItem }): ReactNode {
  const { decor } = useAtomValue(drawingAtom);
  const urlOf = useAtomValue(pictureUrlAtom);
  const edit = useSetAtom(editAtom);
  const announce = useSetAtom(announceAtom);
  const place = async (picture: string): Promise<void> => {
    const ratio = await loadRatio(urlOf(picture));
    edit(inspectorMessages.placeAreaPicture, (drawing) => placePictureOn(drawing, area.key, picture, ratio));
    announce(inspectorMessages.areaPicturePlaced({ area: decorName(area.decor) }));
  };
  const pictures = picturesOn(decor, area);
  return (
    <FieldGroup title={inspectorMessages.areaPictures}>
      <PictureUpload className="editor-picture" onUploaded={(picture) => void place(picture)}>
        {pictures.length > 0 && (
          <ul className="editor-area-pictures" aria-label={inspectorMessages.areaPictures}>
            {pictures.map((item) => (
              <PlacedPicture key={item.key} item={item} />
            ))}
          </ul>
        )}
        <PictureList label={inspectorMessages.choosePicture} onChoose={(picture) => void place(picture)} />
      </PictureUpload>
    </FieldGroup>
  );
}

function PlacedPicture({ item }: { readonly item: DecorItem }): ReactNode {
  const urlOf = useAtomValue(pictureUrlAtom);
  const edit = useSetAtom(editAtom);
  const select = useSetAtom(selectItemsAtom);
  const announce = useSetAtom(announceAtom);
  if (item.decor.kind !== 'picture') return null;
  const { picture } = item.decor;
  const name = decorName(item.decor);
  return (
    <li>
      <button
        type="button"
        className="editor-area-picture-select"
        aria-label={inspectorMessages.selectAreaPicture({ name })}
        title={picture}
        onClick={() => select([item.key])}
      >
        <img src={urlOf(picture)} alt="" />
        <span>{name}</span>
      </button>
      <PictureList
        label={inspectorMessages.exchangePicture}
        chosen={picture}
        onChoose={(other) => {
          edit(inspectorMessages.step({ label: inspectorMessages.areaPicture, count: 1 }), (drawing) =>
            setDecor(drawing, new Set([item.key]), { picture: other }),
          );
        }}
      />
      <SmallButton
        disabled={item.locked}
        title={item.locked ? inspectorMessages.lockedHint : undefined}
        onClick={() => {
          edit(inspectorMessages.removeAreaPicture, (drawing) => removeItems(drawing, new Set([item.key])));
          announce(inspectorMessages.areaPictureRemoved({ name }));
        }}
      >
        {inspectorMessages.removeAreaPicture}
      </SmallButton>
    </li>
  );
}

/** Loads a picture and returns its width by its height. */
async function loadRatio(url: string): Promise<number> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image.naturalWidth / image.naturalHeight || DEFAULT_RATIO;
  } catch {
    // The check of the plan reports a picture that is missing.
    return DEFAULT_RATIO;
  }
}
