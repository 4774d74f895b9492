/** The templates of messages, as WhatsApp takes them for approval. */
import { LANGUAGES, primaryLanguage } from '../../domain/language.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { MESSAGE_KINDS } from '../booking/messageQueue.ts';
import { inLanguage, messagesFor } from '../messages/messages.ts';
import { placeholdersOf } from './messageText.ts';
import { TEMPLATE_NAMES, templateLanguage } from './whatsApp.ts';

/** For whoever reviews a template. */
const EXAMPLES: Readonly<Record<string, string>> = {
  date: '24 December 2026',
  time: '7:00 PM',
  guests: '4',
  code: 'XR7K2MPQ',
  link: 'https://tables.example.com/r/secret',
  offer_until: '7:15 PM',
};

/** Returns the bodies of the calls that register a venue's templates, one for each kind and language. */
export function whatsAppTemplates(venue: Venue) {
  const languages = [...new Set([primaryLanguage(venue.language), ...LANGUAGES])];
  return languages.flatMap((language) => {
    const words = messagesFor(inLanguage(venue, language));
    return [...new Set(Object.values(MESSAGE_KINDS))].map((kind) => {
      const text = words[`message_${kind}`] ?? '';
      return {
        name: TEMPLATE_NAMES[kind],
        language: templateLanguage(language),
        category: 'UTILITY',
        parameter_format: 'NAMED',
        components: [
          {
            type: 'BODY',
            text: text.replaceAll(/\{(\w+)\}/g, '{{$1}}'),
            example: {
              body_text_named_params: placeholdersOf(text).map((name) => ({
                param_name: name,
                example: name === 'venue' ? venue.name : (EXAMPLES[name] ?? ''),
              })),
            },
          },
        ],
      };
    });
  });
}
