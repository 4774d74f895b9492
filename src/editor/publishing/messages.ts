/** The texts of publishing: drafts, merging, differences and versions. */
import { messages } from '../messages.ts';

/** What the mail to a guest of an affected reservation mentions. */
type GuestMailTexts = {
  readonly name: string;
  readonly venue: string;
  readonly when: string;
  readonly guests: string;
  readonly code: string;
  readonly changes: readonly string[];
};

export const publishingMessages = {
  publish: 'Publish',
  title: 'Publish the plan',
  author: 'Published by',
  authorMissing: 'Enter your name. The history shows it.',
  note: 'Note',
  noteHint: 'Describe this version for the history.',
  optional: 'optional',
  changes: (version: number) => `Changes since ${version === 0 ? 'the plan in the folder' : `version ${version}`}`,
  noChanges: 'No changes since the last publication.',
  busy: 'Publishing…',
  errorCount: (count: number) =>
    count === 1 ? 'Fix 1 error before publishing' : `Fix ${count} errors before publishing`,
  warningCount: (count: number) => (count === 1 ? 'One warning' : `${count} warnings`),
  more: (count: number) => `and ${count} more`,
  goTo: (table: string) => `Go to ${table}`,
  affectedReservations: (count: number) =>
    count === 1 ? '1 upcoming reservation would be affected' : `${count} upcoming reservations would be affected`,
  affectedHint: 'The plan isn’t published yet. If you continue, inform these guests.',
  informHint: 'Inform these guests. Each mail opens in your mail program, where you can change it before you send it.',
  affectedGuests: 'Affected guests',
  writeMail: (name: string) => `Write to ${name}`,
  mail: {
    subject: (venue: string, date: string) => `Your reservation at ${venue} on ${date}`,
    body: ({ name, venue, when, guests, code, changes }: GuestMailTexts) =>
      `Dear ${name},

you have a reservation at ${venue} on ${when} for ${guests} (${code}). We have changed our floor plan:

${changes.map((change) => `- ${change}`).join('\n')}

Please reply to this mail, so that we can find a place for you that you like.

${venue}`,
  },
  accept: 'Publish anyway',
  back: 'Back to the plan',
  impactReasons: {
    removed: 'is removed',
    'fewer-seats': 'has fewer seats',
    'closes-earlier': 'closes earlier',
    renamed: 'is renamed',
    'other-area': 'moves to another area',
  },
  guests: (count: number) => `${count} ${count === 1 ? 'guest' : 'guests'}`,
  done: (version: number) => `Version ${version} is published`,
  doneHint: 'Visitors see it now.',
  openBooker: 'Open the booking page',
  failures: {
    unreachable:
      'The server didn’t respond, so the plan may or may not be published. Check the history before you publish again.',
    'signed-out':
      'You are signed out. Your work is safe on this device. Open the editor again from its link with the token.',
    refused: 'The server rejected the plan.',
    'no-base': 'Can’t load the version that this plan is based on. Please try again.',
  },
  merging: {
    title: 'Someone else published a new version',
    publishedBy: (version: number, by: string, when: string) =>
      `Version ${version}${by === '' ? '' : ` by ${by}`}${when === '' ? '' : `, ${when}`}`,
    theirChanges: 'Their changes',
    clean: 'Their changes don’t conflict with yours.',
    conflicts: (count: number) =>
      count === 1 ? '1 conflict. Choose which change to keep.' : `${count} conflicts. Choose which changes to keep.`,
    mine: 'Mine',
    theirs: 'Theirs',
    changes: { added: 'added', changed: 'changed', removed: 'removed' },
    fieldNames: {
      name: 'name',
      beds: 'seats',
      area: 'area',
      room_id: 'category',
      x: 'position',
      y: 'position',
      width: 'size',
      height: 'size',
      rotation: 'rotation',
      shape: 'shape',
      color: 'color',
      text: 'text',
      text_offset_x: 'position of the text',
      text_offset_y: 'position of the text',
      font_size: 'font size',
      seats_offset_x: 'position of the seats',
      seats_offset_y: 'position of the seats',
      seats_font_size: 'font size of the seats',
      available_until: 'available until',
      room_description: 'description',
      picture: 'picture',
    },
    sizeNames: { width: 'width', height: 'height', units_per_meter: 'units per meter' },
    fieldChange: (name: string, before: string, after: string) => `${name} ${before} → ${after}`,
    noValue: 'none',
    size: 'Size and scale of the plan',
    area: 'Area',
    category: 'Category',
    merge: 'Merge',
    step: (version: number) => `Merge with version ${version}`,
    merged: (version: number) => `Merged version ${version} into your plan. You can undo this.`,
  },
  differences: {
    title: 'Differences',
    changes: { added: 'added', moved: 'moved', changed: 'changed', removed: 'removed' },
    alsoMoved: (name: string) => `${name} (also moved)`,
    picture: 'Differences on the plan',
    decor: (added: number, removed: number) => `Decor: ${added} added, ${removed} removed`,
    categories: 'Categories',
    areas: 'Areas',
    size: 'Size or scale of the plan',
    reordered: 'in another order',
    none: 'No differences',
  },
  history: {
    title: 'History',
    loading: 'Loading versions…',
    current: 'current',
    version: (version: number) => (version === 0 ? 'Plan from the folder' : `Version ${version}`),
    counts: (tableCount: number, seatCount: number) => `${messages.tables(tableCount)}, ${messages.seats(seatCount)}`,
    compare: 'Compare',
    comparedWith: (name: string) => `${name} compared with`,
    yourPlan: 'Your plan',
    restore: 'Restore',
    restoreStep: (name: string) => `Restore ${name}`,
    restored: (name: string) => `Restored ${name}. Publish it or undo.`,
    list: 'Versions',
    back: 'All versions',
  },
  folder: {
    changed: 'The plan in the venue’s folder has changed since the last publication.',
    review: 'Review',
    notNow: 'Not now',
    title: 'The plan in the venue’s folder',
    comparison: 'Your plan compared with the plan in the folder',
    takeAsDraft: 'Use as draft',
    step: 'Use the plan from the folder',
    opened: 'Opened the plan from the folder. Publish it or undo.',
  },
  draft: {
    idle: '',
    waiting: 'Not saved yet',
    saving: 'Saving draft…',
    saved: 'Draft saved',
    failed: 'Draft not saved',
    conflict: 'Draft conflict',
    title: 'Someone else saved a draft',
    failures: {
      unreachable: 'The server doesn’t respond. The editor retries automatically.',
      'signed-out': 'You are signed out.',
      refused: 'The server rejected the draft.',
      'bad-plan': 'The server can’t read the draft.',
    },
    savedElsewhere: (when: string) =>
      `It was saved ${when}. Your changes are still here. Which draft do you want to keep?`,
    discardedElsewhere:
      'The draft was published or discarded elsewhere. Your changes are still here. Which draft do you want to keep?',
    mine: 'Keep mine',
    theirs: 'Use theirs',
    comparison: 'Your plan compared with theirs',
    step: 'Use the other draft',
  },
} as const;
