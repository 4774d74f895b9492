/** The time until which a text says that a table is available. */

const TIME = String.raw`(\d{1,2})(?:[:.](\d\d))?\s*(am|pm|a\.m\.|p\.m\.|uhr)?(?![\d\p{L}%])`;
/** `available only until 6pm`, `must be vacated by 18:00`. A kitchen may be open until another time. */
const VACATING = new RegExp(
  String.raw`(?:\b(?:available|bookable|reservable|reserved|verfügbar|buchbar|tersedia)\b[^.!?]{0,40}?\b(?:until|till|bis|hingga|sampai)|\b(?:vacated?|leave (?:it|the table|your table)|(?:give|hand) (?:it|the table) (?:back|over)|(?:it|the table) is yours|yours) (?:only )?(?:at|by|before|until|till))\s+(?:pukul |jam )?${TIME}`,
  'iu',
);

/** Returns the minutes after midnight at which a table must be vacated; undefined if a text does not say so. */
export function readVacatingTime(text: string): number | undefined {
  const [, hours, minutes = '0', half = ''] = VACATING.exec(text) ?? [];
  if (hours === undefined) return undefined;
  const hour = /^[ap]/i.test(half) ? Number(hours) % 12 : Number(hours);
  return (hour + (/^p/i.test(half) ? 12 : 0)) * 60 + Number(minutes);
}
