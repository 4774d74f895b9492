/** IDs of the rules that a URL can name. The checks run in a worker, so the page holds the IDs only. */
import type { RuleId, UNREADABLE_FILE } from '../../domain/checks/check.ts';

type ReportedRuleId = RuleId | (typeof UNREADABLE_FILE)['id'];

/** A record, so that the compiler rejects missing and unknown rules. */
const rules: Readonly<Record<ReportedRuleId, true>> = {
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

export const RULE_IDS = Object.keys(rules) as ReportedRuleId[];
