/** The texts of publishing: drafts, merging, differences and versions. */
import { messages } from '../messages.ts';

export const publishingMessages = messages.publishing;
