/** All that the gallery says. */
import type { GalleryState, OverlayKind, Severity } from './address.ts';
import { type Refusal, partyTooSmallWords } from '../domain/selection.ts';
import type { Table } from '../domain/table.ts';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const severityWords: Readonly<Record<Severity, string>> = { error: 'Errors', warning: 'Warnings', note: 'Notes' };
const oneSeverity: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', note: 'note' };

export const words = {
  title: 'Gallery',
  intro: 'Every fixture as the map draws it, with what the checks find.',
  loading: 'The fixtures are being listed …',
  failed: 'The fixtures can’t be listed: the host does not answer.',
  again: 'Try again',
  none: 'There are no fixtures in the folder.',
  noneMatch: 'No fixture has such a finding.',
  noneMatchYet: 'None so far; the checks are still running.',
  clearFilter: 'Show all',
  groups: { venues: 'Venues', plans: 'Plans and answers', rules: 'One rule each' } as Readonly<Record<string, string>>,
  filter: 'Filter by findings',
  severities: severityWords,
  inFixtures: (count: number): string => `in ${counted(count, 'fixture')}`,
  rule: 'Rule',
  anyRule: 'Any rule',
  shown: (shown: number, all: number): string =>
    shown === all ? counted(all, 'fixture') : `${shown} of ${counted(all, 'fixture')}`,
  checking: 'Checking …',
  clean: 'No findings',
  unread: 'Can’t be read',
  meantDamaged: 'Meant to be damaged',
  count: (severity: Severity, count: number): string => counted(count, oneSeverity[severity]),
  kinds: { venue: 'Venue', plan: 'Plan', answer: 'Answer' } as const,
  tables: (count: number): string => counted(count, 'table'),
  size: (size: { width: number; height: number }): string => `${size.width} × ${size.height}`,
  bytes: (bytes: number): string =>
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`,
  unknown: (name: string): string => `There is no fixture ${name}. Here are all that there are.`,
  damaged: (faults: readonly string[]): string =>
    `This address is damaged: ${faults.join(', ')} can’t be read. Here are all fixtures.`,
  openAnyway: 'Open it without them',
  back: 'All fixtures',
  copy: 'Copy address',
  copied: 'The address is copied.',
  notCopied: 'The browser let nothing be copied: the address bar holds it.',
  save: 'Save picture',
  notSaved: 'The browser could not make the picture.',
  opening: 'The plan is being read …',
  left: (problems: number): string =>
    `${counted(problems, 'part')} of the file can’t be read, and ${problems === 1 ? 'is' : 'are'} not drawn`,
  play: 'Play',
  date: 'Date',
  time: 'Time',
  guests: 'Guests',
  availability: 'Tables',
  availabilities: {
    file: 'As the file says',
    free: 'All free',
    taken: 'All taken',
    third: 'Every third taken',
    busy: 'A busy day, by date',
  } satisfies Record<GalleryState['tables'], string>,
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' } satisfies Record<GalleryState['theme'], string>,
  language: 'Language',
  languages: {
    en: 'English',
    de: 'Deutsch',
    id: 'Bahasa Indonesia',
    si: 'සිංහල',
    th: 'ไทย',
    ar: 'العربية ←',
    he: 'עברית ←',
  } satisfies Record<GalleryState['language'], string>,
  device: 'Device size',
  ratio: 'Pixel ratio',
  overlays: 'Overlays',
  overlayNames: {
    hits: 'Hit areas, 44 px',
    ids: 'Ids',
    texts: 'Text boxes',
    overlaps: 'Overlaps',
    targets: 'Tap targets at 360 px',
  } satisfies Record<OverlayKind, string>,
  overlaySays: {
    hits: 'From where a tap reaches a table',
    ids: 'The id of each table',
    texts: 'Red where a text leaves its table',
    overlaps: 'What two tables share',
    targets: 'What a finger needs at a phone’s nearest zoom; red and crossed where a table is smaller',
  } satisfies Record<OverlayKind, string>,
  legend: 'What the overlays mean',
  overlayMeans: {
    hit: 'a tap here reaches the table',
    id: 'the table’s id',
    fits: 'a text on its table',
    leaves: 'a text that leaves its table',
    shared: 'what two tables share, and those that a check blames',
    large: 'large enough for a finger at a phone’s nearest zoom',
    small: 'too small for it',
  },
  closed: 'The venue is closed on this date.',
  hours: (first: string, last: string): string => `Open ${first} to ${last}`,
  outside: 'No slot begins at this time.',
  seats: (seats: number, guests: number): string => `${seats} of ${counted(guests, 'seat')}`,
  cut: 'Cut off here: scroll beside it for the rest.',
  release: 'Release all',
  tapHint: 'Tap tables to choose them.',
  map: 'Floor plan',
  stage: 'Device',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  softer: (ratio: number): string => `drawn at ${ratio.toFixed(2)}, as a device would`,
  findings: 'Findings',
  noFindings: 'The checks find nothing.',
  more: (count: number): string => `Show ${counted(count, 'more', 'more')}`,
  inFile: 'in the file',
  mend: (title: string): string => `--fix mends it: ${title}`,
  table: 'Table',
  notDrawn: ({ key }: Table, drawn: Table): string =>
    `Not drawn: ${drawn.name} has the same id, ${key}, and stands before it in the file.`,
  facts: ({ key, area, category, seats, shape, box, rotation }: Table): string =>
    [
      `id ${key}`,
      area,
      category,
      counted(seats, 'seat'),
      `${shape === 'ellipse' ? 'ellipse ' : ''}${box.width} × ${box.height}`,
      rotation === 0 ? '' : `${rotation}°`,
    ]
      .filter((part) => part !== '')
      .join(' · '),
  refusal(refusal: Refusal, name: string): string {
    switch (refusal.reason) {
      case 'taken':
        return `${name} is taken.`;
      case 'enough-seats':
        return 'There are enough seats already.';
      case 'party-too-small':
        return partyTooSmallWords(refusal.seats, refusal.minGuests);
    }
  },
} as const;
