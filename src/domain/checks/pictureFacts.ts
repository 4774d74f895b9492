/** Facts about the pictures that a file names. The caller of the checks reads the picture files. */

/**
 * Size of the file in bytes, and its own width and height in pixels if known. `broken` means that it is not an image.
 */
export type PictureFacts = {
  readonly bytes: number;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly broken?: boolean | undefined;
};

/** Facts by the path in the plan or venue, undefined if the file is missing. A path without an entry is not judged. */
export type Pictures = ReadonlyMap<string, PictureFacts | undefined>;
