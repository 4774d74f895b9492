/** What the page tells of a failed call. */
import type { CallFailure } from '../../api/transport/hostCalls.ts';
import { messages } from '../messages.ts';

export function failureText(failure: CallFailure): string {
  if (failure.error === 'refused') return failure.message;
  return failure.error === 'signed-out' ? messages.loadErrors['signed-out'] : messages.signIn.unreachable;
}
