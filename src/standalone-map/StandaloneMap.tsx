/** A plan of tables without decor. A tap selects an available table or releases it; no rule of a party applies. */
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Table, TableState } from '../domain/plan/table.ts';
import { NO_INSETS } from '../domain/plan/viewport.ts';
import type { PlanHandle } from '../map/chrome/planHandle.ts';
import { PlanStage } from '../map/PlanStage.tsx';
import type { Scene } from '../map/scene/scene.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { useColorScheme } from '../ui/useColorScheme.ts';

/** One function, so that a selection changes nothing else. */
const unselectedState = ({ available }: Table): TableState => (available ? 'available' : 'unavailable');

type StandaloneMapProps = { readonly scene: Scene };

export function StandaloneMap(props: StandaloneMapProps): ReactNode {
  return (
    <ErrorBoundary text="The map could not be drawn." goOn="Continue" loadAgain="Reload the page">
      <Plan {...props} />
    </ErrorBoundary>
  );
}

function Plan({ scene }: StandaloneMapProps): ReactNode {
  const handle = useRef<PlanHandle>(null);
  const [keys, setKeys] = useState<ReadonlySet<string>>(() => new Set());
  const states = useMemo(
    () => ({
      get: (key: string): TableState | undefined => (keys.has(key) ? 'selected' : undefined),
      selection: { keys, unselectedState },
    }),
    [keys],
  );
  return (
    <PlanStage
      scene={scene}
      states={states}
      theme={useColorScheme()}
      insets={NO_INSETS}
      label="Plan"
      paintDecor={undefined}
      handleRef={handle}
      onTap={({ table }) => {
        if (!table?.available) return;
        const next = new Set(keys);
        const selected = !next.delete(table.key);
        if (selected) next.add(table.key);
        setKeys(next);
        const detail = { id: table.id, selected };
        handle.current?.element.dispatchEvent(new CustomEvent('tidetable:select', { bubbles: true, detail }));
      }}
    />
  );
}
