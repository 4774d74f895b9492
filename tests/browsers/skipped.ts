/** What a browser or its driver does not allow to be tested: the tests, each with the reason. */
export type Skipped = Readonly<Record<string, string>>;

/** Of the end-to-end tests, in Firefox. */
export const SKIPPED_IN_FIREFOX: Skipped = {
  'a second visit without a network opens the form, its pictures and the plan, and says so; no call is ever kept':
    'the driver takes the network from pages, not from their service workers',
  'the form appears although each script and style sheet is lost once':
    'Firefox asks for a lost module again only in a new page, which the page offers',
  'a missing calendar is named, and loads on another try':
    'Firefox asks for a lost module again only in a new page, which the button opens',
  'Back from another page shows the page as it was left, out of the browser’s cache, with fresh tables':
    'Firefox keeps no page whose stream of events is open; the page loads again, with what was entered',
  'without JavaScript': 'the driver reads pages by scripts, and cannot switch off those of the page alone',
  'the card of a held table opens in sight, and its button chooses the table':
    'the driver cannot set the size of the browser’s text',
  'the reason why a tap was refused is in sight': 'the driver cannot set the size of the browser’s text',
  'what is reserved is in sight in the head and beside the button, and nothing is cut off, up to Thank You in Tamil':
    'the driver cannot set the size of the browser’s text',
  'on a page that scrolls, a swipe on the plan scrolls the page':
    'the driver’s fingers reach the page, not the browser’s own scrolling',
};
