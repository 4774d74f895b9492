/** The rules that an address can name. The checks themselves come beside the page, in a worker: here are their names alone. */
import type { RuleId, UNREADABLE_FILE } from '../../domain/checks/check.ts';

type FoundRule = RuleId | (typeof UNREADABLE_FILE)['id'];

/** Each rule once: the compiler asks for those that are missing here, and refuses those that there are not. */
const rules: Readonly<Record<FoundRule, true>> = {
  'bad-color': true,
  'bad-decor': true,
  'bad-id': true,
  'bad-picture': true,
  'bad-place': true,
  'bad-seats': true,
  'bad-setting': true,
  'bad-shape': true,
  'bad-size': true,
  'bad-text': true,
  'bad-time': true,
  'color-conflict': true,
  'confusable-colors': true,
  'duplicate-id': true,
  'duplicate-name': true,
  'empty-area': true,
  'heavy-picture': true,
  'host-refuses': true,
  'low-contrast': true,
  'missing-field': true,
  'missing-picture': true,
  'no-slots': true,
  'no-tables': true,
  'not-a-number': true,
  'numbers-as-text': true,
  'off-plan': true,
  'outside-hours': true,
  overlap: true,
  'party-too-large': true,
  'picture-size': true,
  'seats-for-size': true,
  'text-overflow': true,
  'text-too-small': true,
  'too-small-to-tap': true,
  'unknown-category': true,
  'unknown-field': true,
  'unreachable-rule': true,
  'unreadable-file': true,
  'unsafe-html': true,
  'unseatable-party': true,
  'unused-category': true,
  'wrong-kind': true,
};

export const RULE_IDS = Object.keys(rules) as FoundRule[];
