/** Reads the attributes of placed blocks, such as the numbers of tables, which the parser has no handler for. */
import type { IEntity } from 'dxf-parser';

type Code = { readonly code: number; readonly value: string | number | boolean };
type Scanner = { next(): Code; isEOF(): boolean };

export class AttributeHandler {
  // oxlint-disable-next-line typescript/class-literal-property-style -- the parser reads it from an instance
  readonly ForEntityName = 'ATTRIB' as never;

  parseEntity(scanner: Scanner, _current: Code): IEntity {
    const values = new Map<number, string | number | boolean>();
    let next = scanner.next();
    while (next.code !== 0 && !scanner.isEOF()) {
      if (!values.has(next.code)) values.set(next.code, next.value);
      next = scanner.next();
    }
    const text = (code: number): string => String(values.get(code) ?? '');
    const number = (code: number): number => Number(values.get(code) ?? 0);
    return {
      type: 'ATTRIB',
      layer: text(8) || '0',
      // Invisible attributes hold articles and prices.
      isInvisible: (number(70) & 1) !== 0,
      text: text(1),
      startPoint: { x: number(10), y: number(20), z: 0 },
      endPoint: values.has(11) ? { x: number(11), y: number(21), z: 0 } : undefined,
      textHeight: number(40),
      halign: number(72),
    } as unknown as IEntity;
  }
}
