/** Whose time the page speaks of. */

/** The place that a zone is named after, where the visitor's own clock shows another time: `Colombo` of `Asia/Colombo`. */
export function timeZoneLabel(
  zone: string,
  own = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined {
  if (zone === own || !zone.includes('/') || zone.startsWith('Etc/')) return undefined;
  return zone.split('/').at(-1)!.replaceAll('_', ' ');
}
