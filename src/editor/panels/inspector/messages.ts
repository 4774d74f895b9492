/** Texts of the inspector. The labels of a table's fields are part of the public contract. */
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

/** Returns the display name of a piece of decor: its text, name, surface or type. */
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

/** Returns the type of a piece of decor in one word. */
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
  needed: 'This field is required.',
  noNumber: 'Enter a number.',
  noWhole: 'Enter a whole number.',
  atLeast: (least: number) => `Enter ${figure(least)} or more.`,
  above: (least: number) => `Enter more than ${figure(least)}.`,
  atMost: (most: number) => `Enter ${figure(most)} or less.`,
  held: (value: number) => `Limited to ${figure(value)}, so that it stays on the plan.`,
  tooLong: (most: number, is: number) => `Enter at most ${figure(most)} characters. This has ${figure(is)}.`,
  noColor: 'Enter a color such as #2a9d8f.',
  noPicture: 'Enter a path such as pictures/terrace-1.webp.',
  noId: 'Enter a whole number greater than 0.',
  idTaken: (id: number) => `The id ${id} is already in use.`,
  id: 'Id',
  idHint: 'Other systems and existing reservations refer to the table by this id.',
  stepId: 'Change id',
  noTime: 'Enter a time such as 18:00.',
  notKept: 'The plan can’t hold this.',
  pointsFew: 'This has no such side of its own.',
  step: (label: string, count: number) =>
    count === 1 ? `Change ${label.toLowerCase()}` : `Change ${label.toLowerCase()} of ${messages.items(count)}`,
  numbersOn: 'Several tables get numbered names.',

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
  lockedHint: 'Locked. Unlock to move.',
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
  pointsMany: (most: number) => `A shape can have at most ${most} points.`,

  pickColor: 'Pick',
  asCategory: 'Same as category',
  asCategoryNow: (color: string) => `${color}, same as category`,
  mixedColors: 'Mixed colors',
  reads: (ink: 'Dark' | 'White', ratio: string) => `${ink} text is easy to read on this color (contrast ${ratio}:1).`,
  readsBadly: (ink: 'Dark' | 'White', ratio: string) =>
    `${ink} text is hard to read on this color: the contrast is ${ratio}:1, and 4.5:1 is required.`,
  anyTime: 'Any time',
  chosenTime: 'Not on quarter of an hour',
  none: 'None',
  choosePicture: 'Choose …',
  closePictures: 'Close',
  pictures: 'Pictures of this venue',
  noPictures: 'This venue has no pictures yet.',
  pictureMissing: 'There is no picture at this path.',
  picturePreview: 'Preview',

  describing: 'Describe the table to guests.',
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
  linkBad: 'Enter a link that starts with https://, mailto: or tel:.',
  loadingEditor: 'Loading the text editor …',
  editorLost: 'The text editor can’t be loaded.',
  again: 'Try again',

  plan: 'Plan',
  planWidth: 'Width',
  planHeight: 'Height',
  extentHeld: (value: number) => `Limited to ${figure(value)}, where the last table is.`,
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
  photoHint: 'Width and height stay in proportion. Unlock the photo to drag it.',
  photoFree: 'Width and height stay in proportion. Drag the photo where there is no table.',
} as const;
