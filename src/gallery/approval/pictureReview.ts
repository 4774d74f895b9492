/** The comparison of the open fixture with its approved pictures. */
import { atom } from 'jotai';
import { type Approval, type ReviewedPicture, approvePicture, fetchReview } from '../../api/pictureReview.ts';
import { galleryStateAtom, updateStateAtom } from '../states/galleryState.ts';
import { PICTURES } from '../states/urlState.ts';

const baseOfferedAtom = atom(false);
/** Whether the host can compare and approve pictures. Only that of `npm run fixtures:review` can. */
export const isReviewOfferedAtom = atom((get) => get(baseOfferedAtom));
export const offerReviewAtom = atom(null, (_get, set) => {
  set(baseOfferedAtom, true);
});

/** Returns whether pictures of a fixture are approved: not of rules, which are about findings, nor of the user's files. */
export const hasPictures = (fixture: string): boolean => /^(?:venues|plans)\//.test(fixture);

type Review = { readonly fixture: string; readonly pictures: readonly ReviewedPicture[] | 'failed' };
const baseReviewAtom = atom<Review | undefined>(undefined);
/** The pictures of the open fixture; undefined while they are drawn. */
export const reviewAtom = atom((get) => {
  const review = get(baseReviewAtom);
  return review?.fixture === get(galleryStateAtom).fixture ? review?.pictures : undefined;
});

export const loadReviewAtom = atom(null, async (get, set, fixture: string) => {
  const pictures = await fetchReview(fixture);
  if (get(galleryStateAtom).fixture === fixture) set(baseReviewAtom, { fixture, pictures: pictures ?? 'failed' });
});

/** The picture that is compared; undefined if none is. */
export const comparedPictureAtom = atom((get) => {
  const review = get(reviewAtom);
  const { picture } = get(galleryStateAtom);
  return Array.isArray(review) ? (review as ReviewedPicture[]).find((each) => each.picture === picture) : undefined;
});

/** Approves a picture as it was seen, and goes on to the fixture's next picture that differs. */
export const approvePictureAtom = atom(
  null,
  async (get, set, fixture: string, approved: ReviewedPicture): Promise<Approval> => {
    const approval = await approvePicture(fixture, approved);
    await set(loadReviewAtom, fixture);
    const review = get(reviewAtom);
    if (!approval.ok || review === undefined || review === 'failed') return approval;
    const next = review.find(({ verdict }) => verdict !== 'same')?.picture;
    const picture = PICTURES.find((each) => each === next);
    if (picture !== undefined) set(updateStateAtom, { picture });
    return approval;
  },
);
