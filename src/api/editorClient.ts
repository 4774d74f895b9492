/** The editor's calls from the page's side. Expected failures are values; no function throws. */
import type * as documents from './documentClient.ts';
import { createDocumentClient } from './documentClient.ts';
import {
  type AffectedReservations,
  type DeviceBody,
  type EditorState,
  type OpenAccess,
  type PictureUses,
  type Version,
  accessReplySchema,
  affectedReservationsSchema,
  deviceReplySchema,
  editorCalls,
  editorStateSchema,
  pictureReplySchema,
  pictureUsesSchema,
  planSchemas,
  versionPlanSchema,
} from './editorContract.ts';
import { type CallFailure, ask, done, failureOf, read } from './transport/hostCalls.ts';

type LoadEditorResult = { readonly ok: true; readonly state: EditorState } | CallFailure;
export type LoadVersionsResult = documents.LoadVersionsResult<Version>;
export type FetchAffectedResult = { readonly ok: true; readonly affected: AffectedReservations } | CallFailure;
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

/** The calls about drafts, publications and versions of plans. */
export const {
  saveDraft,
  discardDraft,
  keepCurrent,
  publish: publishPlan,
  fetchVersions,
  fetchVersion,
} = createDocumentClient('plan', editorCalls, { ...planSchemas, fullVersion: versionPlanSchema });

/** Fetches the upcoming reservations whose tables the published plan no longer offers as promised. */
export async function fetchAffected(tenant: string, signal?: AbortSignal): Promise<FetchAffectedResult> {
  const answer = await ask(editorCalls.affected, { tenant }, { signal });
  return read(answer, 200, affectedReservationsSchema, (affected) => ({ ok: true, affected })) ?? failureOf(answer);
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
