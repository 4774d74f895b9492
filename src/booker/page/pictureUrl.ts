/** Resolves a picture that the host names: paths against the host's address, complete addresses as they are. */
export function pictureUrl(host: string, picture: string): string {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(picture) ? picture : `${host}/${picture.replace(/^\//, '')}`;
}
