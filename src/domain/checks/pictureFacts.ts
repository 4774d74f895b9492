/** Facts about the pictures that a file names. The caller of the checks reads the picture files. */

/**
 * Size of the file in bytes, and its own width and height in pixels if known. `ratio` is width by height of an image
 * that scales. `broken` means that the file is not an image, or that its end is missing.
 */
export type PictureFacts = {
  readonly bytes: number;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly ratio?: number | undefined;
  readonly broken?: boolean | undefined;
};

/**
 * Facts by the path in the plan or venue, undefined if the file is missing. A path without an entry is not judged. The
 * facts around a venue's settings have entries for all pictures of its folder.
 */
export type Pictures = ReadonlyMap<string, PictureFacts | undefined>;
