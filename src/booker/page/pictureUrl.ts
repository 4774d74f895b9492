/** Resolves a picture that the host names: root-relative paths against the host's origin, anything else as it is. */
export function pictureUrl(host: string, picture: string): string {
  return picture.startsWith('/') && !picture.startsWith('//') ? host + picture : picture;
}
