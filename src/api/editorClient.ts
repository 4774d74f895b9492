/** The editor's calls from the page's side. Expected failures are values; no function throws. */
import type { Plan } from '../domain/plan/plan.ts';
import {
  type AffectedReservations,
  type DeviceBody,
  type ImpactConflict,
  type Draft,
  type EditorState,
  type OpenAccess,
  type PictureUses,
  type PlanError,
  type PublishBody,
  type Published,
  type Version,
  type VersionPlan,
  accessReplySchema,
  affectedReservationsSchema,
  deviceReplySchema,
  draftConflictSchema,
  draftReplySchema,
  editorCalls,
  editorStateSchema,
  pictureReplySchema,
  pictureUsesSchema,
  planErrorsSchema,
  impactConflictSchema,
  publishConflictSchema,
  publishReplySchema,
  versionPlanSchema,
  versionsSchema,
} from './editorContract.ts';
import { type Answer, type CallFailure, ask, done, failureOf, read } from './transport/hostCalls.ts';

type InvalidPlan = {
  readonly ok: false;
  readonly error: 'bad-plan';
  readonly errors: readonly PlanError[];
  readonly count: number;
};

type LoadEditorResult = { readonly ok: true; readonly state: EditorState } | CallFailure;
export type SaveDraftResult =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly error: 'changed'; readonly draft: Draft | null }
  | InvalidPlan
  | CallFailure;
type DiscardDraftResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: 'changed'; readonly draft: Draft | null }
  | CallFailure;
export type PublishResult =
  | { readonly ok: true; readonly version: number; readonly etag: string }
  /** Someone else has published: merge with their plan, then publish over its `etag`. */
  | { readonly ok: false; readonly error: 'newer'; readonly published: Published }
  /** The plan affects reservations: publish again with their `digest` in `accept`. */
  | ({ readonly ok: false; readonly error: 'promised' } & ImpactConflict)
  | InvalidPlan
  | CallFailure;
export type FetchAffectedResult = { readonly ok: true; readonly affected: AffectedReservations } | CallFailure;
/** `count` includes versions that `versions` leaves out. */
export type LoadVersionsResult =
  | { readonly ok: true; readonly versions: readonly Version[]; readonly count: number }
  | CallFailure;
type LoadVersionResult = { readonly ok: true; readonly version: VersionPlan } | CallFailure;
type FetchPictureUsesResult = { readonly ok: true; readonly uses: PictureUses } | CallFailure;
type UploadPictureResult = { readonly ok: true; readonly picture: string } | CallFailure;
/** `signed-out` if the token or link is unknown, used or expired. */
type SignInResult = { readonly ok: true } | CallFailure;
type SignOutResult = { readonly ok: true } | CallFailure;
export type FetchAccessResult = { readonly ok: true; readonly access: readonly OpenAccess[] } | CallFailure;
/** `address` signs the device in. */
type AddDeviceResult = { readonly ok: true; readonly address: string } | CallFailure;
type EndAccessResult = { readonly ok: true } | CallFailure;

/** Fetches the venue's settings, published plan, draft and pictures. */
export async function fetchEditorState(tenant: string, signal?: AbortSignal): Promise<LoadEditorResult> {
  const answer = await ask(editorCalls.state, { tenant }, { signal });
  return read(answer, 200, editorStateSchema, (state) => ({ ok: true, state })) ?? failureOf(answer);
}

/**
 * Saves the draft over the given revision, or as the first draft if `over` is null. `base` is the published version
 * that the draft is based on.
 */
export async function saveDraft(
  tenant: string,
  draft: { readonly plan: Plan; readonly base: number; readonly by: string },
  over: number | null,
): Promise<SaveDraftResult> {
  const answer = await ask(
    editorCalls.saveDraft,
    { tenant },
    { body: draft, headers: over === null ? { 'If-None-Match': '*' } : { 'If-Match': `"${over}"` } },
  );
  return (
    read(answer, 200, draftReplySchema, ({ revision }) => ({ ok: true, revision })) ??
    draftChanged(answer) ??
    badPlan(answer) ??
    failureOf(answer)
  );
}

/** Discards the draft if it still has the given revision. */
export async function discardDraft(tenant: string, revision: number): Promise<DiscardDraftResult> {
  const answer = await ask(editorCalls.discardDraft, { tenant }, { headers: { 'If-Match': `"${revision}"` } });
  return done(answer) ?? draftChanged(answer) ?? failureOf(answer);
}

/** Publishes over the published plan with the given `etag`. Never retries. */
export async function publishPlan(
  tenant: string,
  publication: Omit<PublishBody, 'plan' | 'note' | 'accept'> & {
    readonly plan: Plan;
    readonly note?: string;
    readonly accept?: string;
  },
  etag: string,
): Promise<PublishResult> {
  const headers = { 'If-Match': etag };
  const answer = await ask(editorCalls.publish, { tenant }, { body: publication, headers });
  return (
    read(answer, 200, publishReplySchema, (reply): PublishResult => ({
      ok: true,
      version: reply.version,
      etag: reply.etag,
    })) ??
    read(answer, 412, publishConflictSchema, ({ published }): PublishResult => ({
      ok: false,
      error: 'newer',
      published,
    })) ??
    read(answer, 409, impactConflictSchema, (impact): PublishResult => ({
      ok: false,
      error: 'promised',
      ...impact,
    })) ??
    badPlan(answer) ??
    failureOf(answer)
  );
}

/** Fetches the upcoming reservations whose tables the published plan no longer offers as promised. */
export async function fetchAffected(tenant: string, signal?: AbortSignal): Promise<FetchAffectedResult> {
  const answer = await ask(editorCalls.affected, { tenant }, { signal });
  return read(answer, 200, affectedReservationsSchema, (affected) => ({ ok: true, affected })) ?? failureOf(answer);
}

/** Fetches the history, latest version first. */
export async function fetchVersions(tenant: string, signal?: AbortSignal): Promise<LoadVersionsResult> {
  const answer = await ask(editorCalls.versions, { tenant }, { signal });
  return read(answer, 200, versionsSchema, (history) => ({ ok: true, ...history })) ?? failureOf(answer);
}

/** Fetches a version with its plan. To restore it, publish it again. */
export async function fetchVersion(tenant: string, version: number, signal?: AbortSignal): Promise<LoadVersionResult> {
  const answer = await ask(editorCalls.version, { tenant, version: String(version) }, { signal });
  return read(answer, 200, versionPlanSchema, (loaded) => ({ ok: true, version: loaded })) ?? failureOf(answer);
}

/** Uploads a picture under a name such as `terrace-1.webp`. Returns the name that plans use for it. */
export async function uploadPicture(tenant: string, name: string, file: Blob): Promise<UploadPictureResult> {
  const answer = await ask(editorCalls.uploadPicture, { tenant, name }, { file });
  return read(answer, 200, pictureReplySchema, ({ picture }) => ({ ok: true, picture })) ?? failureOf(answer);
}

/** Fetches where the pictures are used. */
export async function fetchPictureUses(tenant: string): Promise<FetchPictureUsesResult> {
  const answer = await ask(editorCalls.pictureUses, { tenant }, {});
  return read(answer, 200, pictureUsesSchema, ({ uses }) => ({ ok: true, uses })) ?? failureOf(answer);
}

/** Deletes an uploaded picture that is used nowhere. */
export async function deletePicture(tenant: string, name: string): Promise<SignOutResult> {
  const answer = await ask(editorCalls.deletePicture, { tenant, name }, {});
  return done(answer) ?? failureOf(answer);
}

/** Starts a session with a token or with the secret of a one-time link. */
export async function signIn(tenant: string, token: string): Promise<SignInResult> {
  const answer = await ask(editorCalls.signIn, { tenant }, { body: { token } });
  return done(answer) ?? failureOf(answer);
}

/** Ends the session. */
export async function signOut(tenant: string): Promise<SignOutResult> {
  const answer = await ask(editorCalls.signOut, { tenant }, { body: {} });
  return done(answer) ?? failureOf(answer);
}

/** Fetches the sessions, tokens and unused links that open the venue's editor. */
export async function fetchAccess(tenant: string): Promise<FetchAccessResult> {
  const answer = await ask(editorCalls.access, { tenant }, {});
  return read(answer, 200, accessReplySchema, ({ access }) => ({ ok: true, access })) ?? failureOf(answer);
}

/** Makes a token that signs a device of the staff in to the day. */
export async function addDevice(tenant: string, device: DeviceBody): Promise<AddDeviceResult> {
  const answer = await ask(editorCalls.addDevice, { tenant }, { body: device });
  return (
    read(answer, 200, deviceReplySchema, ({ address }): AddDeviceResult => ({ ok: true, address })) ?? failureOf(answer)
  );
}

/** Ends a session, or revokes a token or a link with the sessions that it started. */
export async function endAccess(tenant: string, id: string): Promise<EndAccessResult> {
  const answer = await ask(editorCalls.endAccess, { tenant, id }, {});
  return done(answer) ?? failureOf(answer);
}

/** Ends all sessions but this one. Tokens and links stay. */
export async function endOtherSessions(tenant: string): Promise<EndAccessResult> {
  const answer = await ask(editorCalls.endOtherSessions, { tenant }, {});
  return done(answer) ?? failureOf(answer);
}

function draftChanged(
  answer: Answer,
): { readonly ok: false; readonly error: 'changed'; readonly draft: Draft | null } | undefined {
  return read(answer, 412, draftConflictSchema, ({ draft }) => ({ ok: false, error: 'changed', draft }));
}

function badPlan(answer: Answer): InvalidPlan | undefined {
  return read(answer, 422, planErrorsSchema, (found) => ({ ok: false, error: 'bad-plan', ...found }));
}
