/**
 * The commands of an operator, by their names in package.json, and their sources. Plain JavaScript, since the build
 * itself reads it.
 */
export const COMMANDS = {
  access: 'src/server/commands/access.ts',
  backup: 'src/server/commands/backup.ts',
  clock: 'src/server/commands/clock.ts',
  fixtures: 'src/fixtures/fixtures.ts',
  integrations: 'src/server/commands/integrations.ts',
  move: 'src/server/commands/move.ts',
  'personal-data': 'src/server/commands/personalData.ts',
  reservations: 'src/server/commands/reservations.ts',
  restore: 'src/server/commands/restore.ts',
  venue: 'src/server/commands/venue.ts',
};
