/** The editor's calls from the page's side. Expected failures are values; no function throws. */
import type * as documents from './documentClient.ts';
import { createDocumentClient } from './documentClient.ts';
import {
  type AffectedReservations,
  type DeviceBody,
  type OpenAccess,
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
import { type Loaded, load, perform } from './transport/hostCalls.ts';

export type LoadVersionsResult = documents.LoadVersionsResult<Version>;
export type FetchAffectedResult = Loaded<{ readonly affected: AffectedReservations }>;
export type FetchAccessResult = Loaded<{ readonly access: readonly OpenAccess[] }>;

/** Fetches the venue's settings, published plan, draft and pictures. */
export const fetchEditorState = (tenant: string, signal?: AbortSignal) =>
  load(editorCalls.state, { tenant }, editorStateSchema, (state) => ({ state }), { signal });

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
export const fetchAffected = (tenant: string, signal?: AbortSignal): Promise<FetchAffectedResult> =>
  load(editorCalls.affected, { tenant }, affectedReservationsSchema, (affected) => ({ affected }), { signal });

/** Uploads a picture under a name such as `terrace-1.webp`. Returns the name that plans use for it. */
export const uploadPicture = (tenant: string, name: string, file: Blob) =>
  load(editorCalls.uploadPicture, { tenant, name }, pictureReplySchema, ({ picture }) => ({ picture }), { file });

/** Fetches where the pictures are used. */
export const fetchPictureUses = (tenant: string) =>
  load(editorCalls.pictureUses, { tenant }, pictureUsesSchema, ({ uses }) => ({ uses }));

/** Deletes an uploaded picture that is used nowhere. */
export const deletePicture = (tenant: string, name: string) => perform(editorCalls.deletePicture, { tenant, name });

/** Starts a session with a token or with the secret of a one-time link: `signed-out` if it is unknown, used or expired. */
export const signIn = (tenant: string, token: string) => perform(editorCalls.signIn, { tenant }, { body: { token } });

/** Ends the session. */
export const signOut = (tenant: string) => perform(editorCalls.signOut, { tenant }, { body: {} });

/** Fetches the sessions, tokens and unused links that open the venue's editor. */
export const fetchAccess = (tenant: string): Promise<FetchAccessResult> =>
  load(editorCalls.access, { tenant }, accessReplySchema, ({ access }) => ({ access }));

/** Makes a token that signs a device of the staff in to the day. `address` signs the device in. */
export const addDevice = (tenant: string, device: DeviceBody) =>
  load(editorCalls.addDevice, { tenant }, deviceReplySchema, ({ address }) => ({ address }), { body: device });

/** Ends a session, or revokes a token or a link with the sessions that it started. */
export const endAccess = (tenant: string, id: string) => perform(editorCalls.endAccess, { tenant, id });

/** Ends all sessions but this one. Tokens and links stay. */
export const endOtherSessions = (tenant: string) => perform(editorCalls.endOtherSessions, { tenant });
