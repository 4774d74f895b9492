/** What staff note about a guest for the next visits: tags that every venue knows, and words of its own. */

/** The most important first. The page translates these; any other tag is the venue's own text. */
export const GUEST_TAGS = ['allergy', 'wheelchair', 'vip', 'regular'] as const;
export type GuestTag = (typeof GUEST_TAGS)[number];

export const MAX_TAGS = 8;
export const MAX_TAG_LENGTH = 30;

/** Returns whether a tag is one that every venue knows. */
export function isGuestTag(tag: string): tag is GuestTag {
  return (GUEST_TAGS as readonly string[]).includes(tag);
}

/** Returns tags with one more, or without one that they have. */
export function toggleTag(tags: readonly string[], tag: string): string[] {
  const toggled = tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag];
  return [...GUEST_TAGS.filter((each) => toggled.includes(each)), ...toggled.filter((each) => !isGuestTag(each))];
}

/**
 * Returns whether staff can tell the guest again, by an address or by a number in E.164. Of walk-ins, and of who left
 * `room 12` as a number, nothing is known.
 */
export function isKnownAgain({ phone, email }: { readonly phone: string; readonly email: string }): boolean {
  return phone.startsWith('+') || email !== '';
}
