/** What is open over step 2, such as the sheet or a dialog: the browser's Back closes the topmost one first. */
import { atom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

export type Layer = { close(): void };

const baseLayersAtom = atom<readonly Layer[]>([]);

/** The open layers, the topmost last. */
export const layersAtom = atom((get) => get(baseLayersAtom));

const addLayerAtom = atom(null, (get, set, layer: Layer) => set(baseLayersAtom, [...get(baseLayersAtom), layer]));
const removeLayerAtom = atom(null, (get, set, layer: Layer) =>
  set(
    baseLayersAtom,
    get(baseLayersAtom).filter((other) => other !== layer),
  ),
);

/** Lets the browser's Back close something while it is open. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const add = useSetAtom(addLayerAtom);
  const remove = useSetAtom(removeLayerAtom);
  const handleBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const layer = { close: () => handleBack() };
    add(layer);
    return () => remove(layer);
  }, [isOpen, add, remove]);
}
