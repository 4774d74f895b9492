/** Compares and approves pictures in the gallery of the review. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { REVIEW_PATH, type ReviewedPicture, picturePartUrl } from '../../../src/api/pictureReview.ts';
import { offerReviewAtom } from '../../../src/gallery/approval/pictureReview.ts';
import { messages } from '../../../src/gallery/messages.ts';
import { FILES, fakeFixtureHost } from '../fixtureHost.ts';
import { mapAtRest, visitGallery } from '../galleryDriver.tsx';

const FIXTURE = 'plans/sound';
const LIST = `${REVIEW_PATH}${FIXTURE}.json`;
const APPROVAL = `${REVIEW_PATH}${FIXTURE}/whole-light`;
const REGION = { x: 36, y: 64, width: 72, height: 32 };

function reviewed(picture: string, change: Partial<ReviewedPicture> = {}): ReviewedPicture {
  return {
    picture,
    verdict: 'same',
    places: '',
    version: `${picture}-1`,
    parts: ['approved', 'now'],
    width: 360,
    height: 640,
    regions: [],
    ...change,
  };
}

const DIFFERENT = reviewed('whole-light', {
  verdict: 'different',
  places: '1% of the pixels differ, in 1 place: Table 1',
  parts: ['approved', 'now', 'difference'],
  regions: [REGION],
});
const MISSING = reviewed('deep-dark', { verdict: 'missing', parts: ['now'] });

/** Opens a fixture in the gallery of the review; answers can be changed later. */
async function visitReview(search: string, approval: Response) {
  const answers = new Map<string, Response>();
  const answerReview = (...pictures: ReviewedPicture[]): void => {
    answers.set(LIST, Response.json({ pictures }));
  };
  answerReview(DIFFERENT, reviewed('whole-dark'), MISSING);
  answers.set(APPROVAL, approval);
  answers.set(`${REVIEW_PATH}${FIXTURE}/deep-dark`, Response.json({ success: true }));
  fakeFixtureHost(FILES, [], answers);
  const user = await visitGallery(`?fixture=${FIXTURE}${search}`, undefined, (store) => store.set(offerReviewAtom));
  return { user, answerReview };
}

const choice = (picture: string, verdict: keyof typeof messages.verdicts): string =>
  messages.pictureVerdict(messages.pictureNames[picture] ?? '', messages.verdicts[verdict]);
const approvals = (): unknown[] =>
  vi
    .mocked(fetch)
    .mock.calls.flatMap(([address, init]) =>
      init?.method === 'POST' ? [[address, JSON.parse(init.body as string) as unknown]] : [],
    );

test('shows approved, now and the difference with its places, and approves by a key', async () => {
  const { user, answerReview } = await visitReview('', Response.json({ success: true }));
  const different = await screen.findByRole('button', { name: choice('whole-light', 'different') });
  expect(window.location.search).not.toContain('picture=');
  await user.click(different);
  const review = screen.getByRole('region', { name: messages.approvedPictures });
  expect(
    within(review)
      .getAllByRole('img')
      .map((img) => [img.getAttribute('alt'), img.getAttribute('src')]),
  ).toEqual(
    (['approved', 'now', 'difference'] as const).map((part) => [
      messages.pictureParts[part],
      picturePartUrl(FIXTURE, DIFFERENT, part),
    ]),
  );
  expect(review.textContent).toContain(DIFFERENT.places);
  const place = review.querySelector<HTMLElement>('.gallery-review-region');
  expect(place && [place.style.left, place.style.top, place.style.width, place.style.height]).toEqual([
    '10%',
    '10%',
    '20%',
    '5%',
  ]);
  await waitFor(() => {
    expect(window.location.search).toContain('picture=whole-light');
  });

  answerReview(reviewed('whole-light'), reviewed('whole-dark'), MISSING);
  await user.keyboard('a');
  expect(await within(review).findByText(messages.approved(messages.pictureNames['whole-light'] ?? ''))).toBeVisible();
  expect(approvals()).toEqual([[APPROVAL, { version: DIFFERENT.version }]]);
  // The next picture that differs is in sight.
  expect(await screen.findByRole('button', { name: choice('deep-dark', 'missing') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  answerReview(reviewed('whole-light'), reviewed('whole-dark'), reviewed('deep-dark'));
  screen.getByRole('button', { name: messages.withKey(messages.approve, 'A') }).focus();
  await user.keyboard('{Enter}');
  const last = await within(review).findByText(messages.approved(messages.pictureNames['deep-dark'] ?? ''));
  expect(last, 'the focus is not lost with the button').toHaveFocus();
});

test('says why a picture can’t be approved', async () => {
  const message = 'The picture has changed since you looked at it.';
  const { user } = await visitReview(
    '&picture=whole-light',
    Response.json({ success: false, message }, { status: 409 }),
  );
  await user.click(await screen.findByRole('button', { name: messages.withKey(messages.approve, 'A') }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: choice('whole-light', 'different') })).toBeVisible();
});

test('approves nothing that matches', async () => {
  const { user } = await visitReview('&picture=whole-dark', Response.json({ success: true }));
  await screen.findByAltText(messages.pictureParts.approved);
  await user.keyboard('a');
  expect(screen.queryByRole('button', { name: messages.withKey(messages.approve, 'A') })).toBeNull();
  expect(approvals()).toEqual([]);
});

test('shows the map of a fixture that has no approved pictures', async () => {
  fakeFixtureHost({ 'rules/overlap/holds': FILES[FIXTURE] });
  await visitGallery('?fixture=rules/overlap/holds&picture=whole-light', undefined, (store) =>
    store.set(offerReviewAtom),
  );
  await mapAtRest();
  expect(screen.queryByRole('region', { name: messages.approvedPictures })).toBeNull();
});

test('the gallery of a host offers no review', async () => {
  fakeFixtureHost();
  await visitGallery(`?fixture=${FIXTURE}&picture=whole-light`);
  await mapAtRest();
  expect(screen.queryByRole('region', { name: messages.approvedPictures })).toBeNull();
});
