/** What is known of the pictures that a file names: who reads the files says it, and the rules judge. */

/** Bytes of the file, and its own width and height in pixels where they can be told. `broken`: it is no picture. */
export type PictureFacts = {
  readonly bytes: number;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly broken?: boolean | undefined;
};

/** By the path that a plan or a venue names it by; undefined where there is no such file. A path that is not in it is not judged. */
export type Pictures = ReadonlyMap<string, PictureFacts | undefined>;
