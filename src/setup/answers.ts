/** The owner's answers: what is suggested, what they are kept as, and which questions they belong to. */
import { type SetupAnswers, type SetupField, setupAnswersSchema } from '../api/setupContract.ts';
import { LANGUAGES, primaryLanguage } from '../domain/language.ts';
import type { TemplateName } from '../domain/plan/templates.ts';

export const STEPS = ['place', 'guests', 'opening', 'parties', 'contact', 'plan'] as const;
export type SetupStep = (typeof STEPS)[number];

const STEP_OF: Readonly<Record<SetupField, SetupStep>> = {
  name: 'place',
  tenant: 'place',
  language: 'guests',
  time_zone: 'guests',
  services: 'opening',
  closed_weekdays: 'opening',
  guests: 'parties',
  address: 'contact',
  telephone: 'contact',
  email: 'contact',
  template: 'plan',
  tables: 'plan',
};

/** Returns the first step with one of the fields. */
export function stepOf(fields: readonly SetupField[]): SetupStep | undefined {
  return STEPS.find((step) => fields.some((field) => STEP_OF[field] === step));
}

export function belongsTo(step: SetupStep): (field: SetupField) => boolean {
  return (field) => STEP_OF[field] === step;
}

type Services = SetupAnswers['services'];
const MEALS: Services = [
  { meal: 'lunch', first: '12:00', last: '14:30' },
  { meal: 'dinner', first: '18:30', last: '21:30' },
];

/** Returns the opening times that are suggested for lunch and dinner, or for one period. */
export function suggestServices(template: TemplateName, hasMeals: boolean): Services {
  if (hasMeals) return MEALS;
  return [template === 'beach-rows' ? { first: '09:00', last: '17:00' } : { first: '12:00', last: '21:30' }];
}

/** What changes with the kind of place. */
export function suggestFor(template: TemplateName): Pick<SetupAnswers, 'template' | 'tables' | 'services'> {
  const tables = { 'restaurant-room': 14, terrace: 13, 'beach-rows': 20 } as const;
  return {
    template,
    tables: tables[template],
    services: suggestServices(template, template === 'restaurant-room'),
  };
}

/** Returns a name as a part of an address: `Café del Mar` as `cafe-del-mar`. Empty for other scripts than Latin. */
export function toTenant(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
}

/** Returns answers to start from, as the browser suggests. */
export function firstAnswers(languages: readonly string[]): SetupAnswers {
  const known = languages.map(primaryLanguage).flatMap((tag) => LANGUAGES.find((each) => each === tag) ?? []);
  return {
    name: '',
    tenant: '',
    language: known[0] ?? 'en',
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    closed_weekdays: [],
    guests: { min: 1, max: 8 },
    address: '',
    telephone: '',
    email: '',
    ...suggestFor('restaurant-room'),
  };
}

const KEY = 'tidetable-setup';

/** Keeps the answers in this tab, for a reload. */
export function keepAnswers(answers: SetupAnswers | undefined): void {
  try {
    if (answers) sessionStorage.setItem(KEY, JSON.stringify(answers));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, a reload starts anew.
  }
}

/** Returns the answers that this tab has kept. They may be unfinished, but each has its form. */
export function keptAnswers(first: SetupAnswers): SetupAnswers {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, unknown>>;
    const read = Object.entries(setupAnswersSchema.shape).flatMap(([field, schema]) => {
      const value = kept[field];
      return typeof value === 'string' || schema.safeParse(value).success ? [[field, value]] : [];
    });
    return { ...first, ...Object.fromEntries(read) } as SetupAnswers;
  } catch {
    return first;
  }
}
