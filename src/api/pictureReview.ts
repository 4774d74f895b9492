/**
 * The calls by which the gallery of `npm run fixtures:review` compares and approves pictures. Expected failures are
 * values; no function throws.
 */
import * as z from 'zod/mini';
import { AJAX_HEADER } from './bookingContract.ts';

/** Followed by `FIXTURE.json`, `FIXTURE/PICTURE/PART.png` or, to approve with a POST, by `FIXTURE/PICTURE`. */
export const REVIEW_PATH = '/gallery/review/';
export const PICTURE_PARTS = ['approved', 'now', 'difference'] as const;
export type PicturePart = (typeof PICTURE_PARTS)[number];

const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const reviewedPictureSchema = z.object({
  /** Zoom and theme, such as `whole-light`. */
  picture: z.string(),
  verdict: z.enum(['same', 'different', 'missing', 'otherChromium']),
  /** How much differs, and at which tables. */
  places: z.string(),
  /** Changes with the picture that is drawn now. An approval names it. */
  version: z.string(),
  parts: z.array(z.enum(PICTURE_PARTS)),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
  /** The places that differ, in pixels. */
  regions: z.array(boxSchema),
});
export type ReviewedPicture = z.infer<typeof reviewedPictureSchema>;

export const reviewSchema = z.object({ pictures: z.array(reviewedPictureSchema) });

const approvalSchema = z.union([
  z.object({ success: z.literal(true) }),
  z.object({ success: z.literal(false), message: z.string() }),
]);
export type Approval = { readonly ok: true } | { readonly ok: false; readonly error: string };

export function picturePartUrl(
  fixture: string,
  { picture, version }: Pick<ReviewedPicture, 'picture' | 'version'>,
  part: PicturePart,
): string {
  return `${REVIEW_PATH}${fixture}/${picture}/${part}.png?version=${version}`;
}

/** Has a fixture drawn and compared. Logs a failure and returns undefined. */
export async function fetchReview(fixture: string): Promise<readonly ReviewedPicture[] | undefined> {
  try {
    const response = await fetch(`${REVIEW_PATH}${fixture}.json`, { headers: { Accept: 'application/json' } });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return reviewSchema.parse(await response.json()).pictures;
  } catch (error) {
    console.warn(`The pictures of ${fixture} could not be compared:`, error);
    return undefined;
  }
}

/** Approves a picture as it is drawn now, if that is still the given version. */
export async function approvePicture(
  fixture: string,
  { picture, version }: Pick<ReviewedPicture, 'picture' | 'version'>,
): Promise<Approval> {
  try {
    const response = await fetch(`${REVIEW_PATH}${fixture}/${picture}`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...AJAX_HEADER },
      body: JSON.stringify({ version }),
    });
    const answer = approvalSchema.parse(await response.json());
    return answer.success ? { ok: true } : { ok: false, error: answer.message };
  } catch (error) {
    console.warn(`${fixture} ${picture} could not be approved:`, error);
    return { ok: false, error: 'The review host does not answer.' };
  }
}
