/**
 * Drawings with the traits of those that programs write, and what is truly on them. A table is `[name, seats, x, y]` with
 * its center; a name of undefined can't be known from the drawing.
 */
export type TrueTable = readonly [name: string | undefined, seats: number | undefined, x: number, y: number];
export type SampleDrawing = {
  readonly name: string;
  readonly svg: string;
  readonly tables: readonly TrueTable[];
  /** Names of areas, where the drawing has sensible ones. */
  readonly areas?: readonly string[];
};

const XMLNS = [
  'xmlns="http://www.w3.org/2000/svg"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
].join(' ');
type Content = string | readonly string[];
export const svg = (content: Content, box = '0 0 1000 700'): string =>
  `<svg ${XMLNS} viewBox="${box}">${[content].flat().join('')}</svg>`;

type Point = { readonly x: number; readonly y: number };
type Place = Point & { readonly n: number };
export const moved = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
/** A box around its center. `looks` are its other attributes. */
export const rect = ({ x, y }: Point, width: number, height: number, looks: string): string =>
  `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" ${looks}/>`;
export const circle = ({ x, y }: Point, r: number, looks: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${looks}/>`;
export const text = ({ x, y }: Point, words: string | number, looks = 'text-anchor="middle"'): string =>
  `<text x="${x}" y="${y}" ${looks}>${words}</text>`;
export const grid = (count: number, columns: number, stepX: number, stepY: number, x0 = 120, y0 = 120): Place[] =>
  Array.from({ length: count }, (_, i) => ({
    n: i + 1,
    x: x0 + (i % columns) * stepX,
    y: y0 + Math.floor(i / columns) * stepY,
  }));
/** Places around a table, with the angle to its center. */
export const around = (count: number, radius: number, { x, y }: Point): (Point & { readonly angle: number })[] =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i * 2 * Math.PI) / count;
    return { x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn), angle: (turn * 180) / Math.PI };
  });
export const at = (place: Place, name: string | undefined, seats: number | undefined): TrueTable => [
  name,
  seats,
  place.x,
  place.y,
];
export const all = (places: readonly Place[], draw: (place: Place) => Content): string => places.flatMap(draw).join('');

export const eight = grid(8, 4, 220, 260, 150, 150);
export const twelve = grid(12, 4, 220, 210, 140, 130);
export const bench = grid(16, 8, 110, 250, 110, 120);

export const SAMPLE_DRAWINGS: readonly SampleDrawing[] = [
  {
    name: 'Inkscape: layers, circles as chairs, labels',
    svg: svg(
      ['Terrace', 'Hall'].flatMap((layer, l) => [
        `<g inkscape:groupmode="layer" inkscape:label="${layer}" id="layer${l + 1}" style="display:inline">`,
        all(eight.slice(l * 4, l * 4 + 4), (t) => [
          `<g id="g${100 + t.n}">`,
          circle(t, 40, `id="path${t.n}" style="fill:#d38d5f;stroke:#000000"`),
          ...around(6, 55, t).map((c) => circle(c, 12, 'style="fill:#aaaaaa"')),
          `<text x="${t.x}" y="${t.y + 5}" style="font-size:16px;text-anchor:middle">`,
          `<tspan x="${t.x}" y="${t.y + 5}">${t.n}</tspan></text></g>`,
        ]),
        '</g>',
      ]),
    ),
    tables: eight.map((t) => at(t, String(t.n), 6)),
    areas: ['Terrace', 'Hall'],
  },
  {
    name: 'Inkscape: chairs as rounded paths of a seat and a back',
    svg: svg(
      all(eight, (t) => [
        rect(t, 100, 60, 'style="fill:#c8ab37"'),
        ...[-30, 30]
          .flatMap((dx) => [-45, 45].map((dy) => moved(t, dx, dy)))
          .flatMap(({ x, y }) => [
            `<g id="g${Math.round(x * y)}"><path style="fill:#808080" `,
            `d="m ${x - 12},${y - 9} q 0,-3 3,-3 h 18 q 3,0 3,3 v 18 q 0,3 -3,3 h -18 q -3,0 -3,-3 z"/>`,
            `<path style="fill:#404040" d="m ${x - 12},${y + (y > t.y ? 8 : -12)} h 24 v 4 h -24 z"/></g>`,
          ]),
        text(t, `T${t.n}`, 'style="font-size:14px;text-anchor:middle"'),
      ]),
    ),
    tables: eight.map((t) => at(t, `T${t.n}`, 4)),
  },
  {
    name: 'Illustrator: style classes and escaped ids without texts',
    svg: svg([
      '<style type="text/css">.st0{fill:#E6E7E8;}.st1{fill:#8DC63F;stroke:#231F20;}.st2{fill:#58595B;}</style>',
      '<rect class="st0" width="1000" height="700"/><g id="Tables">',
      all(twelve, (t) => [
        '<g>',
        rect(t, 70, 70, `id="_x3${t.n < 10 ? `${t.n}_` : `1_${t.n - 10}`}" class="st1"`),
        ...around(4, 52, t).map((c) => rect(c, 20, 20, 'class="st2"')),
        '</g>',
      ]),
      '</g>',
    ]),
    tables: twelve.map((t) => at(t, String(t.n), 4)),
  },
  {
    name: 'Figma: groups of sections, hidden placeholders',
    svg: svg(
      ['Garden', 'Patio', 'Bar'].flatMap((area, a) => [
        `<g id="${area}">`,
        all(twelve.slice(a * 4, a * 4 + 4), (t) => [
          `<g id="Group ${t.n}">`,
          '<rect id="placeholder" x="0" y="0" width="1000" height="700" fill="#fff" fill-opacity="0"/>',
          circle(t, 38, `id="Ellipse ${t.n}" fill="#7FB77E"`),
          '<text fill="black" xml:space="preserve" font-family="Inter" font-size="14">',
          `<tspan x="${t.x - 12}" y="${t.y + 5}">${area.charAt(0)}${t.n}</tspan></text></g>`,
        ]),
        '</g>',
      ]),
    ),
    tables: twelve.map((t) => at(t, `${['G', 'P', 'B'][Math.floor((t.n - 1) / 4)]}${t.n}`, undefined)),
    areas: ['Garden', 'Patio', 'Bar'],
  },
  {
    name: 'draw.io: labels as HTML with a plain text',
    svg: svg([
      '<g>',
      all(twelve, (t) => [
        `<g data-cell-id="x${t.n}"><g>`,
        `<ellipse cx="${t.x}" cy="${t.y}" rx="45" ry="45" fill="#fff2cc" stroke="#d6b656" pointer-events="all" `,
        'style="fill: light-dark(#fff2cc, #281d00); stroke: light-dark(rgb(214, 182, 86), rgb(109, 81, 0));"/></g>',
        '<g><g transform="translate(-0.5 -0.5)"><switch>',
        '<foreignObject style="overflow: visible; text-align: left;" pointer-events="none" width="100%" height="100%" ',
        'requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility">',
        '<div xmlns="http://www.w3.org/1999/xhtml" ',
        `style="display: flex; width: 88px; padding-top: ${t.y}px; margin-left: ${t.x - 44}px;">`,
        `<div><div>Table ${t.n}</div></div></div></foreignObject>`,
        `<text x="${t.x}" y="${t.y + 4}" fill="light-dark(#000000, #ffffff)" font-size="12px" text-anchor="middle">`,
        `Table ${t.n}</text></switch></g></g></g>`,
      ]),
      '</g><switch><g requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"/>',
      '<a xlink:href="https://www.drawio.com/doc/faq/svg-export-text-problems">',
      '<text text-anchor="middle" font-size="10px" x="50%" y="100%">Text is not SVG - cannot display</text>',
      '</a></switch>',
    ]),
    tables: twelve.map((t) => at(t, `Table ${t.n}`, undefined)),
  },
  {
    name: 'Google Slides: round tables and chairs, twice',
    svg: svg(
      `<path fill="#000000" fill-opacity="0.0" d="m0 0l1000.0 0l0 700.0l-1000.0 0z" fill-rule="evenodd"/>${all(
        eight,
        (t) => {
          const round = (x: number, y: number, r: number): string => {
            const k = r * 0.5523;
            return (
              `m${x - r} ${y}l0 0c0 ${-k} ${r - k} ${-r} ${r} ${-r}l0 0c${k} 0 ${r} ${r - k} ${r} ${r}` +
              `l0 0c0 ${k} ${k - r} ${r} ${-r} ${r}l0 0c${-k} 0 ${-r} ${k - r} ${-r} ${-r}z`
            );
          };
          return [round(t.x, t.y, 45), ...around(8, 62, t).map((c) => round(c.x, c.y, 12))]
            .map(
              (d) => `<path fill="#d9ead3" d="${d}"/><path stroke="#595959" fill="none" stroke-width="1.0" d="${d}"/>`,
            )
            .join('');
        },
      )}`,
    ).replace('viewBox', 'fill="none" stroke="none" viewBox'),
    tables: eight.map((t) => at(t, undefined, 8)),
  },
  {
    name: 'CorelDRAW: large units, classes for fills',
    svg: svg(
      [
        '<defs><style type="text/css"><![CDATA[.str0{stroke:#2B2A29;stroke-width:20}.fil0{fill:#FEFEFE}',
        '.fil1{fill:#F0B586}.fil2{fill:#A9ABAE}',
        ".fnt0{font-weight:normal;font-size:420px;font-family:'Arial'}]]></style></defs>",
        '<g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/>',
        '<rect class="fil0 str0" x="400" y="400" width="20200" height="13800"/>',
        all(eight, (t) => {
          const center = { x: t.x * 20, y: t.y * 20 };
          return [
            circle(center, 900, 'class="fil1 str0"'),
            ...around(6, 1240, center).map((c) => circle(c, 240, 'class="fil2"')),
            text(moved(center, -200, 150), t.n, 'class="fnt0"'),
          ];
        }),
        '</g>',
      ],
      '0 0 21000 14600',
    ),
    tables: eight.map((t): TrueTable => [String(t.n), 6, t.x * 20, t.y * 20]),
  },
  {
    name: 'symbols of tables with chairs',
    svg: svg([
      '<symbol id="four" viewBox="0 0 100 100"><rect x="25" y="25" width="50" height="50" fill="#b5651d"/>',
      ...[12, 88].map((y) => circle({ x: 50, y }, 9, 'fill="#555"')),
      ...[12, 88].map((x) => circle({ x, y: 50 }, 9, 'fill="#555"')),
      '</symbol>',
      all(eight, (t) => [
        `<use xlink:href="#four" x="${t.x - 75}" y="${t.y - 75}" width="150" height="150"/>`,
        text(moved(t, 0, 5), t.n),
      ]),
    ]),
    tables: eight.map((t) => at(t, String(t.n), 4)),
  },
  {
    name: 'wedding: chairs, a dance floor and a stage',
    svg: svg([
      '<rect width="1000" height="700" fill="#faf7f2"/>',
      rect({ x: 500, y: 620 }, 240, 120, 'fill="#e0d5c5"'),
      text({ x: 500, y: 625 }, 'Dance floor'),
      rect({ x: 800, y: 620 }, 200, 80, 'fill="#999"'),
      text({ x: 800, y: 625 }, 'Stage'),
      all(grid(8, 4, 230, 210, 140, 130), (t) => [
        circle(t, 48, 'fill="#fff" stroke="#876"'),
        ...around(10, 66, t).map((c) => circle(c, 11, 'fill="#cbb"')),
        text(moved(t, 0, 5), `Table ${t.n}`),
      ]),
    ]),
    tables: grid(8, 4, 230, 210, 140, 130).map((t) => at(t, `Table ${t.n}`, 10)),
  },
  {
    name: 'restaurant: two sizes of tables, a bar, columns and plants',
    svg: svg([
      '<path d="M20 20H980V680H20Z" fill="none" stroke="#222" stroke-width="8"/>',
      rect({ x: 260, y: 625 }, 400, 50, 'fill="#6b4f3a"'),
      text({ x: 260, y: 630 }, 'Bar'),
      '<g class="columns">',
      ...[312, 712].map((x) => rect({ x, y: 342 }, 24, 24, 'class="column" fill="#444"')),
      '</g>',
      ...[50, 950].map((x) => circle({ x, y: 60 }, 16, 'class="plant" fill="#2a7"')),
      all(eight, (t) => {
        const isWide = t.n % 2 === 0;
        const xs = isWide ? [-40, 0, 40] : [0];
        const chairs = xs.flatMap((dx) => [-46, 46].map((dy) => moved(t, dx, dy)));
        return [
          rect(t, isWide ? 130 : 64, 64, 'fill="#caa472"'),
          ...chairs.map((c) => rect(c, 22, 22, 'class="chair" rx="5" fill="#765"')),
          text(moved(t, 0, 5), t.n),
        ];
      }),
    ]),
    tables: eight.map((t) => at(t, String(t.n), t.n % 2 === 0 ? 6 : 2)),
  },
  {
    name: 'Illustrator: layers of chairs, tables and numbers, chairs apart, each letter placed',
    svg: svg([
      '<g id="Chairs">',
      all(twelve, (t) => around(6, 62, t).map((c) => circle(c, 10, 'fill="#534741"'))),
      '</g><g id="Tables">',
      all(twelve, (t) => {
        const points = around(8, 45, t).map((c) => `${c.x},${c.y}`);
        return `<polygon fill="#c7b299" points="${points.join(' ')}"/>`;
      }),
      '</g><g id="Numbers">',
      all(twelve, (t) => {
        const letter = String.fromCharCode(64 + t.n);
        return `<text transform="translate(${t.x - 9} ${t.y + 5})">2<tspan x="9" y="0">${letter}</tspan></text>`;
      }),
      '</g>',
    ]),
    tables: twelve.map((t) => at(t, `2${String.fromCharCode(64 + t.n)}`, 6)),
  },
  {
    name: 'tables with an inner line, half over their chairs',
    svg: svg(
      all(twelve, (t) => [
        ...[-30, 30].flatMap((dx) => [-38, 38].map((dy) => circle(moved(t, dx, dy), 14, 'fill="#666"'))),
        rect(t, 120, 76, 'fill="#f4f4f4" stroke="#333"'),
        rect(t, 108, 64, 'fill="none" stroke="#999"'),
        text(moved(t, 0, 5), `A${t.n}`),
      ]),
    ),
    tables: twelve.map((t) => at(t, `A${t.n}`, 4)),
  },
  {
    name: 'numbers as outlines of their digits',
    svg: svg(
      all(twelve, (t) => [
        circle(t, 44, 'fill="#cfe8d0"'),
        ...around(5, 60, t).map((c) => circle(c, 11, 'fill="#789"')),
        `<path d="M${t.x - 4} ${t.y - 7}c4 0 6 3 6 7s-2 7-6 7-6-3-6-7 2-7 6-7z"/>`,
        `<path d="M${t.x + 5} ${t.y - 7}h3v14h-3z"/>`,
      ]),
    ),
    tables: twelve.map((t) => at(t, undefined, 5)),
  },
  {
    name: 'shadows beside tables and chairs',
    svg: svg(
      all(twelve, (t) => [
        '<g>',
        ...[...around(4, 64, t).map((c) => ({ ...c, r: 15 })), { ...t, r: 42 }].flatMap(({ r, ...center }) => [
          `<g opacity="0.25" transform="translate(6 6)">${circle(center, r, '')}</g>`,
          circle(center, r, 'fill="#fff3e0"'),
        ]),
        text(moved(t, 0, 5), t.n),
        '</g>',
      ]),
    ),
    tables: twelve.map((t) => at(t, String(t.n), 4)),
  },
  {
    name: 'chairs as open lines of one shape, turned in the group of their table',
    svg: svg(
      all(twelve, (t) => [
        '<g fill="none" stroke="#555">',
        circle(t, 36, ''),
        ...around(3, 50, t).flatMap((c) => [
          `<polyline transform="translate(${c.x},${c.y}) rotate(${c.angle})" `,
          'points="-9,-11 8,-11 11,0 8,11 -9,11"/>',
        ]),
        '</g>',
        text(moved(t, 0, 5), t.n),
      ]),
    ),
    tables: twelve.map((t) => at(t, String(t.n), 3)),
  },
];
