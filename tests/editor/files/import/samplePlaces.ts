/** More drawings: what stands in venues, and how programs write it. */
import {
  type SampleDrawing,
  type TrueTable,
  all,
  around,
  at,
  bench,
  circle,
  eight,
  grid,
  moved,
  rect,
  svg,
  text,
  twelve,
} from './sampleDrawings.ts';

export const PLACE_DRAWINGS: readonly SampleDrawing[] = [
  {
    name: 'pairs of sun beds under an umbrella, a pool and a bar by their names',
    svg: svg([
      '<rect id="Pool" x="200" y="560" width="300" height="110" rx="40" fill="#4db6e2"/>',
      '<g id="Bar"><rect x="640" y="570" width="180" height="80" fill="#8d6e63"/></g>',
      all(bench, (t) => [
        `<g id="A${t.n}">`,
        ...[-19, 19].map((dx) => rect(moved(t, dx, 0), 22, 60, 'rx="5" fill="#f2d7a0"')),
        circle(t, 18, 'fill="#e4572e"'),
        '</g>',
      ]),
    ]),
    tables: bench.map((t) => at(t, `A${t.n}`, 2)),
  },
  {
    name: 'a table and its chairs as one path',
    svg: svg(
      all(eight, (t) => {
        const round = (x: number, y: number, r: number): string =>
          `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
        return `<path fill="#ddd" stroke="#333" d="${round(t.x, t.y, 40)}${around(6, 54, t)
          .map((c) => round(c.x, c.y, 11))
          .join('')}"/><text x="${t.x}" y="${t.y + 5}" text-anchor="middle">${t.n}</text>`;
      }),
    ),
    tables: eight.map((t) => at(t, String(t.n), 6)),
  },
  {
    name: 'seats as data and as a description of groups',
    svg: svg(
      all(twelve, (t) => {
        const hasData = t.n % 2 === 0;
        return [
          `<g ${hasData ? `data-seats="${t.n + 1}"` : ''}><title>Cabana ${t.n}</title>`,
          hasData ? '' : `<desc>${t.n + 1} seats</desc>`,
          rect(t, 80, 60, 'fill="#fff3d6"'),
          `<path d="M${t.x - 40} ${t.y - 30}l80 60" stroke="#863"/></g>`,
        ];
      }),
    ),
    tables: twelve.map((t) => at(t, `Cabana ${t.n}`, t.n + 1)),
  },
  {
    name: 'each side of tables and chairs as a line, and a title block',
    svg: svg([
      '<g stroke="#444" fill="none"><path d="M700 640h280v50h-280z"/></g>',
      '<text x="720" y="670" font-size="14">Floor plan 1:100</text>',
      all(eight, (t) => {
        const line = (x1: number, y1: number, x2: number, y2: number): string =>
          `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;
        const sides = (x: number, y: number, w: number, h: number): string[] => [
          line(x, y, x + w, y),
          line(x + w, y, x + w, y + h),
          line(x + w, y + h, x, y + h),
          line(x, y + h, x, y),
        ];
        return [
          '<g id="A-FURN" stroke="#444">',
          ...sides(t.x - 50, t.y - 30, 100, 60),
          ...[-30, 10].flatMap((dx) => [-54, 34].flatMap((dy) => sides(t.x + dx, t.y + dy, 20, 20))),
          `</g><text x="${t.x - 5}" y="${t.y + 5}">${t.n}</text>`,
        ];
      }),
    ]),
    tables: eight.map((t) => at(t, String(t.n), 4)),
  },
  {
    name: 'chairs as thick strokes, labels behind them and nearly as close to the next table',
    svg: svg(
      all(bench, (t) => [
        circle(t, 22, 'fill="#f9f4ec" stroke="#111"'),
        ...around(4, 30, t).flatMap(({ x, y, angle }) => [
          `<path transform="rotate(${angle} ${x} ${y})" d="M${x} ${y - 8}a14 14 0 0 1 0 16" `,
          'fill="none" stroke="#a3825c" stroke-width="6"/>',
        ]),
        text(moved(t, 40, 5), `B-${t.n}`, 'font-size="12"'),
      ]),
    ),
    tables: bench.map((t) => at(t, `B-${t.n}`, 4)),
  },
  {
    name: 'a tiled floor, and planters without the numbers that tables have',
    svg: svg([
      all(grid(112, 14, 70, 85, 40, 45), (t) => rect(t, 70, 85, 'fill="#fafafa" stroke="#eee"')),
      ...[60, 500, 940].map((x) => rect({ x, y: 646 }, 52, 52, 'rx="6" fill="#3a5a40"')),
      all(eight, (t) => [
        rect(t, 52, 52, 'rx="6" fill="#dad7cd"'),
        ...[-40, 40].map((dx) => circle(moved(t, dx, 0), 12, 'fill="#588157"')),
        text(moved(t, 0, 5), t.n),
      ]),
    ]),
    tables: eight.map((t) => at(t, String(t.n), 2)),
  },
  {
    name: 'umbrellas of sectors over two beds, names below them',
    svg: svg(
      all(bench, (t) => [
        ...[-20, 20].map((dx) => rect(moved(t, dx, 0), 20, 60, 'fill="#f1faee" stroke="#457b9d"')),
        '<g>',
        ...around(8, 16, t).flatMap(({ x, y }, k, all8) => {
          const next = all8[(k + 1) % 8] ?? t;
          return [
            `<path d="M${t.x} ${t.y - 20}L${x} ${y - 20}A16 16 0 0 1 ${next.x} ${next.y - 20}Z" `,
            `fill="${k % 2 ? '#fff' : '#e63946'}"/>`,
          ];
        }),
        '</g>',
        text(moved(t, 0, 48), `L${t.n}`, 'text-anchor="middle" font-size="12"'),
      ]),
    ),
    tables: bench.map((t) => at(t, `L${t.n}`, 2)),
  },
  {
    name: 'millimeters beyond the size of a plan, seats in labels for screen readers',
    svg: svg(
      all(eight, (t) => [
        `<g role="button" aria-label="Table ${t.n}, ${t.n + 2} seats">`,
        rect({ x: t.x * 400, y: t.y * 400 }, 32000, 24000, 'fill="#c8e6c9"'),
        '</g>',
      ]),
      '0 0 400000 280000',
    ),
    tables: eight.map((t): TrueTable => [`Table ${t.n}`, t.n + 2, t.x * 100, t.y * 100]),
  },
  {
    name: 'numbered stools at a bar, day beds with pillows and seats, a long table',
    svg: svg([
      rect({ x: 310, y: 65 }, 500, 50, 'fill="#81592b"'),
      text({ x: 310, y: 70 }, 'Bar'),
      all(grid(8, 8, 60, 0, 90, 110), (t) => [
        circle(t, 13, 'fill="#f2cc8f"'),
        text(moved(t, 0, 4), `B${t.n}`, 'font-size="9" text-anchor="middle"'),
      ]),
      all(grid(6, 6, 140, 0, 100, 260), (t) => [
        rect(t, 76, 68, 'fill="#fff"'),
        ...[-19, 19].map((dx) => rect(moved(t, dx, -22), 30, 16, 'rx="5" fill="#e9d8a6"')),
        text(moved(t, 0, 4), `D${t.n}`, 'text-anchor="middle" font-size="12"'),
        text(moved(t, 0, 22), '4 pax', 'text-anchor="middle" font-size="9"'),
      ]),
      rect({ x: 460, y: 450 }, 800, 60, 'fill="#e6d3b3"'),
      text({ x: 460, y: 455 }, 'Table L'),
      all(grid(40, 20, 40, 88, 80, 406), (t) => rect(t, 14, 14, 'fill="#54402a"')),
    ]),
    tables: [
      ...grid(8, 8, 60, 0, 90, 110).map((t) => at(t, `B${t.n}`, undefined)),
      ...grid(6, 6, 140, 0, 100, 260).map((t) => at(t, `D${t.n}`, 4)),
      at({ n: 1, x: 460, y: 450 }, 'Table L', 40),
    ],
  },
  {
    name: 'all numbers as one text, smaller numbers for seats',
    svg: svg([
      all(twelve, (t) => [
        rect(t, 80, 60, 'fill="#e0f2f1"'),
        text(moved(t, 0, 22), t.n + 1, 'font-size="9" text-anchor="middle"'),
      ]),
      '<text font-size="18">',
      all(twelve, (t) => `<tspan x="${t.x - 10} ${t.x}" y="${t.y + 5}">${t.n + 20}</tspan>`),
      '</text>',
    ]),
    tables: twelve.map((t) => at(t, String(t.n + 20), t.n + 1)),
  },
  {
    name: 'numbers on seats, names below tables',
    svg: svg(
      all(eight, (t) => [
        circle(t, 40, 'fill="#fff" stroke="#333"'),
        ...around(6, 56, t).flatMap((c, k) => [
          circle(c, 12, 'fill="#9ab"'),
          text(moved(c, 0, 3), k + 1, 'font-size="9" text-anchor="middle"'),
        ]),
        text(moved(t, 0, 88), `T${t.n}`, 'font-size="13" text-anchor="middle"'),
      ]),
    ),
    tables: eight.map((t) => at(t, `T${t.n}`, 6)),
  },
];
