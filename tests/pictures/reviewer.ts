/** Draws fixtures for a review, compares them with their approved pictures, and approves single pictures. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PicturePart, ReviewedPicture } from '../../src/api/pictureReview.ts';
import {
  APPROVED,
  type Fixture,
  approvePicture,
  approvedChromium,
  approvedFrame,
  approvedPicture,
  recordChromium,
  recordFrame,
} from './approvedPictures.ts';
import { type Comparison, compare, packPng } from './compare.ts';
import type { RenderedFixture, Renderer } from './render.ts';
import { VIEWPORT_SIZE_PX } from './settings.ts';
import { describePlaces, verdictOf } from './verdict.ts';

type Compared = { readonly facts: ReviewedPicture; readonly pngs: ReadonlyMap<PicturePart, Buffer> };
export type ApprovalResult = { readonly ok: true } | { readonly ok: false; readonly error: string };

export class Reviewer {
  /** What was drawn of a file, by the fixture's name. */
  private readonly rendered = new Map<string, { readonly text: string; readonly drawing: Promise<RenderedFixture> }>();
  /** One page draws all fixtures, one after the other. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly renderer: Renderer,
    private readonly fixtures: readonly Fixture[],
    private readonly folder = APPROVED,
  ) {}

  /** Draws and compares all pictures of a fixture. Returns undefined if there is no fixture of that name. */
  async review(name: string): Promise<ReviewedPicture[] | undefined> {
    const rendered = await this.draw(name);
    return rendered && [...rendered.pictures.keys()].flatMap((each) => this.compare(name, each, rendered)?.facts ?? []);
  }

  /**
   * Returns a part of a picture as a PNG. Returns undefined if there is none. The picture of now has the rounded colors
   * of approved ones: rounding gives the sand another hue, which would look like a difference.
   */
  async part(name: string, picture: string, part: PicturePart): Promise<Buffer | undefined> {
    const rendered = await this.draw(name);
    const png = rendered && this.compare(name, picture, rendered)?.pngs.get(part);
    return png && part === 'now' ? packPng(png) : png;
  }

  /** Approves a picture as it is drawn now. Refuses if it is not the version that was seen. */
  async approve(name: string, picture: string, version: string): Promise<ApprovalResult> {
    const rendered = await this.draw(name);
    const drawn = rendered && this.compare(name, picture, rendered);
    const now = drawn?.pngs.get('now');
    if (!rendered || !drawn || !now) return { ok: false, error: `${name} has no picture ${picture}.` };
    if (drawn.facts.version !== version)
      return { ok: false, error: 'The picture has changed since you looked at it. Look at it again.' };
    const chromium = approvedChromium(this.folder);
    if (chromium !== undefined && chromium !== this.renderer.chromium)
      return {
        ok: false,
        error: `Chromium ${chromium} drew the approved pictures, this is ${this.renderer.chromium}. Run npm run fixtures:approve -- --all.`,
      };
    const { missingGlyphs } = rendered;
    if (missingGlyphs.length > 0) return { ok: false, error: `No bundled font has ${missingGlyphs.join(' ')}.` };
    approvePicture(name, picture, packPng(now), this.folder);
    if (rendered.frame) recordFrame(name, rendered.frame, this.folder);
    recordChromium(this.renderer.chromium, this.folder);
    return { ok: true };
  }

  private compare(name: string, picture: string, { pictures, tables }: RenderedFixture): Compared | undefined {
    const now = pictures.get(picture);
    if (!now) return undefined;
    const chromium = approvedChromium(this.folder);
    const isOther = chromium !== undefined && chromium !== this.renderer.chromium;
    const approved = approvedPicture(name, picture, this.folder);
    const comparison = approved && compare(now, approved, tables.get(picture));
    const pngs = partsOf(now, approved, comparison);
    const facts: ReviewedPicture = {
      picture,
      verdict: verdictOf(comparison, isOther),
      places: comparison && !comparison.matches ? describePlaces(comparison) : '',
      version: createHash('sha256')
        .update(now)
        .update(approved ?? '')
        .digest('hex')
        .slice(0, 16),
      parts: [...pngs.keys()],
      ...VIEWPORT_SIZE_PX,
      regions: [...(comparison?.regions ?? [])],
    };
    return { facts, pngs };
  }

  private draw(name: string): Promise<RenderedFixture> | undefined {
    const fixture = this.fixtures.find((each) => each.name === name);
    if (!fixture) return undefined;
    const text = readFileSync(fixture.file, 'utf8');
    const known = this.rendered.get(name);
    if (known?.text === text) return known.drawing;
    const drawing = this.last.then(() => this.renderer.render(text, undefined, approvedFrame(name, this.folder)));
    this.last = drawing.catch(() => this.rendered.delete(name));
    this.rendered.set(name, { text, drawing });
    return drawing;
  }
}

function partsOf(
  now: Buffer,
  approved: Buffer | undefined,
  comparison: Comparison | undefined,
): Map<PicturePart, Buffer> {
  return new Map<PicturePart, Buffer>([
    ...(approved ? [['approved', approved] as const] : []),
    ['now', now],
    ...(comparison?.difference && !comparison.matches ? [['difference', comparison.difference] as const] : []),
  ]);
}
