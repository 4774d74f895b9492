/**
 * A plan on Leaflet's canvas: rectangles, moved by the compositor during a gesture and redrawn at rest. There are no
 * labels, since Leaflet draws no text on a canvas, and new parts of the plan stay empty until the gesture ends.
 */
import { CRS, type Rectangle, canvas, map, rectangle } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { BeachArea } from '../generateBeach.ts';

declare global {
  interface Window {
    answer: Promise<BeachArea[]> | undefined;
  }
}

const SELECTED_COLOR = '#c2185b';
const EDGE_COLOR = '#5b5348';
const UNAVAILABLE_COLOR = '#cfc9bd';
/** How far the canvas extends beyond the window, as a fraction of its size. This is Leaflet's default. */
const PADDING = 0.1;

const rooms = (await window.answer!).flatMap((area) => area.rooms);
// Lets the answer be collected.
window.answer = undefined;
const element = document.getElementById('map')!;
const sideOf = (at: 'x' | 'y', size: 'width' | 'height'): number =>
  rooms.reduce((most, { coordinates }) => Math.max(most, coordinates[at] + coordinates[size]), 0) + 40;
const width = sideOf('x', 'width');
const height = sideOf('y', 'height');
const wholePlan = Math.min(innerWidth / width, innerHeight / height) * 0.97;
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
shown.setView([-height / 2, width / 2], Math.log2(wholePlan), { animate: false });

let selected: { readonly shape: Rectangle; readonly id: number; readonly fill: string } | undefined;
for (const { id, available, coordinates } of rooms) {
  const { x, y, width: across, height: down } = coordinates;
  const fill = available ? coordinates.color : UNAVAILABLE_COLOR;
  const shape = rectangle(
    [
      [-y, x],
      [-y - down, x + across],
    ],
    { color: EDGE_COLOR, weight: 1, fillColor: fill, fillOpacity: 1 },
  ).addTo(shown);
  if (!available) continue;
  shape.on('click', () => {
    const isSelected = selected?.id !== id;
    selected?.shape.setStyle({ fillColor: selected.fill });
    if (isSelected) shape.setStyle({ fillColor: SELECTED_COLOR });
    selected = isSelected ? { shape, id, fill } : undefined;
    element.dispatchEvent(new CustomEvent('tidetable:select', { bubbles: true, detail: { id, selected: isSelected } }));
  });
}

function publishView(): void {
  const origin = shown.latLngToContainerPoint([0, 0]);
  element.dataset['viewport'] = `${2 ** shown.getZoom()} ${origin.x} ${origin.y}`;
  element.dataset['still'] = 'true';
}
shown.on('movestart zoomstart', () => {
  element.dataset['still'] = 'false';
});
shown.on('moveend zoomend', publishView);
publishView();
