import { expect, test } from 'vitest';
import { venueSchema } from '../../../src/domain/booking/venueFile.ts';
import { whatsAppLink } from '../../../src/server/messages/whatsAppLink.ts';
import { venueFiles } from '../serverHarness.ts';

const venue = { ...venueSchema.parse(venueFiles()['shell-bay/venue.json']), tenant: 'shell-bay' };
const guest = { first_name: 'Ada', last_name: '& Bo', date: '2026-11-30', time: 1_140, language: null } as const;

test('a link opens a chat with a number of any country, with a text in the guest’s language that says who writes', () => {
  const textOf = (language: string | null): string => {
    const link = new URL(whatsAppLink({ ...guest, phone: '+94771234567', language }, venue)!);
    expect(link.origin + link.pathname).toBe('https://wa.me/94771234567');
    return link.searchParams.get('text')!;
  };
  expect(textOf(null)).toMatch(new RegExp(`^Hello Ada & Bo, this is ${venue.name}, .*07:00 PM: $`));
  expect(textOf('de')).toMatch(/^Hallo Ada & Bo, .*19:00/);
  expect(whatsAppLink({ ...guest, phone: '077 123' }, venue)).toBeUndefined();
});
