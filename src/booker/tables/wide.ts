/** Whether the plan and its panel stand side by side; `tables.css` asks the same. */
import { useSyncExternalStore } from 'react';

const query = (): MediaQueryList => window.matchMedia('(min-width: 900px), (min-width: 600px) and (max-height: 540px)');

function follow(changed: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', changed);
  return () => { wide.removeEventListener('change', changed); };
}

export function useWide(): boolean {
  return useSyncExternalStore(follow, () => query().matches);
}
