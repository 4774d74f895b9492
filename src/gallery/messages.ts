/** All that the gallery says. */
import type { GalleryState, OverlayKind, Severity } from './states/urlState.ts';
import { type SelectionError, partyTooSmallMessage } from '../domain/booking/selection.ts';
import type { Table } from '../domain/plan/table.ts';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const severityWords: Readonly<Record<Severity, string>> = { error: 'Errors', warning: 'Warnings', note: 'Notes' };
const oneSeverity: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', note: 'note' };

export const messages = {
  title: 'Gallery',
  intro: 'Every fixture as the map draws it, with what the checks find.',
  loading: 'The fixtures are being listed …',
  failed: 'The fixtures can’t be listed: the host does not answer.',
  retry: 'Try again',
  noFixtures: 'There are no fixtures in the folder.',
  noMatches: 'No fixture has such a finding.',
  noMatchesYet: 'None so far; the checks are still running.',
  clearFilter: 'Show all',
  groups: { venues: 'Venues', plans: 'Plans and answers', rules: 'One rule each' } as Readonly<Record<string, string>>,
  filter: 'Filter by findings',
  severities: severityWords,
  inFixtures: (count: number): string => `in ${counted(count, 'fixture')}`,
  rule: 'Rule',
  allRules: 'Any rule',
  shownCount: (shown: number, all: number): string =>
    shown === all ? counted(all, 'fixture') : `${shown} of ${counted(all, 'fixture')}`,
  checking: 'Checking …',
  noIssues: 'No findings',
  unreadable: 'Can’t be read',
  meantDamaged: 'Meant to be damaged',
  severityCount: (severity: Severity, count: number): string => counted(count, oneSeverity[severity]),
  kinds: { venue: 'Venue', plan: 'Plan', answer: 'Answer' } as const,
  tables: (count: number): string => counted(count, 'table'),
  size: (size: { width: number; height: number }): string => `${size.width} × ${size.height}`,
  bytes: (bytes: number): string =>
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`,
  unknownFixture: (name: string): string => `There is no fixture ${name}. Here are all that there are.`,
  invalidUrl: (faults: readonly string[]): string =>
    `This address is damaged: ${faults.join(', ')} can’t be read. Here are all fixtures.`,
  openAnyway: 'Open it without them',
  back: 'All fixtures',
  copy: 'Copy address',
  copied: 'The address is copied.',
  notCopied: 'The browser let nothing be copied: the address bar holds it.',
  save: 'Save picture',
  notSaved: 'The browser could not make the picture.',
  loadingPlan: 'The plan is being read …',
  unreadableParts: (problems: number): string =>
    `${counted(problems, 'part')} of the file can’t be read, and ${problems === 1 ? 'is' : 'are'} not drawn`,
  controls: 'Play',
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
  overlayHints: {
    hits: 'From where a tap reaches a table',
    ids: 'The id of each table',
    texts: 'Red where a text leaves its table',
    overlaps: 'What two tables share',
    targets: 'What a finger needs at a phone’s nearest zoom; red and crossed where a table is smaller',
  } satisfies Record<OverlayKind, string>,
  legend: 'What the overlays mean',
  legendTexts: {
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
  noSlotAtTime: 'No slot begins at this time.',
  seats: (seats: number, guests: number): string => `${seats} of ${counted(guests, 'seat')}`,
  clipped: 'Cut off here: scroll beside it for the rest.',
  releaseAll: 'Release all',
  tapHint: 'Tap tables to choose them.',
  map: 'Floor plan',
  devicePreview: 'Device',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  reducedResolution: (ratio: number): string => `drawn at ${ratio.toFixed(2)}, as a device would`,
  findings: 'Findings',
  noFindings: 'The checks find nothing.',
  showMore: (count: number): string => `Show ${counted(count, 'more', 'more')}`,
  wholeFile: 'in the file',
  fix: (title: string): string => `--fix mends it: ${title}`,
  table: 'Table',
  notDrawn: ({ key }: Table, drawn: Table): string =>
    `Not drawn: ${drawn.name} has the same id, ${key}, and stands before it in the file.`,
  tableFacts: ({ key, area, category, seats, shape, box, rotation }: Table): string =>
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
  refusal(refusal: SelectionError, name: string): string {
    switch (refusal.type) {
      case 'unavailable':
        return `${name} is taken.`;
      case 'enough-seats':
        return 'There are enough seats already.';
      case 'party-too-small':
        return partyTooSmallMessage(refusal.seats, refusal.minGuests);
    }
  },
} as const;
