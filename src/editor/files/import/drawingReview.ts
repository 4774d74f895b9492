/** What the review of a drawing or a photo shows and asks. */
import type { Box } from '../../../domain/geometry/boxes.ts';
import type { Assembly } from './assemble.ts';
import type { PdfContent } from './importRun.ts';
import type { KindSummary } from './kindSummaries.ts';
import type { Role } from './kinds.ts';
import type { ReadingProgress } from './svg/readSvg.ts';

export type DrawingPages = PdfContent['pages'] & {
  /** Reads another page in place of the one that is reviewed. Returns undefined if it has no shapes. */
  open(page: number): Promise<Pick<DrawingReview, 'kinds' | 'assembly'> | undefined>;
};

/** A drawing whose owner says what its kinds of shapes are. */
export type DrawingReview = {
  readonly kinds: readonly KindSummary[];
  /** With the roles that were recognized. */
  readonly assembly: Assembly;
  /** Makes tables by the roles of the kinds, in their order. */
  assemble(roles: readonly Role[]): Promise<Assembly>;
  /** The pages of a PDF. */
  readonly pages?: DrawingPages;
  /** A photo in which the owner marks tables. */
  readonly photo?: Photo;
  /** Ends the worker that has the drawing. */
  close(): void;
};

export type Photo = {
  /** An address of the picture, straightened. */
  readonly href: string;
  /** Where it lies on the plan; `rotation` is in degrees. */
  readonly box: Box;
  readonly rotation: number;
  /** Finds what looks like the table in a box, beside what is found. Returns undefined if that is nothing. */
  find(box: Box, progress: ReadingProgress): Promise<Pick<DrawingReview, 'kinds' | 'assembly'> | undefined>;
};
