/** A plan with what floats over it on the booker's page too, where it is large: names of areas, small picture of the whole. */
import { type ReactNode, useCallback, useState } from 'react';
import type { Table } from '../../../src/domain/table.ts';
import { AreaLabels, type NamedArea } from '../../../src/map/AreaLabels.tsx';
import { Minimap } from '../../../src/map/Minimap.tsx';
import { isVast } from '../../../src/map/overview.ts';
import type { Theme } from '../../../src/map/palette.ts';
import { type PlanHandle, PlanStage } from '../../../src/map/PlanStage.tsx';
import type { Scene } from '../../../src/map/scene.ts';
import { paintView } from '../../../src/map/still.ts';
import type { TableState } from '../../../src/map/tableLook.ts';

export type Shown = {
  readonly scene: Scene;
  readonly states: ReadonlyMap<string, TableState>;
  readonly areas: readonly NamedArea[];
  /** The table that the deepest picture is about; a plan may have none yet. */
  readonly deep: Table | undefined;
  /** Paths of the decor's pictures. */
  readonly pictures: readonly string[];
};

type ShownPlanProps = { readonly shown: Shown; readonly theme: Theme; onHandle(handle: PlanHandle | null): void };

const INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

export function ShownPlan({ shown, theme, onHandle }: ShownPlanProps): ReactNode {
  const [handle, setHandle] = useState<PlanHandle | null>(null);
  const take = useCallback(
    (given: PlanHandle | null) => {
      setHandle(given);
      onHandle(given);
    },
    [onHandle],
  );
  const { scene, states, areas } = shown;
  return (
    <>
      <PlanStage
        scene={scene}
        states={states}
        theme={theme}
        insets={INSETS}
        label="Plan"
        handleRef={take}
        onTap={() => {}}
      />
      {handle && isVast(scene) && (
        <>
          {areas.length > 1 && <AreaLabels handle={handle} scene={scene} areas={areas} insets={INSETS} />}
          <Minimap handle={handle} scene={scene} states={states} theme={theme} insets={INSETS} paint={paintView} />
        </>
      )}
    </>
  );
}
