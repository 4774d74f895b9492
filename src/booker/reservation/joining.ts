/** The rules of joined tables, in a chunk of their own that loads beside the map. */
export { disjointGroups, findGroup } from '../../domain/booking/findGroup.ts';
export { groupsOf, seatsTogether } from '../../domain/plan/reading/joins.ts';
export { areTogether } from '../../domain/booking/suggestTables.ts';
