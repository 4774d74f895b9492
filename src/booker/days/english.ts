/** The texts of stays of several days in English, which only venues with such stays load. */
export const english = {
  days: 'Days',
  daysCount: '{count, plural, one {# day} other {# days}}',
  daysUntil: '{count, plural, one {# day} other {# days}}, to {last}',
  leastDays: 'A stay that begins on this date must be at least {min, plural, one {# day} other {# days}} long.',
  noDays:
    'No stay can begin on {date}: it must be at least {min, plural, one {# day} other {# days}} long, and the venue closes before then.',
  interrupted: 'A stay ends before {day}, which can’t be reserved.',
  chooseLastDay: 'Arrival: {first}. Now choose the last day.',
  freeDays: 'free on {dates}',
  areaLeastDays: 'only for {min, plural, one {# day} other {# days}} or more',
  singleDay: 'only for a single day',
  comeOnDays: 'Come on {dates}',
  noneAllDays: 'No table is free on all of your days.',
  splitTables: 'With {moves, plural, one {one move} other {# moves}}: {stretches}.',
  splitStretch: '{names} on {dates}',
  takeSplit: 'Take these tables',
  splitTaken: 'Your tables: {stretches}.',
} as const;
