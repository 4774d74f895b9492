/** The smallest react-konva page, which the map's chunk is compared with. */
import 'konva/lib/shapes/Rect.js';
import { createRoot } from 'react-dom/client';
import { Layer, Rect, Stage } from 'react-konva/lib/ReactKonvaCore';

createRoot(document.getElementById('app')!).render(
  <Stage width={100} height={100}>
    <Layer>
      <Rect width={10} height={10} fill="red" />
    </Layer>
  </Stage>,
);
