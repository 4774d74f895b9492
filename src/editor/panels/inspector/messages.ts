/** What the inspector says. The labels of a table's fields are names that others rely on. */
import type { Decor, Surface, PropKind } from '../../../domain/plan/plan.ts';
import { messages } from '../../messages.ts';

const figure = (value: number): string => value.toLocaleString('en');

export const tableFieldLabels = {
  name: 'Name',
  area: 'Area',
  category: 'Category',
  seats: 'Seats',
  x: 'X',
  y: 'Y',
  width: 'Width',
  height: 'Height',
  rotation: 'Rotation',
  shape: 'Shape',
  color: 'Color',
  text: 'Text',
  fontSize: 'Font size',
  textX: 'Text offset X',
  textY: 'Text offset Y',
  seatsFontSize: 'Seats font size',
  seatsX: 'Seats offset X',
  seatsY: 'Seats offset Y',
  availableUntil: 'Available until',
  description: 'Description',
  picture: 'Picture',
} as const;

export const propNames: Readonly<Record<PropKind, string>> = {
  umbrella: 'Umbrella',
  palm: 'Palm',
  tree: 'Tree',
  bush: 'Bush',
  rocks: 'Rocks',
  boat: 'Boat',
  surfboards: 'Surfboards',
  fire: 'Fire',
  grill: 'Grill',
  bar: 'Bar',
  stage: 'Stage',
  steps: 'Steps',
  door: 'Door',
  lantern: 'Lantern',
  towel: 'Towel',
  scooter: 'Scooter',
};
export const surfaceNames: Readonly<Record<Surface, string>> = {
  sea: 'Sea',
  shallows: 'Shallows',
  foam: 'Foam',
  'wet-sand': 'Wet sand',
  sand: 'Sand',
  grass: 'Grass',
  garden: 'Garden',
  water: 'Water',
  road: 'Road',
  pavement: 'Pavement',
  stone: 'Stone',
  wood: 'Wood',
  floor: 'Floor',
  carpet: 'Carpet',
  roof: 'Roof',
};

/** What a piece of decor is called: by what is written on it, its name, its ground, or what it is. */
export function decorName(decor: Decor): string {
  switch (decor.kind) {
    case 'area':
      return decor.name ?? surfaceNames[decor.surface];
    case 'path':
      return `Path, ${surfaceNames[decor.surface].toLowerCase()}`;
    case 'wall':
      return 'Wall';
    case 'text':
      return `“${decor.text}”`;
    case 'picture':
      return decor.picture.slice(decor.picture.lastIndexOf('/') + 1);
    default:
      return propNames[decor.kind];
  }
}

/** Of which kind it is, in a word. */
export function decorTypeName({ kind }: Decor): string {
  switch (kind) {
    case 'area':
      return 'Ground';
    case 'path':
      return 'Path';
    case 'wall':
      return 'Wall';
    case 'text':
      return 'Text';
    case 'picture':
      return 'Picture';
    default:
      return propNames[kind];
  }
}

export const inspectorMessages = {
  mixed: 'Mixed',
  automatic: 'Automatic',
  centered: 'Centered',
  belowText: 'Below the text',
  needed: 'This is needed.',
  noNumber: 'This is no number.',
  noWhole: 'Only whole numbers.',
  atLeast: (least: number) => `At least ${figure(least)}.`,
  above: (least: number) => `More than ${figure(least)}.`,
  atMost: (most: number) => `At most ${figure(most)}.`,
  held: (value: number) => `Held at ${figure(value)}, to stay on the plan.`,
  tooLong: (most: number, is: number) => `At most ${figure(most)} characters; these are ${figure(is)}.`,
  noColor: 'A color such as #2a9d8f.',
  noPicture: 'A path such as pictures/terrace-1.webp.',
  noId: 'A whole number above 0.',
  idTaken: (id: number) => `Another one has the id ${id}.`,
  id: 'Id',
  idHint: 'By which other systems know it. Reservations that are made go by it, too.',
  stepId: 'Change id',
  noTime: 'A time of day such as 18:00.',
  notKept: 'The plan can’t hold this.',
  pointsFew: 'This has no such side of its own.',
  step: (label: string, count: number) =>
    count === 1 ? `Change ${label.toLowerCase()}` : `Change ${label.toLowerCase()} of ${messages.items(count)}`,
  numbersOn: 'A name for many is numbered on.',

  optionArea: 'In area',
  optionCategory: 'Of category',
  optionSeats: 'Seats each',
  optionWidth: 'Table width',
  optionHeight: 'Table height',
  gap: 'Least gap',
  ground: 'Ground',
  pathGround: 'Path ground',
  pathWidth: 'Path width',
  wallWidth: 'Wall width',
  textSize: 'Lettering size',
  thing: 'Thing',
  optionPicture: 'Picture of the venue',
  keepTool: 'Keep the tool',
  options: 'Tool options',

  tables: messages.tables,
  decor: (count: number) => `${figure(count)} ${count === 1 ? 'piece' : 'pieces'} of decor`,
  place: 'Place',
  look: 'Look',
  lettering: 'Number',
  seatsLine: 'Seats line',
  guests: 'For guests',
  systems: 'For other systems',
  editing: 'While drawing',
  lockedField: 'Locked',
  hiddenField: 'Hidden',
  lockedHint: 'Locked: unlock to move it.',
  rect: 'Rectangle',
  ellipse: 'Ellipse',
  size: 'Size',
  tone: 'Tone',
  quiet: 'Quiet',
  strong: 'Strong',
  surface: 'Surface',
  lineWidth: 'Line width',
  smooth: 'Smooth curves',
  points: (count: number) => `${count} points`,
  pointList: 'Points',
  pointX: (number: number) => `X of point ${number}`,
  pointY: (number: number) => `Y of point ${number}`,
  addAfter: (number: number) => `Add a point after point ${number}`,
  removePoint: (number: number) => `Remove point ${number}`,
  addPoint: 'Add a point',
  pointAdded: (number: number) => `Point ${number} added`,
  pointsMany: (most: number) => `A shape has at most ${most} points.`,

  pickColor: 'Pick',
  asCategory: 'As the category',
  asCategoryNow: (color: string) => `${color}, as the category`,
  mixedColors: 'Mixed colors',
  reads: (ink: 'Dark' | 'White', ratio: string) => `${ink} text reads well on it (${ratio} : 1).`,
  readsBadly: (ink: 'Dark' | 'White', ratio: string) =>
    `${ink} text is hard to read on it: ${ratio} : 1, and 4.5 is needed.`,
  anyTime: 'Any time',
  chosenTime: 'Not on quarter of an hour',
  none: 'None',
  choosePicture: 'Choose …',
  closePictures: 'Close',
  pictures: 'Pictures of this venue',
  noPictures: 'This venue has no pictures yet.',
  pictureMissing: 'No picture is found there.',
  picturePreview: 'Preview',

  describing: 'Write what guests should know.',
  formatting: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strike through',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  link: 'Link',
  unlink: 'Remove link',
  linkAddress: 'Link address',
  linkKeep: 'Set',
  linkBad: 'A link begins with https://, mailto: or tel:.',
  loadingEditor: 'The text editor is on its way …',
  editorLost: 'The text editor could not be loaded.',
  again: 'Try again',

  plan: 'Plan',
  planWidth: 'Width',
  planHeight: 'Height',
  extentHeld: (value: number) => `Held at ${figure(value)}: tables stand there.`,
  count: (tables: number, seats: number, decor: number) =>
    `${messages.tables(tables)} with ${messages.seats(seats)}, ${figure(decor)} ${decor === 1 ? 'piece' : 'pieces'} of decor`,
  tracing: 'Traced photo',
  opacity: 'Opacity',
  photoX: 'Photo X',
  photoY: 'Photo Y',
  photoWidth: 'Photo width',
  photoHeight: 'Photo height',
  photoLocked: 'Photo locked',
  removePhoto: 'Remove photo',
  photoHint: 'Width and height keep their proportion. Unlocked, it can be dragged on the plan.',
  photoFree: 'Width and height keep their proportion. Drag it where no table stands.',
} as const;
