/** The page's end of the messages between the page and the booker's frame. */
import type { FrameMessage, FrameMessageBody, PageMessage } from '../api/embed/embedContract.ts';

/** The fields of each message by name, with the types that each may have. An optional field may be absent. */
const FIELDS: Readonly<Record<FrameMessageBody['type'], Readonly<Record<string, string>>>> = {
  ready: {},
  step: { step: 'string' },
  selected: { id: 'string number', selected: 'boolean' },
  reserved: { code: 'string undefined' },
  closed: {},
  height: { height: 'number' },
};

/** Returns a frame's message without fields that the contract does not name, or undefined for anything else. */
export function readFrameMessage(data: unknown): FrameMessageBody | undefined {
  const message = Object(data) as FrameMessage & Readonly<Record<string, unknown>>;
  const { source, version, type } = message;
  if (source !== 'tidetable' || version !== 1 || !Object.hasOwn(FIELDS, type)) return undefined;
  const fields = Object.entries(FIELDS[type]);
  if (!fields.every(([name, types]) => types.includes(typeof message[name]))) return undefined;
  return Object.fromEntries([['type', type], ...fields.map(([name]) => [name, message[name]])]) as FrameMessageBody;
}

/** A message to the frame, without what marks it as ours. */
export type PageMessageBody = PageMessage extends infer Message
  ? Message extends PageMessage
    ? Omit<Message, 'source' | 'version'>
    : never
  : never;
