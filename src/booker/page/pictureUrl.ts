/** Where a picture that the host names is had. */

/** A path from the root belongs to the host; all else is an address as it stands. */
export function pictureUrl(host: string, picture: string): string {
  return picture.startsWith('/') && !picture.startsWith('//') ? host + picture : picture;
}
