/** Colors of other hosts, sites and files: CSS has many notations, all of which the browser reads. */

/**
 * Returns a CSS color, such as `teal` or `rgb(0 128 128)`, as `#rrggbb`, and undefined for other texts, for `currentcolor`
 * and for colors that are not opaque; with `ignoresOpacity` only for those that are fully transparent.
 */
export function toHexColor(color: string, ignoresOpacity = false): string | undefined {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas || /^currentcolor$/i.test(color)) return undefined;
  // The canvas ignores what is not a color.
  canvas.fillStyle = 'transparent';
  canvas.fillStyle = color;
  if (ignoresOpacity) canvas.fillStyle = canvas.fillStyle.replace(/^rgba\((.+), 0\.\d+\)$/, 'rgb($1)');
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  if (alpha !== 255) return undefined;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns a function that does the same and converts each color once. */
export function createColorConverter(ignoresOpacity = false): (color: string) => string | undefined {
  const converted = new Map<string, string | undefined>();
  return (color) => {
    if (!converted.has(color)) converted.set(color, toHexColor(color, ignoresOpacity));
    return converted.get(color);
  };
}
