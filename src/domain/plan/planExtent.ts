import { type Box, expandBox, unionBoxes } from '../geometry/boxes.ts';

/**
 * Returns the plan's extent: the plan's size, extended to include all tables; without a size, the tables and some space
 * around them.
 */
export function planExtent(tables: Box | undefined, size?: { width: number; height: number }): Box {
  if (size) {
    const plan = { x: 0, y: 0, width: size.width, height: size.height };
    return (tables && unionBoxes([plan, tables])) ?? plan;
  }
  return tables
    ? expandBox(tables, Math.max(tables.width, tables.height) * 0.04)
    : { x: 0, y: 0, width: 100, height: 100 };
}
