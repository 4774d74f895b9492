/**
 * Returns the place that a time zone is named after, such as `Colombo` for `Asia/Colombo`, if the visitor's own time
 * zone is another one; otherwise undefined.
 */
export function timeZoneLabel(
  zone: string,
  visitorZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined {
  if (zone === visitorZone || !zone.includes('/') || zone.startsWith('Etc/')) return undefined;
  return zone.split('/').at(-1)?.replaceAll('_', ' ');
}
