/**
 * Badges: what a page writes over tables, such as who sits there. They know nothing of their meaning: a page chooses a
 * tone, a glyph and texts, which stand beside the table's number.
 */

/**
 * How strongly a badge stands out. Each tone has a brightness, a pattern or an edge of its own, so that no two need
 * color to be told apart.
 */
export type BadgeTone = 'open' | 'pale' | 'tinted' | 'striped' | 'solid' | 'urgent' | 'closed';

export type BadgeGlyph = 'clock' | 'check' | 'arrow' | 'person' | 'alert' | 'cross';

export type Badge = {
  readonly tone: BadgeTone;
  readonly glyph?: BadgeGlyph | undefined;
  /** The size of a party. A person stands before it, which tells it from the table's number. */
  readonly figure: string;
  /** Such as a guest's name. It is shortened where there is no room for all of it. */
  readonly title: string;
  /** A last line, such as a time. It is left out where there is no room for all of it. */
  readonly detail: string;
  /** From 0 to 1: the part of the table's edge that is drawn as a ring, clockwise from the top. */
  readonly progress?: number | undefined;
  /** The ring is drawn in the color of a warning. */
  readonly isOverdue?: boolean | undefined;
};

/** What a page points out on tables while it waits for a choice. */
export type BadgeMark = 'target' | 'chosen' | 'refused';

/** Badges and marks by the key of their table, and the tables that belong together. */
export type BadgeSet = {
  readonly badges: ReadonlyMap<string, Badge>;
  readonly marks?: ReadonlyMap<string, BadgeMark> | undefined;
  /** Keys of tables that are joined by a line, in the order of the line. */
  readonly links: readonly (readonly string[])[];
};
