/** Reads a DXF: pairs of lines, each a group code and its value. A pair with the code 0 begins a record. */

/** What begins with a code 0, such as an entity. Its pairs are in the order of the file. */
export type DxfRecord = {
  readonly type: string;
  readonly codes: readonly number[];
  readonly values: readonly string[];
  /** The vertices of a polyline, and the attributes of a placed block. */
  readonly parts: DxfRecord[];
};
export type Block = { readonly start: DxfRecord; readonly entities: DxfRecord[] };
type Dxf = {
  /** The header's `$INSUNITS`. */
  readonly units: number;
  /** Layers and blocks by `keyOf` their names. */
  readonly layers: ReadonlyMap<string, DxfRecord>;
  readonly blocks: ReadonlyMap<string, Block>;
  readonly entities: readonly DxfRecord[];
};

type Point = { readonly x: number; readonly y: number };

/** Names are the same in capitals. */
export const keyOf = (name: string): string => name.toUpperCase();

/** Throws if the text has no pairs, or ends before its last section does. */
export function readDxf(text: string): Dxf {
  const records = recordsIn(text);
  const dxf = {
    units: 0,
    layers: new Map<string, DxfRecord>(),
    blocks: new Map<string, Block>(),
    entities: [] as DxfRecord[],
  };
  /** Where entities go. */
  let open: DxfRecord[] | undefined;
  for (const record of records)
    switch (record.type) {
      case 'SECTION':
        open = textAt(record, 2) === 'ENTITIES' ? dxf.entities : undefined;
        if (textAt(record, 2) === 'HEADER')
          dxf.units = Number(record.values[record.values.indexOf('$INSUNITS') + 1]) || 0;
        break;
      case 'LAYER':
        dxf.layers.set(keyOf(textAt(record, 2)), record);
        break;
      case 'BLOCK':
        open = [];
        dxf.blocks.set(keyOf(textAt(record, 2)), { start: record, entities: open });
        break;
      case 'ENDBLK':
      case 'ENDSEC':
        open = undefined;
        break;
      case 'VERTEX':
      case 'ATTRIB':
        open?.at(-1)?.parts.push(record);
        break;
      case 'SEQEND':
        break;
      default:
        open?.push(record);
    }
  if (!['EOF', 'ENDSEC'].includes(records.at(-1)?.type ?? '')) throw new Error('The DXF has no end');
  return dxf;
}

function recordsIn(text: string): DxfRecord[] {
  const lines = text.trimStart().split(/\r\n?|\n/);
  const records: DxfRecord[] = [];
  let codes: number[] = [];
  let values: string[] = [];
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const code = Number(lines[i]);
    const value = lines[i + 1]?.trim() ?? '';
    if (code === 0) {
      [codes, values] = [[], []];
      records.push({ type: value, codes, values, parts: [] });
    } else {
      codes.push(code);
      values.push(value);
    }
  }
  return records;
}

/** Returns the first value of a code; '' without one. */
export const textAt = ({ codes, values }: DxfRecord, code: number): string => values[codes.indexOf(code)] ?? '';

export function numberAt(record: DxfRecord, code: number, otherwise = 0): number {
  const value = textAt(record, code);
  return value === '' ? otherwise : Number(value);
}

/** Returns the points whose x has this code. Each has the number with the code `more` that follows it. */
export function pointsAt(
  { codes, values }: DxfRecord,
  code: number,
  more = 42,
): (Point & { readonly bulge: number })[] {
  const points: { x: number; y: number; bulge: number }[] = [];
  codes.forEach((each, i) => {
    const last = points.at(-1);
    if (each === code) points.push({ x: Number(values[i]), y: 0, bulge: 0 });
    else if (last && each === code + 10) last.y = Number(values[i]);
    else if (last && each === more) last.bulge = Number(values[i]);
  });
  return points;
}
