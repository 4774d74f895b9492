/** Uploads a picture: by a button, or dropped or pasted on the content. */
import { useSetAtom } from 'jotai';
import { type ReactNode, useId, useState } from 'react';
import {
  type PictureUpload as Upload,
  pickAndUploadPictureAtom,
  pictureIn,
  uploadPictureAtom,
} from '../../../files/uploadPicture.ts';
import { messages } from '../../../messages.ts';
import type { Elements } from '../../../../ui/jsx.ts';
import { SmallButton } from '../../../controls/Button.tsx';

type PictureUploadProps = {
  readonly className?: string;
  /** Names the button, together with its text. */
  readonly field?: string | undefined;
  /** Receives the path of the uploaded picture. */
  onUploaded(picture: string): void;
  readonly children: Elements;
};

export function PictureUpload({ className, field, onUploaded, children }: PictureUploadProps): ReactNode {
  const upload = useSetAtom(uploadPictureAtom);
  const pickAndUpload = useSetAtom(pickAndUploadPictureAtom);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const id = useId();
  const text = isBusy ? messages.uploadingPicture : messages.uploadPicture;
  const finish = async (uploading: Promise<Upload | undefined>): Promise<void> => {
    setError(undefined);
    setBusy(true);
    const result = await uploading;
    setBusy(false);
    if (result?.ok) onUploaded(result.picture);
    else setError(result?.error);
  };
  return (
    <div
      className={className}
      role="presentation"
      data-accepts-pictures
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        const file = event.dataTransfer.files[0];
        if (!file) return;
        event.preventDefault();
        void finish(upload(file));
      }}
      onPaste={(event) => {
        const file = pictureIn(event.clipboardData);
        if (!file) return;
        event.preventDefault();
        event.stopPropagation();
        void finish(upload(file));
      }}
    >
      {children}
      <SmallButton
        aria-busy={isBusy || undefined}
        aria-label={field === undefined ? undefined : `${text}: ${field}`}
        aria-describedby={error === undefined ? undefined : id}
        title={messages.pictureHint}
        onClick={() => {
          if (!isBusy) void finish(pickAndUpload());
        }}
      >
        {text}
      </SmallButton>
      {error !== undefined && (
        <p id={id} role="alert" className="editor-field-error">
          {error}
        </p>
      )}
    </div>
  );
}
