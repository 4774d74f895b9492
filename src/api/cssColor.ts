/** Colors of other hosts: CSS has many notations, all of which the browser reads. */

/**
 * Returns a function that converts any opaque CSS color, such as `teal` or `rgb(0 128 128)`, to `#rrggbb`. It returns
 * undefined for other texts and for transparent colors. Each color is converted once.
 */
export function createColorConverter(): (color: string) => string | undefined {
  const converted = new Map<string, string | undefined>();
  return (color) => {
    if (!converted.has(color)) converted.set(color, convert(color));
    return converted.get(color);
  };
}

function convert(color: string): string | undefined {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return undefined;
  // The canvas ignores what is not a color.
  canvas.fillStyle = 'transparent';
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  if (alpha !== 255) return undefined;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
