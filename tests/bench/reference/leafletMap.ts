/**
 * A plan on Leaflet's canvas: rectangles, moved by the compositor while a gesture runs and drawn anew at rest. It shows
 * no labels, as Leaflet writes no text on a canvas, and what comes in at the edges stays empty until the gesture ends.
 */
import { CRS, type Rectangle, canvas, map, rectangle } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { SELECTED_COLOR, EDGE_COLOR, fitView, loadPlan, sizeOf, dispatchSelect } from './shownPlan.ts';

/** How far beyond the window the canvas reaches, in parts of it; Leaflet's own. */
const PADDING = 0.1;

const { element, tables } = await loadPlan();
const { width, height } = sizeOf(tables);
const shown = map(element, {
  crs: CRS.Simple,
  preferCanvas: true,
  renderer: canvas({ padding: PADDING }),
  zoomSnap: 0,
  minZoom: -10,
  maxZoom: 6,
  zoomControl: false,
  attributionControl: false,
  inertia: false,
  doubleClickZoom: false,
});
shown.setView([-height / 2, width / 2], Math.log2(fitView(tables).scale), { animate: false });

let chosen: { readonly shape: Rectangle; readonly id: number; readonly fill: string } | undefined;
for (const { id, x, y, width: across, height: down, fill, available } of tables) {
  const shape = rectangle(
    [
      [-y, x],
      [-y - down, x + across],
    ],
    { color: EDGE_COLOR, weight: 1, fillColor: fill, fillOpacity: 1 },
  ).addTo(shown);
  if (!available) continue;
  shape.on('click', () => {
    const isChosen = chosen?.id !== id;
    chosen?.shape.setStyle({ fillColor: chosen.fill });
    if (isChosen) shape.setStyle({ fillColor: SELECTED_COLOR });
    chosen = isChosen ? { shape, id, fill } : undefined;
    dispatchSelect(element, id, isChosen);
  });
}

function tellView(): void {
  const origin = shown.latLngToContainerPoint([0, 0]);
  element.dataset['viewport'] = `${2 ** shown.getZoom()} ${origin.x} ${origin.y}`;
  element.dataset['still'] = 'true';
}
shown.on('movestart zoomstart', () => {
  element.dataset['still'] = 'false';
});
shown.on('moveend zoomend', tellView);
tellView();
