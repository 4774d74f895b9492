/**
 * The rule that no statement lacks the venue: a distributed database sends a statement to one node only if it names the
 * venue, and would ask all of them otherwise.
 */

/** Ends a statement of a test or of a migration that is about the rows of all venues. */
export const OF_ALL_VENUES = '/* all venues */';

const NO_ROWS =
  /^(?:begin|commit|rollback|savepoint|release|pragma|create|drop|alter|vacuum|set|show|notify|listen)\b/i;
const OTHER_TABLES = /"?(?:kysely_migration|sqlite_|pg_|information_schema|earlier_)/;
/** A comparison of the venue with a value, or with each of a list, as values or as the table `venue`. */
const VENUE_CONDITION = /(?:"\w+"\.)?"tenant" (?:= (?:\?|\$\d+|"venue"\."tenant")|in \((?:\?|\$\d+))/;
const VENUE_JOIN = /"\w+"\."tenant" = "\w+"\."tenant"/;
const SUBQUERY = /\((select [^()]*(?:\([^()]*\)[^()]*)*)\)/;

/** Returns whether each table that a statement of Kysely reads or writes is limited to venues that it names. */
export function namesVenue(sql: string): boolean {
  if (sql.endsWith(OF_ALL_VENUES) || NO_ROWS.test(sql) || OTHER_TABLES.test(sql)) return true;
  const subquery = SUBQUERY.exec(sql);
  if (subquery) return namesVenue(subquery[1]!) && namesVenue(sql.replace(subquery[0], '(?)'));
  if (sql.startsWith('insert ')) return /^insert into "\w+" \([^)]*"tenant"/.test(sql);
  const [first = '', ...joins] = sql.split(' join ');
  const hasTable = /\b(?:from|update) "/.test(first);
  if (!hasTable) return true;
  return VENUE_CONDITION.test(sql.slice(sql.indexOf(' where '))) && joins.every((join) => VENUE_JOIN.test(join));
}
