/** The texts of the gallery, which is for those who make fixtures and plans: in English only. */
import { type DecimalFormats, createDecimalFormats } from '../domain/booking/formats.ts';
import type { SelectionError } from '../domain/booking/selection.ts';
import { SELECTION_ERRORS, describeSelectionError } from '../domain/booking/selectionTexts.ts';
import type { Severity } from '../domain/checks/wording.ts';
import { createMessages as createCatalogue } from '../domain/messages.ts';
import type { Table } from '../domain/plan/table.ts';
import type { Minutes } from '../domain/plan/timeOfDay.ts';

const MIDNIGHT = '(midnight)';

const selectionErrors = createCatalogue(SELECTION_ERRORS, SELECTION_ERRORS, 'en');

const createMessages = ({ number, count, decimal, time }: DecimalFormats) => {
  const seats = count({ one: '# seat', other: '# seats' });
  const guests = count({ one: '# guest', other: '# guests' });
  const tables = count({ one: '# table', other: '# tables' });
  const fixtures = count({ one: '# fixture', other: '# fixtures' });
  const severityCounts = {
    error: count({ one: '# error', other: '# errors' }),
    warning: count({ one: '# warning', other: '# warnings' }),
    note: count({ one: '# note', other: '# notes' }),
  };

  return {
    title: 'Gallery',
    intro: 'Every fixture as the map draws it, with the findings of the checks.',
    loading: 'Loading fixtures…',
    failed: 'The fixtures could not be loaded. The host does not answer.',
    retry: 'Try again',
    broken: 'Something went wrong on this page.',
    goOn: 'Continue',
    loadAgain: 'Reload the page',
    openFile: 'Open a file',
    dropHere: 'Drop plans, venues or answers to see them here',
    noFixtures: 'The fixtures folder is empty.',
    noMatches: 'No fixture matches this filter.',
    noMatchesYet: 'No matches yet. The checks are still running.',
    clearFilter: 'Clear filter',
    passedOver: 'Not shown',
    passedOverReasons: {
      name: 'The name may only have the characters a to z, 0 to 9 and -.',
      size: 'The file is larger than 40 MB.',
      missing: 'A venue needs plan.json and venue.json, and no link may lead out of the folder.',
      folder: 'Only files directly in the folder plans are shown.',
      ending: 'The name of a plan or an answer must end in .json.',
    },
    groups: {
      answer: 'From an address',
      own: 'Your files',
      venues: 'Venues',
      plans: 'Plans and answers',
      rules: 'Rule examples',
    } as Readonly<Record<string, string>>,
    filter: 'Filter fixtures',
    find: 'Find a fixture',
    severities: { error: 'Errors', warning: 'Warnings', note: 'Notes' },
    inFixtures: (found: number): string => `in ${fixtures(found)}`,
    rule: 'Rule',
    allRules: 'Any rule',
    ruleCount: (rule: string, inFixtures: number): string => `${rule} (${number(inFixtures)})`,
    shownCount: (shown: number, all: number): string =>
      shown === all ? fixtures(all) : `${number(shown)} of ${fixtures(all)}`,
    checking: 'Checking…',
    noFindings: 'No findings',
    unreadable: 'Unreadable',
    meantDamaged: 'Damaged on purpose',
    severityNames: { error: 'error', warning: 'warning', note: 'note' },
    severityCount: (severity: Severity, found: number): string => severityCounts[severity](found),
    kinds: { venue: 'Venue', plan: 'Plan', answer: 'Answer' },
    tables,
    number,
    size: (size: { width: number; height: number }): string => `${size.width} × ${size.height}`,
    bytes: (bytes: number): string =>
      bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${decimal(bytes / 1e6, 1)} MB`,
    unknownFixture: (name: string): string => `There is no fixture named ${name}. Here are all fixtures.`,
    invalidUrl: (parameters: readonly string[]): string =>
      `This address has invalid parameters: ${parameters.join(', ')}. Here are all fixtures.`,
    back: 'All fixtures',
    loadingPlan: 'Loading the plan…',
    unreadableParts: count({
      one: '# part of the file could not be used',
      other: '# parts of the file could not be used',
    }),
    controls: 'Controls',
    date: 'Date',
    time: 'Time',
    guests: 'Guests',
    availability: 'Tables',
    availabilities: {
      file: 'As in the file',
      free: 'All available',
      taken: 'All taken',
      busy: 'Busy day, varies by date',
    },
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    language: 'Language',
    screenNotInLanguage: (language: string): string =>
      `The booker and the mails are not available in ${language} and are in English.`,
    screen: 'Screen',
    screens: {
      map: 'Map',
      form: 'Booker: form',
      sheet: 'Booker: sheet',
      list: 'Booker: list',
      'mail-confirm': 'Mail: please confirm',
      'mail-guest': 'Mail: reserved',
      'mail-changed': 'Mail: changed',
      'mail-cancelled': 'Mail: canceled',
      'mail-notice': 'Mail to the venue: new',
      'mail-change_notice': 'Mail to the venue: changed',
      'mail-cancel_notice': 'Mail to the venue: canceled',
      'mail-reminder_day': 'Mail to the guest: reminder the day before',
      'mail-reminder_hours': 'Mail to the guest: reminder two hours before',
      'mail-offer': 'Mail to the guest: table for a waiting party',
      'mail-undelivered': 'Mail to the venue: undelivered',
      'mail-flood': 'Mail to the venue: many attempts',
      'mail-rush': 'Mail to the venue: many reservations of one date',
      'mail-messages': 'Mail to the venue: limit of messages',
    },
    screenOf: (screen: string, fixture: string): string => `${screen}, ${fixture}`,
    deviceTheme: 'The booker and the mails follow the theme of this device.',
    onlyFiles: 'The booker and the mails are shown only for fixtures of the host.',
    device: 'Device size',
    ratio: 'Pixel ratio',
    ratioOf: (ratio: number): string => `${ratio}×`,
    overlays: 'Overlays',
    overlayNames: {
      hits: 'Hit areas, 44 px',
      ids: 'IDs',
    },
    overlayHints: {
      hits: 'Where a tap selects a table',
      ids: 'The ID of each table',
    },
    closed: 'The venue is closed on this date.',
    hours: (first: Minutes, last: Minutes): string => `Open ${time(first, MIDNIGHT)} to ${time(last, MIDNIGHT)}.`,
    noSlotAtTime: 'No slot begins at this time.',
    seats: (chosen: number, party: number): string => `${seats(chosen)} for ${guests(party)}`,
    releaseAll: 'Clear selection',
    tapHint: 'Tap tables to select them.',
    map: 'Floor plan',
    devicePreview: 'Device',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit',
    reducedResolution: (ratio: number): string => `drawn at ${decimal(ratio, 2)}×, as on a real device`,
    findings: 'Findings',
    showMore: (more: number): string => `Show ${number(more)} more`,
    wholeFile: 'whole file',
    /** Before the title of a fix. */
    fix: 'Fixed by --fix:',
    table: 'Table',
    tableFacts: ({ key, area, category, seats: seatCount, shape, box, rotation }: Table): string =>
      [
        `ID ${key}`,
        area,
        category,
        seats(seatCount),
        `${shape === 'ellipse' ? 'ellipse ' : ''}${box.width} × ${box.height}`,
        rotation === 0 ? '' : `${rotation}°`,
      ]
        .filter((part) => part !== '')
        .join(' · '),
    selectionError: (error: SelectionError, table: string, party: number): string =>
      describeSelectionError(selectionErrors, error, {
        table,
        party,
        formatTime: (minutes) => time(minutes, MIDNIGHT),
      }),
  };
};

export const messages = createMessages(createDecimalFormats('en'));
