/** A plan with the chrome that the booking page shows over a large one: area labels and the minimap. */
import { type ReactNode, useCallback, useState } from 'react';
import type { Table, TableState } from '../../../src/domain/plan/table.ts';
import { AreaLabels, type NamedArea } from '../../../src/map/chrome/AreaLabels.tsx';
import { Minimap } from '../../../src/map/chrome/Minimap.tsx';
import { needsMinimap } from '../../../src/map/chrome/minimapLayout.ts';
import type { Theme } from '../../../src/map/paint/palette.ts';
import { paintDecor } from '../../../src/map/paint/decor/decorPainter.ts';
import { PlanStage } from '../../../src/map/PlanStage.tsx';
import type { PlanHandle } from '../../../src/map/chrome/planHandle.ts';
import type { Scene } from '../../../src/map/scene/scene.ts';
import { createMinimapPainter } from '../../../src/map/chrome/minimapPainter.ts';

export type PlanContent = {
  readonly scene: Scene;
  readonly states: ReadonlyMap<string, TableState>;
  readonly areas: readonly NamedArea[];
  readonly middleTable: Table | undefined;
  /** Paths of the decor's pictures. */
  readonly pictures: readonly string[];
};

type PlanPictureProps = {
  readonly shown: PlanContent;
  readonly theme: Theme;
  onHandle(handle: PlanHandle | null): void;
};

const INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

export function PlanPicture({ shown, theme, onHandle }: PlanPictureProps): ReactNode {
  const [handle, setHandle] = useState<PlanHandle | null>(null);
  const handleRef = useCallback(
    (newHandle: PlanHandle | null) => {
      setHandle(newHandle);
      onHandle(newHandle);
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
        paintDecor={paintDecor}
        handleRef={handleRef}
        onTap={() => {}}
      />
      {handle && needsMinimap(scene) && (
        <>
          {areas.length > 1 && <AreaLabels handle={handle} scene={scene} areas={areas} insets={INSETS} />}
          <Minimap
            handle={handle}
            scene={scene}
            states={states}
            theme={theme}
            insets={INSETS}
            paintDecor={paintDecor}
            createPainter={createMinimapPainter}
          />
        </>
      )}
    </>
  );
}
