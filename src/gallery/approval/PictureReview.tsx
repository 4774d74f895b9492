/** Compares the fixture with an approved picture: approved, now and the difference, with the places that differ. */
import Check from 'lucide-react/icons/check';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ReviewedPicture, picturePartUrl } from '../../api/pictureReview.ts';
import { messages } from '../messages.ts';
import { galleryStateAtom, updateStateAtom } from '../states/galleryState.ts';
import { shortcutKey } from '../states/shortcutKey.ts';
import { PICTURES } from '../states/urlState.ts';
import { approvePictureAtom, comparedPictureAtom, loadReviewAtom, reviewAtom } from './pictureReview.ts';
import './pictureReview.css';

/** Approves the picture that is compared. */
const APPROVE_KEY = 'A';

export function PictureReview({ fixture }: { readonly fixture: string }): ReactNode {
  const review = useAtomValue(reviewAtom);
  const compared = useAtomValue(comparedPictureAtom);
  const load = useSetAtom(loadReviewAtom);
  useEffect(() => {
    void load(fixture);
  }, [fixture, load]);
  return (
    <section className="gallery-review" aria-label={messages.approvedPictures}>
      {review === undefined && <p aria-busy="true">{messages.drawing}</p>}
      {review === 'failed' && <p role="alert">{messages.notCompared}</p>}
      {review !== undefined && review !== 'failed' && <PictureChoice pictures={review} />}
      <ApproveButton key={fixture} fixture={fixture} compared={compared} />
      {compared && <Parts fixture={fixture} compared={compared} />}
    </section>
  );
}

function PictureChoice({ pictures }: { readonly pictures: readonly ReviewedPicture[] }): ReactNode {
  const { picture } = useAtomValue(galleryStateAtom);
  const updateState = useSetAtom(updateStateAtom);
  if (pictures.length === 0) return <p>{messages.nothingToDraw}</p>;
  const names = PICTURES.filter((name) => pictures.some((each) => each.picture === name));
  return (
    <div className="gallery-review-choice">
      {names.map((name) => {
        const verdict = pictures.find((each) => each.picture === name)?.verdict ?? 'missing';
        return (
          <button
            key={name}
            type="button"
            className="gallery-toggle"
            aria-pressed={name === picture}
            onClick={() => {
              updateState({ picture: name === picture ? undefined : name });
            }}
          >
            {messages.pictureVerdict(messages.pictureNames[name] ?? name, messages.verdicts[verdict])}
          </button>
        );
      })}
    </div>
  );
}

type ComparedProps = { readonly fixture: string; readonly compared: ReviewedPicture };

/** Approves the compared picture at a click or by its key, and says so. */
function ApproveButton({
  fixture,
  compared,
}: Pick<ComparedProps, 'fixture'> & { readonly compared: ReviewedPicture | undefined }): ReactNode {
  const approve = useSetAtom(approvePictureAtom);
  const [isPending, setIsPending] = useState(false);
  const [status, setStatus] = useState('');
  const [error, setError] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const output = useRef<HTMLOutputElement>(null);
  const hadFocus = useRef(false);
  const hasButton = compared !== undefined && compared.verdict !== 'same';
  useLayoutEffect(() => {
    // After the last picture that differs, the button goes and takes the focus along.
    if (!hasButton && hadFocus.current && document.activeElement === document.body) output.current?.focus();
  }, [hasButton]);
  const canApprove = hasButton && !isPending;
  const start = async (): Promise<void> => {
    if (!canApprove) return;
    setIsPending(true);
    hadFocus.current = document.activeElement === button.current;
    const approval = await approve(fixture, compared);
    setIsPending(false);
    setStatus(approval.ok ? messages.approved(messages.pictureNames[compared.picture] ?? compared.picture) : '');
    setError(approval.ok ? '' : approval.error);
  };
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (!event.repeat && shortcutKey(event) === APPROVE_KEY) void start();
    };
    window.addEventListener('keydown', handleKey);
    return () => {
      window.removeEventListener('keydown', handleKey);
    };
  });
  return (
    <div className="gallery-review-actions">
      {hasButton && (
        <button
          type="button"
          className="gallery-button"
          aria-keyshortcuts={APPROVE_KEY}
          ref={button}
          aria-disabled={isPending}
          onClick={() => {
            void start();
          }}
        >
          <Check aria-hidden size={18} />
          {messages.withKey(messages.approve, APPROVE_KEY)}
        </button>
      )}
      <output ref={output} tabIndex={-1} className="gallery-muted">
        {status}
      </output>
      <span role="alert">{error}</span>
    </div>
  );
}

function Parts({ fixture, compared }: ComparedProps): ReactNode {
  const { width, height, regions, parts, places } = compared;
  return (
    <>
      <p className="gallery-muted">{places}</p>
      <div className="gallery-review-parts">
        {parts.map((part) => (
          <figure key={part}>
            <div className="gallery-review-picture">
              <img
                src={picturePartUrl(fixture, compared, part)}
                alt={messages.pictureParts[part]}
                width={width}
                height={height}
              />
              {part === 'difference' &&
                regions.map((region) => (
                  <span
                    key={`${region.x},${region.y}`}
                    className="gallery-review-region"
                    style={{
                      left: `${(region.x / width) * 100}%`,
                      top: `${(region.y / height) * 100}%`,
                      width: `${(region.width / width) * 100}%`,
                      height: `${(region.height / height) * 100}%`,
                    }}
                  />
                ))}
            </div>
            <figcaption>{messages.pictureParts[part]}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
