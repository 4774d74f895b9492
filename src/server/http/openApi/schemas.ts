/** The schemas that the OpenAPI document names: those of the calls' contracts, and of bodies that have none there. */
import * as z from 'zod/mini';
import * as day from '../../../api/day/dayContract.ts';
import * as documents from '../../../api/documentContract.ts';
import * as editor from '../../../api/editorContract.ts';
import * as season from '../../../api/seasonContract.ts';
import { numbersSchema } from '../../../api/numbersContract.ts';
import * as integration from '../../../api/integrationContract.ts';
import {
  choicesBodySchema,
  choicesSchema,
  foundGuestSchema,
  guestBodySchema,
  settingsSchemas,
  settingsStateSchema,
} from '../../../api/settingsContract.ts';
import type { ReservationPayload } from '../../../domain/booking/reservationPayload.ts';
import { answerSchema } from '../../../domain/plan/reading/answerSchema.ts';
import { blockSchema, partySchema, waitingEntrySchema } from '../../../domain/day/party.ts';
import { planSchema } from '../../../domain/plan/plan.ts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

const described = <Type extends z.core.$ZodType>(schema: Type, description: string): Type => {
  z.globalRegistry.add(schema, { description });
  return schema;
};

const selectedTables = described(
  z.array(z.union([z.number(), z.string()])),
  'Ids of tables, exactly as they were received. Validation ignores them.',
);
const guests = described(z.string(), 'A whole number as text.');
const wireDate = described(z.string(), 'DD.MM.YYYY.');
const wireTime = described(z.string(), 'hh:mm AM or PM. 12:00 AM is the end of the date where the last slot is 24:00.');
const stay = described(z.exactOptional(z.string()), 'The name of a stay, where a table is reserved for a stay.');
const idempotencyKey = described(
  z.exactOptional(z.string()),
  'A repeat with the same key and payload gets the first answer.',
);

/** What a page sends, with the same fields as the page's own type. */
const payloadSchema = z.object({
  first_name: z.string(),
  last_name: described(z.string(), 'May be empty.'),
  country_code: described(z.string(), 'Such as +94.'),
  phone: z.string(),
  email: z.string(),
  notes: described(z.string(), 'May be empty.'),
  terms: described(z.boolean(), 'Validation ignores it.'),
  time: wireTime,
  selected_tables: selectedTables,
  location_id: z.string(),
  guests,
  date: wireDate,
  step: described(z.union([z.literal(1), z.literal(2)]), '1 for validation, 2 for a reservation.'),
  discount_code: z.exactOptional(z.string()),
  stay,
  until: described(
    z.exactOptional(z.string()),
    'The last day of a stay of several, DD.MM.YYYY, where the venue reserves by `days`. Both ends count.',
  ),
  moves: described(
    z.exactOptional(z.array(z.object({ date: wireDate, selected_tables: selectedTables }))),
    'From which days of the stay on the party has other tables, ascending.',
  ),
  idempotency_key: idempotencyKey,
  messages: described(z.exactOptional(z.boolean()), 'Whether the guest agrees to messages on the telephone.'),
  proof: described(z.exactOptional(z.string()), 'The proof of work, where the venue asks for one.'),
}) satisfies z.ZodMiniType<ReservationPayload>;

const success = z.literal(true);
const failedSchema = z.object({ success: z.literal(false), message: z.string() });
const withMessage = <Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>) =>
  z.extend(schema, failedSchema.shape);
const [conflict, collision, affected] = day.actionRefusalSchema.def.options;

/** By name. Wherever one of them is part of another, the document refers to it by its name. */
const SCHEMAS = {
  Payload: payloadSchema,
  Change: described(
    z.partial(
      z.object({ date: wireDate, time: wireTime, guests, selected_tables: selectedTables, stay, notes: z.string() }),
    ),
    'What is missing stays as it is.',
  ),
  Done: z.object({ success }),
  Valid: z.object({
    success,
    promo: described(
      z.exactOptional(z.object({ code: z.string(), gives: z.exactOptional(z.string()) })),
      'The promo code as the venue writes it, and what it gives, if the venue says so.',
    ),
  }),
  Reserved: z.object({
    success,
    code: z.string(),
    manage: described(
      z.exactOptional(z.string()),
      'Path of the page that shows, changes and cancels the reservation. Whoever has it can do so.',
    ),
    calendar: described(z.exactOptional(z.string()), 'Path of the reservation as a calendar file, below that page.'),
    confirm_within_minutes: described(
      z.optional(z.number()),
      'The tables are held for so long, until the guest confirms by mail.',
    ),
  }),
  Refused: z.object({
    success: z.literal(false),
    errors: described(z.record(z.string(), z.array(z.string())), 'Messages by field.'),
  }),
  Failed: failedSchema,
  TablesEvent: z.object({
    date: wireDate,
    tables: described(
      z.array(z.object({ id: z.union([z.number(), z.string()]), available: z.boolean() })),
      'The tables that were taken or freed. Empty at the start and every 15 seconds.',
    ),
  }),
  Areas: answerSchema,
  Plan: planSchema,
  EditorState: editor.editorStateSchema,
  Draft: editor.draftSchema,
  DraftBody: z.extend(editor.draftBodySchema, { plan: planSchema }),
  DraftSaved: z.extend(documents.draftReplySchema, { success }),
  DraftConflict: withMessage(editor.draftConflictSchema),
  Published: editor.publishedSchema,
  PublishBody: z.extend(editor.publishBodySchema, { plan: planSchema }),
  PublishReply: z.extend(documents.publishReplySchema, { success }),
  PublishConflict: withMessage(editor.publishConflictSchema),
  ImpactConflict: withMessage(editor.impactConflictSchema),
  DocumentErrors: withMessage(documents.documentErrorsSchema),
  AffectedReservations: editor.affectedReservationsSchema,
  AffectedReservation: editor.affectedReservationSchema,
  Version: editor.versionSchema,
  Versions: editor.versionsSchema,
  VersionPlan: editor.versionPlanSchema,
  SettingsState: settingsStateSchema,
  SettingsDraftBody: settingsSchemas.draftBody,
  SettingsDraftConflict: withMessage(settingsSchemas.draftConflict),
  SettingsPublishBody: settingsSchemas.publishBody,
  SettingsPublishConflict: withMessage(settingsSchemas.publishConflict),
  SettingsImpactConflict: withMessage(settingsSchemas.impactConflict),
  SettingsVersions: settingsSchemas.versions,
  SettingsVersion: settingsSchemas.fullVersion,
  ChoicesBody: choicesBodySchema,
  FoundGuest: foundGuestSchema,
  GuestBody: guestBodySchema,
  Choices: choicesSchema,
  SeasonPlaces: season.seasonPlacesSchema,
  AssignSeason: season.assignSeasonSchema,
  AssignedSeason: season.assignedSeasonSchema,
  OfferSeason: season.offerSeasonSchema,
  OfferedSeason: season.offeredSeasonSchema,
  ChangeSeason: season.changeSeasonSchema,
  MakeSeasonLink: season.makeSeasonLinkSchema,
  SeasonLink: season.seasonLinkSchema,
  PictureReply: z.extend(editor.pictureReplySchema, { success }),
  PictureUses: editor.pictureUsesSchema,
  SignInBody: z.object({ token: z.string() }),
  Access: editor.accessReplySchema,
  DeviceBody: editor.deviceBodySchema,
  DeviceReply: editor.deviceReplySchema,
  Numbers: numbersSchema,
  DayState: day.dayStateSchema,
  DayVenue: day.dayVenueSchema,
  Party: partySchema,
  Block: blockSchema,
  WaitingEntry: waitingEntrySchema,
  ActionBody: day.actionBodySchema,
  ActionReply: day.actionReplySchema,
  ActionConflict: conflict,
  ActionCollision: collision,
  ActionAffected: affected,
  ActionRefusal: day.actionRefusalSchema,
  InvalidAction: day.invalidActionSchema,
  DayPlan: day.dayPlanSchema,
  DayLog: day.dayLogSchema,
  GuestVisits: day.guestVisitsSchema,
  Push: day.pushSchema,
  PushSubscription: day.pushSubscriptionSchema,
  WallState: day.wallStateSchema,
  Feeds: day.feedsSchema,
  MadeFeed: day.madeFeedSchema,
  Webhooks: integration.webhooksReplySchema,
  WebhookBody: integration.webhookBodySchema,
  WebhookChange: integration.webhookChangeSchema,
  MadeWebhook: integration.webhookReplySchema,
  Deliveries: integration.deliveriesReplySchema,
  Keys: integration.keysReplySchema,
  KeyBody: integration.keyBodySchema,
  MadeKey: integration.keyReplySchema,
  ReservationsPage: integration.reservationsPageSchema,
  ReservationList: z.array(integration.reservationDataSchema),
  ReservationData: integration.reservationDataSchema,
  WaitingData: integration.waitingDataSchema,
  PlanData: integration.planDataSchema,
  BlockData: integration.blockDataSchema,
  Health: z.object({
    ok: z.literal(true),
    version: described(z.string(), 'The release.'),
    build: described(z.string(), 'Tells one build of the release from another. Empty in development.'),
  }),
  Readiness: z.object({
    ok: z.boolean(),
    reasons: described(z.array(z.string()), 'What prevents reservations.'),
    warnings: z.array(z.string()),
  }),
} as const;
export type SchemaName = keyof typeof SCHEMAS;

/** Returns the reference to a schema. */
export function referenceTo(name: string): string {
  return `#/components/schemas/${name}`;
}

/** Returns the name of an event's schema, such as ReservationCreatedEvent. */
export function eventSchemaName(type: integration.EventType): string {
  return `${type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}Event`;
}

/** Returns all schemas as JSON Schema, by name. */
export function buildSchemas(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id });
  for (const type of integration.EVENT_TYPES)
    registry.add(integration.webhookEventSchemas[type], { id: eventSchemaName(type) });
  const { schemas } = z.toJSONSchema(registry, { io: 'input', unrepresentable: 'any', uri: referenceTo });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      // The document names the dialect, and the name of a schema is its address.
      const { $schema: _, $id: __, ...rest } = schema;
      return [name, rest];
    }),
  );
}
