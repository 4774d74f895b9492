/** The messages between the frame of `embed.js` and the page around it. Both ends ignore everything else. */
import * as z from 'zod/mini';
import type { EmbedEvents } from './embedEvents.ts';

const mark = { source: z.literal('tidetable'), version: z.literal(1) };
const cssValue = z.optional(z.string().check(z.maxLength(200)));

/**
 * What the page may choose of the frame's looks: the custom properties `--tidetable-…` of the booker's element. Of them,
 * `theme` is `light` or `dark`; anything else is the visitor's own.
 */
const themeSchema = z.object({
  theme: cssValue,
  accent: cssValue,
  'accent-dark': cssValue,
  font: cssValue,
  radius: cssValue,
});
export type EmbedTheme = z.infer<typeof themeSchema>;

export const pageMessageSchema = z.union([
  z.object({
    ...mark,
    type: z.literal('settings'),
    /** How much of its window the page leaves visible, in CSS pixels. Of a screen, the frame assumes 400 to 1,000 px. */
    pageHeight: z.number(),
    theme: themeSchema,
  }),
  z.object({ ...mark, type: z.literal('close') }),
]);
/** A message from the page to the frame. */
export type PageMessage = z.infer<typeof pageMessageSchema>;

type FrameBody = { [Type in keyof EmbedEvents]: { readonly type: Type } & EmbedEvents[Type] }[keyof EmbedEvents];
/** The frame's content has this height, in CSS pixels. */
type HeightBody = { readonly type: 'height'; readonly height: number };
export type FrameMessageBody = FrameBody | HeightBody;
/** A message from the frame to the page. */
export type FrameMessage = { readonly source: 'tidetable'; readonly version: 1 } & FrameMessageBody;
