/** The venues between which the pages of owners and staff switch, as a page-level value. */
import * as z from 'zod/mini';

const venueSwitchSchema = z.object({
  venues: z.array(z.object({ tenant: z.string(), name: z.string() })),
  /** Whether the session may make another venue. */
  canMake: z.boolean(),
});
export type VenueSwitchValue = z.infer<typeof venueSwitchSchema>;

/** Its text. Absent where there is nothing to switch to. */
export const venueSwitchValue = z.optional(
  z.string().check(z.refine((text) => venueSwitchSchema.safeParse(JSON.parse(text)).success)),
);

export function readVenueSwitch(text: string | undefined): VenueSwitchValue | undefined {
  return text === undefined ? undefined : venueSwitchSchema.parse(JSON.parse(text));
}
