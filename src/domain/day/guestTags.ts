/** What staff note about a guest for the next visits: tags that every venue knows, and words of its own. */

/** The page translates these. Any other tag is the venue's own text. */
export const GUEST_TAGS = ['regular', 'vip', 'allergy', 'wheelchair'] as const;
export type GuestTag = (typeof GUEST_TAGS)[number];

export const MAX_TAGS = 8;
export const MAX_TAG_LENGTH = 30;

/** Whether staff can tell the guest again: a number in E.164, or an address. Of walk-ins and `room 12` nothing is known. */
export function isKnownAgain({ phone, email }: { readonly phone: string; readonly email: string }): boolean {
  return phone.startsWith('+') || email !== '';
}
