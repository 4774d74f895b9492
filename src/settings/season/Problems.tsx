import type { ReactNode } from 'react';

/** What keeps places from being assigned or offered. */
export function Problems({ id, problems }: { readonly id: string; readonly problems: readonly string[] }): ReactNode {
  return (
    <div id={id} role="alert" className="settings-problem">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
}
