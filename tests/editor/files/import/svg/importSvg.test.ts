import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Plan, type Room, planSchema } from '../../../../../src/domain/plan/plan.ts';
import { exportSvg } from '../../../../../src/editor/files/export/svg/exportSvg.ts';
import { importDrawing } from '../importDriver.ts';
import { BEACH, TERRACE, lone } from '../../samplePlans.ts';
import { pointsAt } from '../../../../domain/document/sampleDocuments.ts';

/** Each table, category and area has a price of its own. */
function priced(plan: Plan): Plan {
  const withPrices = <Each extends { id: number }>(list: readonly Each[], per: 'day' | 'week') =>
    list.map((each) => ({ ...each, price: { text: `from €${each.id}`, amount: each.id, currency: 'EUR', per } }));
  const areas = plan.areas.map((area) => ({ ...area, rooms: withPrices(area.rooms, 'week') }));
  return { ...plan, categories: withPrices(plan.categories, 'day'), areas: withPrices(areas, 'day') };
}
const svg = (content: string, attributes = 'viewBox="0 0 400 300"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

async function imported(text: string) {
  const read = await importDrawing(text);
  if (!read.ok) throw new Error(read.error);
  expect(planSchema.safeParse(read.plan).success).toBe(true);
  return { ...read, tables: read.plan.areas.flatMap(({ rooms }) => rooms) };
}
const places = async (content: string, attributes?: string): Promise<Room['coordinates'][]> =>
  (await imported(svg(content, attributes))).tables.map(({ coordinates }) => coordinates);
const names = async (content: string): Promise<string[]> =>
  (await imported(svg(content))).tables.map(({ name }) => name);
const leftOutOf = async (content: string) => (await imported(svg(`${content}<rect width="40" height="30"/>`))).leftOut;

it('imports a drawing that declares no namespaces, as one copied out of a page', async () => {
  const { tables } = await imported(
    '<svg viewBox="0 0 90 90"><g inkscape:label="Table 7"><rect id="t" width="9" height="9"/></g><use xlink:href="#t" x="20"/></svg>',
  );
  expect(tables.map(({ name }) => name)).toEqual(['Table 7', 'Table 2']);
});

describe('lines', () => {
  const walls = async (content: string) =>
    (await imported(svg(`${content}<rect width="40" height="30"/>`))).plan.decor.map((decor) =>
      decor.kind === 'wall' ? [decor.width, decor.points] : decor.kind,
    );
  const CORNER = pointsAt('10,200 110,200 110,250');

  it.each([
    ['a polyline', '<polyline fill="none" stroke="#333" stroke-width="6" points="10,200 110,200 110,250"/>'],
    ['a relative path', '<path style="fill:none;stroke:#333;stroke-width:6px" d="m10 200 100 0 0 50"/>'],
    ['a scaled path', '<g transform="scale(2)"><path fill="none" stroke="red" stroke-width="3" d="M5 100h50v25"/></g>'],
  ])('imports lines as walls: %s', async (_, content) => expect(await walls(content)).toEqual([[6, CORNER]]));

  it('imports lines as walls part by part, closed where they are', async () => {
    expect(await walls('<line x1="10" y1="50" x2="90%" y2="50" stroke="#000"/>')).toEqual([
      [1, pointsAt('10,50 360,50')],
    ]);
    expect(await walls('<path fill="none" stroke="#000" d="M10 60h100m-100 40h100v40z"/>')).toEqual([
      [1, pointsAt('10,60 110,60')],
      [1, pointsAt('10,100 110,100 110,140 10,100')],
    ]);
  });

  it.each(['none', 'transparent', '#fff0'])(
    'imports a rectangle around tables with the fill %s as a wall',
    async (fill) => {
      const tables = [20, 80, 140].map((x) => `<rect x="${x}" y="100" width="40" height="30" fill="red"/>`).join('');
      const content = `<rect x="5" y="5" width="390" height="190" fill="${fill}" stroke="#333" stroke-width="6"/>${tables}`;
      expect(await walls(content)).toEqual([[6, pointsAt('5,5 395,5 395,195 5,195 5,5')]]);
    },
  );

  it('counts the lines of ornaments and invisible ones that it leaves out', async () => {
    const lines = '<path fill="none" stroke="#000" d="M10 60h5"/><path fill="none" d="M0 0h100"/>';
    expect(await walls(lines)).toEqual([]);
    expect(await leftOutOf(lines)).toEqual({ hidden: 1, small: 1 });
  });

  it('imports lines with a fill as ground, also if they are open', async () =>
    expect(await walls('<polyline fill="#88cc88" stroke="#000" points="10,100 390,100 390,290 10,290"/>')).toEqual([
      'area',
    ]));
});

describe('shapes', () => {
  it('imports rectangles, circles and ellipses as tables', async () => {
    expect(
      await places(
        '<rect x="10" y="20" width="40" height="30"/><circle cx="100" cy="50" r="20"/><ellipse cx="200" cy="50" rx="30" ry="10"/>',
      ),
    ).toEqual([
      { x: 10, y: 20, width: 40, height: 30 },
      { x: 80, y: 30, width: 40, height: 40, shape: 'ellipse' },
      { x: 170, y: 40, width: 60, height: 20, shape: 'ellipse' },
    ]);
  });

  it.each([
    [
      'turned about the corner',
      '<g transform="rotate(90)"><rect x="10" y="-60" width="40" height="30"/></g>',
      { x: 25, y: 15, width: 40, height: 30, rotation: 90 },
    ],
    [
      'under a matrix',
      '<rect x="10" y="20" width="40" height="30" transform="matrix(0 2 -2 0 200 0)"/>',
      { x: 90, y: 30, width: 80, height: 60, rotation: 90 },
    ],
    [
      'mirrored',
      '<rect x="-50" y="20" width="40" height="30" transform="scale(-1 1)"/>',
      { x: 10, y: 20, width: 40, height: 30, rotation: -180 },
    ],
  ])('imports a rectangle that is %s', async (_, content, place) => expect(await places(content)).toEqual([place]));

  it.each([
    ['an open path with a fill', '<path d="M20 30h40v30H20V30"/>', { x: 20, y: 30, width: 40, height: 30 }],
    [
      'a turned path',
      '<path transform="rotate(30 40 45)" d="M20 30h40v30H20z"/>',
      { x: 20, y: 30, width: 40, height: 30, shape: undefined, rotation: 30 },
    ],
    [
      'a circle as a path',
      '<path d="M60 50a20 20 0 1 1-40 0a20 20 0 1 1 40 0z"/>',
      { x: 20, y: 30, width: 40, height: 40, shape: 'ellipse' },
    ],
  ])('imports a table drawn as %s', async (_, path, expected) => {
    const place = (await places(`<rect x="200" y="200" width="40" height="30"/>${path}`))[1];
    for (const [field, value] of Object.entries(expected))
      if (typeof value === 'number') expect(place?.[field as 'x'], field).toBeCloseTo(value, 0);
      else expect(place?.[field as 'shape'], field).toBe(value);
  });

  it.each([
    ['slanted', '<path d="M20 30h40l20 30H40z"/>'],
    ['a hexagon', '<polygon points="20 45 30 30 50 30 60 45 50 60 30 60"/>'],
    ['a crescent', '<path d="M20 30a20 20 0 1 1 0 40a30 30 0 0 0 0-40z"/>'],
    ['a chair', '<path d="M20 30h10v10H20z"/>'],
  ])('imports no table from a path that is %s', async (_, path) => {
    expect(await places(`<rect x="200" y="200" width="40" height="30"/>${path}`)).toHaveLength(1);
  });

  it('resolves nested drawings and used symbols', async () => {
    expect(
      await places(
        '<svg x="100" y="50" width="100" height="100" viewBox="0 0 50 50"><rect x="5" y="5" width="20" height="10"/></svg>',
      ),
    ).toEqual([{ x: 110, y: 60, width: 40, height: 20 }]);
    expect(
      await places(
        '<symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></symbol><use href="#s" x="50" y="60" width="40" height="40"/>',
      ),
    ).toEqual([{ x: 50, y: 60, width: 40, height: 40, shape: 'ellipse' }]);
  });

  it('converts units', async () => {
    const shifted = await imported(
      svg('<rect x="-90" y="60" width="40" height="30"/>', 'viewBox="-100 50 400 300" width="200mm"'),
    );
    expect(shifted.tables[0]!.coordinates).toEqual({ x: 10, y: 10, width: 40, height: 30 });
    expect([shifted.plan.width, shifted.plan.height]).toEqual([400, 300]);
    const inches = await imported(
      svg('<rect x="1in" y="25.4mm" width="50%" height="36pt"/>', 'width="4in" height="3in"'),
    );
    expect(inches.plan.width).toBe(384);
    expect(inches.tables[0]!.coordinates).toEqual({ x: 96, y: 96, width: 192, height: 48 });
  });

  it('counts slanted shapes, and those without a size or beyond the limits', async () => {
    expect(
      await leftOutOf(
        '<rect width="40" height="30" transform="skewX(20)"/><g transform="scale(3 1)"><rect width="40" height="30" transform="rotate(45)"/></g><circle r="0"/><rect width="1e9" height="10"/><rect x="1e7" width="10" height="10"/><g transform="scale(0)"><rect width="4" height="4"/></g>',
      ),
    ).toEqual({ skewed: 2, far: 2, unreadable: 2 });
  });

  it('ignores invisible shapes', async () => {
    expect(
      await places(
        '<rect width="40" height="30" style="display:none"/><g display="none"><rect width="40" height="30"/></g><defs><rect width="40" height="30"/></defs><clipPath id="c"><rect width="40" height="30"/></clipPath><rect width="9" height="9" fill="none"/><rect x="5" y="5" width="40" height="30"/>',
      ),
    ).toHaveLength(1);
  });
});

describe('names, categories and ground', () => {
  it('names tables by title, label, id, or the text on them', async () => {
    expect(
      await names(
        '<rect x="0" width="40" height="30"><title>Bar 1</title></rect><rect x="50" width="40" height="30" aria-label="Bar 2"/><rect x="100" width="40" height="30" id="Bar_3"/><rect x="150" width="40" height="30" id="rect1234"/><text x="152" y="20" font-size="10">Bar 4</text><rect x="200" width="40" height="30" id="path7-2"/>',
      ),
    ).toEqual(['Bar 1', 'Bar 2', 'Bar 3', 'Bar 4', 'Table 5']);
  });

  it('imports colors as categories and layers as areas', async () => {
    const { plan } = await imported(
      svg(
        `<style>.cls-1{fill:#00ff00} @import url("https://elsewhere.example/x.css");</style>
      <g id="Terrace"><rect width="40" height="30" fill="red"/><rect x="50" width="40" height="30" class="cls-1"/></g>
      <g inkscape:groupmode="layer" inkscape:label="Beach" fill="#f00"><rect x="100" width="40" height="30"/><rect x="150" width="40" height="30" style="fill:rgb(0,0,255)"/></g>`,
        'viewBox="0 0 400 300" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
      ),
    );
    expect(plan.categories.map(({ color }) => color)).toEqual(['#ff0000', '#00ff00', '#0000ff']);
    expect(plan.areas.map(({ name, rooms }) => [name, rooms.map(({ room_id }) => room_id)])).toEqual([
      ['Terrace', [1, 2]],
      ['Beach', [1, 3]],
    ]);
  });

  it('imports what tables stand on as ground and other texts as decor', async () => {
    const { plan, tables } = await imported(
      svg(
        '<rect width="400" height="300" fill="#a3cfd2"/><path d="M20 20 h200 v150 h-200 z" fill="#d0dba9"/><rect x="30" y="30" width="40" height="30"/><rect x="130" y="30" width="40" height="30"/><text x="300" y="200" font-size="20" text-anchor="middle">Sea</text>',
      ),
    );
    expect(tables).toHaveLength(2);
    expect(plan.decor).toEqual([
      {
        kind: 'area',
        surface: 'sea',
        points: pointsAt('0,0 400,0 400,300 0,300'),
      },
      {
        kind: 'area',
        surface: 'grass',
        points: pointsAt('20,20 220,20 220,170 20,170'),
      },
      { kind: 'text', x: expect.closeTo(300, 0), y: expect.closeTo(193, -1), text: 'Sea', size: 20 },
    ]);
  });
});

describe('exported drawings', () => {
  it.each([
    ['beach', BEACH],
    ['terrace with a scale', { ...TERRACE, units_per_meter: 40 }],
    ['terrace with prices', priced(TERRACE)],
  ])('imports an exported drawing as the same plan: %s', async (_, plan) => {
    const { plan: read, warnings } = await imported(await exportSvg(plan));
    const byId = (of: typeof plan) =>
      of.areas
        .map((area) => ({ ...area, rooms: area.rooms.toSorted((a, b) => a.id - b.id) }))
        .toSorted((a, b) => a.id - b.id);
    expect(byId(read)).toEqual(byId(plan));
    expect(read.decor).toEqual(plan.decor);
    expect([read.width, read.height, read.units_per_meter]).toEqual([plan.width, plan.height, plan.units_per_meter]);
    expect(read.categories.toSorted((a, b) => a.id - b.id)).toEqual(plan.categories.toSorted((a, b) => a.id - b.id));
    expect(warnings).toEqual([]);
  });

  it('imports a table that was moved in an exported drawing at its new position', async () => {
    const text = (await exportSvg(lone())).replace(
      'id="table-1"',
      'id="table-1" transform="translate(100 0) scale(2)"',
    );
    expect((await imported(text)).tables).toEqual([
      { id: 1, room_id: 1, name: 'A 1', beds: 2, coordinates: { x: 120, y: 20, width: 80, height: 80 } },
    ]);
  });
});

describe('hostile drawings', () => {
  it('runs and loads nothing of a hostile drawing', async () => {
    const requests: string[] = [];
    const observer = new PerformanceObserver((list) => requests.push(...list.getEntries().map(({ name }) => name)));
    observer.observe({ type: 'resource' });
    const ran = vi.fn();
    Object.assign(window, { ran });
    onTestFinished(() => {
      observer.disconnect();
      Reflect.deleteProperty(window, 'ran');
    });
    const before = document.documentElement.outerHTML;
    const { tables, leftOut } = await imported(
      svg(
        `<?xml-stylesheet href="/hostile.css"?><script>ran()</script><rect width="40" height="30" onclick="ran()" onload="ran()"><title>&lt;img src=/hostile.png onerror=ran()></title><animate onbegin="ran()"/></rect>
      <image href="/hostile.png" width="10" height="10" onload="ran()" onerror="ran()"/><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="/hostile.html"/><img xmlns="http://www.w3.org/1999/xhtml" src="/hostile.png" onerror="ran()"/></foreignObject>
      <use href="/hostile.svg#a"/><style>@import url(/hostile.css); rect{fill:url(/hostile.svg#f); background:url(/hostile.png)} @font-face{font-family:x;src:url(/hostile.woff)}</style><a href="javascript:ran()"><text>x</text></a>`,
        'viewBox="0 0 400 300" onload="ran()"',
      ),
    );
    // Entries arrive in order: once this request is reported, earlier ones are too.
    await fetch('/probe.txt').catch(() => undefined);
    await vi.waitFor(() => expect(requests.some((name) => name.endsWith('/probe.txt'))).toBe(true));
    expect(ran).not.toHaveBeenCalled();
    expect(requests.filter((name) => name.includes('hostile'))).toEqual([]);
    expect(document.documentElement.outerHTML).toBe(before);
    expect(tables.map(({ name }) => name)).toEqual(['<img src=/hostile.png onerror=ran()>']);
    expect(leftOut).toMatchObject({ otherFiles: 1, pictures: 1 });
  });

  it.each([
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`, /entities/],
    [
      'an entity from a file',
      `<?xml version="1.0"?><!DOCTYPE svg SYSTEM "x" [ <!ENTITY x SYSTEM "file:///etc/passwd"> ]>${svg('')}`,
      /entities/,
    ],
    ['a cut off file', '<svg xmlns="http://www.w3.org/2000/svg"><rect', /damaged/],
    ['HTML', '<html><body/></html>', /not SVG/],
    ['no shape', svg('<text>a</text>'), /No table/],
    [
      '12,000 rectangles',
      svg(
        Array.from(
          { length: 12_000 },
          (_, i) => `<rect x="${(i % 110) * 5}" y="${Math.floor(i / 110) * 5}" width="4" height="4"/>`,
        ).join(''),
      ),
      /12,000 tables/,
    ],
  ])('rejects %s', async (_, text, error) =>
    expect(await importDrawing(text)).toMatchObject({ ok: false, error: expect.stringMatching(error) }),
  );

  it('accepts a plain DOCTYPE', async () => {
    expect(
      (
        await imported(
          `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg('<rect width="40" height="30"/>')}`,
        )
      ).tables,
    ).toHaveLength(1);
  });

  it('stops at recursive uses', async () => {
    expect(
      await leftOutOf('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><use id="c" href="#c"/>'),
    ).toMatchObject({ selfReferences: 3 });
  });

  it('limits exponential uses', async () => {
    const levels = Array.from(
      { length: 12 },
      (_, i) => `<g id="l${i + 1}">${`<use href="#l${i}"/>`.repeat(10)}</g>`,
    ).join('');
    const content = `<defs><g id="l0"><path d="M0 0h1"/></g>${levels}</defs><rect width="40" height="30"/><use href="#l12"/>`;
    expect((await leftOutOf(content))?.tooMany).toBeGreaterThan(0);
  });

  it('limits the nesting depth', async () => {
    const read = await importDrawing(
      svg(`<rect width="40" height="30"/>${'<g>'.repeat(4_000)}<rect width="40" height="30"/>${'</g>'.repeat(4_000)}`),
    );
    expect(read.ok ? read.leftOut?.nested : read.error).toBeTruthy();
  });

  it('treats a modified export as data', async () => {
    const read = await importDrawing(
      svg(
        '<metadata data-decor="">[{"kind":"area"},7,{"__proto__":{"x":1}}]</metadata><rect width="40" height="30" data-table=\'{"id":1e400,"name":{},"seats":"x","category":"&lt;script>","height":0}\'/><rect width="10" height="10" data-table="oops"/>',
        'viewBox="0 0 400 300" data-tidetable="plan"',
      ),
    );
    expect(read).toMatchObject({
      ok: true,
      plan: { decor: [], areas: [{ rooms: [{ id: 1, name: 'Table 1', beds: 1 }] }] },
    });
  });
});
