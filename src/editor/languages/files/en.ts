/** What the readers of files say, and what printed plans hold, in English. Every other language has the same names. */
import type { DecimalFormats } from '../../../domain/booking/formats.ts';

export const createFileTexts = ({ number, count }: DecimalFormats) => {
  const tooMany =
    (what: string) =>
    (found: number, most: number): string =>
      `This file has ${number(found)} ${what}. The editor supports up to ${number(most)}.`;

  return {
    tooLarge: 'This file is larger than 20 MB, which is too large for a plan. Is it the right file?',
    tooMany: {
      tables: tooMany('tables'),
      areas: tooMany('areas'),
      categories: tooMany('categories'),
      decor: tooMany('pieces of decor'),
    },
    unreadable: 'The file can’t be read. Has it been moved or deleted?',
    notText: 'This is not a text file. Plan files end in .json, drawings in .svg.',
    empty: 'This file is empty.',
    isDrawing: 'This is an SVG drawing, not a plan file. Use Import to turn its shapes into tables.',
    isAnswer: 'This is a list of tables from a booking host, not a plan file. Use Import to turn it into a plan.',
    isPretix: 'This is a pretix seating plan, not a plan file. Use Import to turn it into a plan.',
    isItems: 'These are copied tables, not a plan file. Paste them into a plan.',
    isVenue: 'These are a venue’s settings (venue.json), not its plan. The plan is plan.json in the same folder.',
    noPlan: 'This file has no plan.',
    damaged: 'This file is not a plan, or it is damaged.',
    syntaxError: (line: number, column: number): string =>
      `This file is not a plan, or it is damaged: there is an error in line ${line}, column ${column}.`,
    otherVersion: (version: number): string => `This file has version ${version}. This editor supports version 1.`,
    noVersion: 'This file has no valid version. This editor supports version 1.',
    invalid: 'This plan can’t be opened.',
    moreErrors: count({ one: 'There is one more error.', other: 'There are # more errors.' }),

    plan: 'The plan',
    ofPlan: (field: string): string => `The plan’s ${field}`,
    entries: { areas: 'Area', rooms: 'Table', categories: 'Category', decor: 'Decor' },
    inArea: (name: string): string => ` (in ${name})`,
    ordinal: (position: number): string => `no. ${position}`,
    fields: {
      id: 'id',
      coordinates: 'position',
      rooms: 'list of tables',
      areas: 'list of areas',
      categories: 'list of categories',
      decor: 'list of decor',
      points: 'points',
      kind: 'kind',
      surface: 'surface',
      version: 'version',
    },

    image: {
      formats: 'Choose a photo or scan in PNG, JPEG, WebP or AVIF.',
      damaged: 'This image is damaged and can’t be shown.',
      tooLarge: (most: number): string => `This image is larger than ${most} MB. Make it smaller and choose it again.`,
      isDrawing: 'An SVG drawing can’t be traced. Use Import to turn its shapes into tables.',
      notImage: 'This file is not an image that can be traced.',
      tooManyPixels: (found: number, most: number): string =>
        `This image has ${number(found)} megapixels. The editor supports up to ${most}. Make it smaller and choose it again.`,
      noMemory: 'This device does not have enough memory for the image. Make it smaller and choose it again.',
    },

    import: {
      about: (subjects: string, warning: string): string => `${subjects}: ${warning}`,
      andMore: (names: string, more: number): string => `${names} and ${number(more)} more`,
      notAnswer: 'This file is not a list of tables from a booking host.',
      notPretix: 'This file is not a pretix seating plan.',
      noTable: 'No table in this file can be read.',
      tooFarApart: 'The tables in this file are too far apart for one plan.',
      moved: 'Some tables were left of or above the plan, or far from its corner. Everything was moved together.',
      newId: 'the id was missing, invalid or a duplicate: it is new',
      checkSeats: (most: number): string => `seats must be a whole number from 1 to ${most}: check them`,
      longDescription: (most: number): string =>
        `the description is longer than ${number(most)} characters and was left out`,
      foreignPicture: 'the picture is on another host and was left out',
      invalidDecor: 'Some decor is invalid in a plan and was left out.',
      tooMuchDecor: (most: number): string =>
        `The file has more than ${number(most)} pieces of decor. The rest was left out.`,
      noTables: (group: number): string => `Group ${group} has no tables and was left out.`,
      tableOfGroup: (table: number, group: number): string => `Table ${table} of group ${group}`,
      unreadableTable: 'it can’t be read; the table was left out.',
      unreadableField: (field: string): string => `${field} can’t be read; the table was left out.`,
      fields: { coordinates: 'its position and size', beds: 'its number of seats' },
      keyTwice: 'it is in the file twice; only the last one is used.',
      sameId: 'another table has the same id; the table was left out.',
      unreadableFields: (fields: string): string => `${fields} can’t be read.`,
      seat: 'A seat',
      unreadableSeat: 'the position can’t be read; the seat was left out',
      unreadableShapes: 'Shapes that can’t be read were left out.',
      seatsUnknown: (seats: number): string => `A drawing has no seats: every table has ${seats} for now.`,
      smallShapes: 'Small lines and shapes that are not rectangles or circles were left out.',
      walls: 'Lines became walls.',
      tooManyCorners: 'Lines with too many corners or too far away were left out.',
      entities: 'This drawing defines its own entities, which the editor does not support. Save it as plain SVG.',
      notSvg: 'This drawing can’t be read. It is not SVG, or it is damaged.',
      nested: 'Very deeply nested parts of the drawing were left out.',
      tooManyParts: 'The drawing has too many parts. The rest was left out.',
      pictures: 'Pictures in the drawing were left out.',
      foreignObject: 'Content that is not SVG (foreignObject) was left out.',
      otherFiles: 'The drawing refers to other files, which were not loaded.',
      selfReference: 'Parts of the drawing that refer to themselves, or to nothing, were left out.',
      shape: 'A shape',
      rejections: {
        skewed: 'is slanted, which a table can’t be, and was left out',
        empty: 'has no size and was left out',
        far: 'has a position or size beyond the limits of a plan and was left out',
      },
    },

    print: {
      title: (venue: string): string => `${venue}: floor plan`,
      qrCards: (venue: string): string => `${venue}: QR cards`,
      /** Two lines below the name of a table. */
      qrHint: 'Scan: is this table free?\nReserve it right away.',
      tableList: (venue: string): string => `${venue} · Tables`,
      counts: (tables: string, seats: string): string => `${tables}, ${seats}`,
      moreTables: count({ one: 'and # more table', other: 'and # more tables' }),
      continued: 'continued',
    },

    draftErrors: {
      elsewhere:
        'Another window has saved or published a newer version of this plan. Your changes aren’t saved on this device.',
      full: 'This device has no space left, so your changes aren’t saved. Save the plan as a file.',
      unavailable:
        'This browser doesn’t store data, for example in a private window, so your changes aren’t saved. Save the plan as a file.',
    },
  };
};

export type CreateFileTexts = typeof createFileTexts;
