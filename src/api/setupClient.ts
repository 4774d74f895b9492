/** The calls of the setup page. Expected failures are values; no function throws. */
import {
  type SetupAnswers,
  type SetupField,
  type SetupReply,
  setupCalls,
  setupRefusalSchema,
  setupReplySchema,
} from './setupContract.ts';
import { type CallFailure, ask, failureOf, perform, read } from './transport/hostCalls.ts';

/** Starts the owner's session with the secret of the printed address. */
export const beginSetup = (token: string, language: string) =>
  perform(setupCalls.begin, {}, { body: { token }, headers: { 'Accept-Language': language } });

type CreateVenueReply =
  | { readonly ok: true; readonly reply: SetupReply }
  /** The host refuses these answers. */
  | { readonly ok: false; readonly error: 'answers'; readonly fields: readonly SetupField[] }
  | CallFailure;

export async function createVenue(answers: SetupAnswers, language: string): Promise<CreateVenueReply> {
  const answer = await ask(setupCalls.create, {}, { body: answers, headers: { 'Accept-Language': language } });
  return (
    read(answer, 200, setupReplySchema, (reply): CreateVenueReply => ({ ok: true, reply })) ??
    read(answer, 422, setupRefusalSchema, ({ fields }): CreateVenueReply | undefined =>
      fields.length > 0 ? { ok: false, error: 'answers', fields } : undefined,
    ) ??
    failureOf(answer)
  );
}
