import type { ReactNode } from 'react';

/** The options of a select, in order: their values with their names. */
export function NamedOptions({ names }: { readonly names: Readonly<Record<string, string>> }): ReactNode {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
