/** The words of the loader by language, for pages that set none: of the button and of its dialog's close button. */
const WORDS = {
  en: ['Reserve a table', 'Close'],
  de: ['Tisch reservieren', 'Schließen'],
  id: ['Pesan meja', 'Tutup'],
  si: ['වෙන් කරන්න', 'වසන්න'],
  ta: ['முன்பதிவு செய்', 'மூடுக'],
  ar: ['حجز طاولة', 'إغلاق'],
} as const;

const hasWords = (language: string): language is keyof typeof WORDS => language in WORDS;

/** Returns the first of the wanted languages that has words, or English, and its words. */
export function findWords(wanted: readonly string[]): readonly [language: string, label: string, close: string] {
  const language = wanted.map((tag) => tag.slice(0, 2)).find(hasWords) ?? 'en';
  return [language, ...WORDS[language]];
}
