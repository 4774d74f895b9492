/** A venue's own texts in other languages, as its file has them: by language, and by the text itself. */
import type { Service } from '../../domain/booking/bookingCalendar.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { primaryLanguage } from '../../domain/language.ts';
import type { Plan, Price } from '../../domain/plan/plan.ts';

/** Returns what a text of the venue reads in another language; a text without a translation stays as it is. */
export type Translate = (text: string) => string;

/** Returns the venue's translations into a language, by the text itself. */
export function findTexts({ translations }: Partial<Venue>, language: string): ReadonlyMap<string, string> {
  return new Map(Object.entries(new Map(Object.entries(translations ?? {})).get(primaryLanguage(language)) ?? {}));
}

/** Returns the venue's translations into a language, or undefined if it has none. */
export function findTranslations(venue: Partial<Venue>, language: string): Translate | undefined {
  const texts = findTexts(venue, language);
  return texts.size > 0 ? (text) => texts.get(text) ?? text : undefined;
}

/** Translates what visitors read of a venue's settings. The names of stays are also what the page sends. */
export function translateVenue<Some extends Partial<Venue>>(venue: Some, translate: Translate): Some {
  const { name, heading, terms, promo_codes: codes, services, special_days: specialDays } = venue;
  const translateNames = (all: readonly Service[]): Service[] =>
    all.map((service) => (service.name === undefined ? service : { ...service, name: translate(service.name) }));
  return {
    ...venue,
    ...(name === undefined ? {} : { name: translate(name) }),
    ...(heading === undefined ? {} : { heading: translate(heading) }),
    ...(codes && {
      promo_codes: codes.map((promo) => ({ ...promo, ...(promo.gives && { gives: translate(promo.gives) }) })),
    }),
    ...(services && { services: translateNames(services) }),
    ...(specialDays && {
      special_days: specialDays.map((special) => ({
        ...special,
        ...(special.services && { services: translateNames(special.services) }),
        ...(special.note === undefined ? {} : { note: translate(special.note) }),
      })),
    }),
    ...(terms && {
      terms: terms.map((term) => ({
        text: translate(term.text),
        ...(term.heading === undefined ? {} : { heading: translate(term.heading) }),
      })),
    }),
  };
}

/** Translates what visitors read of a plan, except the names of tables, by which guests and staff call them. */
export function translatePlan(plan: Plan, translate: Translate): Plan {
  const priced = <Part extends { readonly price?: Price | undefined }>(part: Part): Part =>
    part.price ? { ...part, price: { ...part.price, text: translate(part.price.text) } } : part;
  return {
    ...plan,
    categories: plan.categories.map((category) => ({ ...priced(category), name: translate(category.name) })),
    areas: plan.areas.map((area) => ({
      ...priced(area),
      name: translate(area.name),
      rooms: area.rooms.map((room) =>
        priced(
          room.room_description === undefined ? room : { ...room, room_description: translate(room.room_description) },
        ),
      ),
    })),
    decor: plan.decor.map((piece) => (piece.kind === 'text' ? { ...piece, text: translate(piece.text) } : piece)),
  };
}
