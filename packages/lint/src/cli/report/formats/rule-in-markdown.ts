import type { Example, Rule } from '@pg/rule-kit';
import { describeExample, describeFacts } from '../../../core/describe-rule.ts';

/** A rule in Markdown, with a link to its page where that has an address. */
export const ruleInMarkdown = (rule: Rule, address: string | undefined): string =>
  [
    rule.summary,
    describeFacts(rule),
    ...examples('Accepted', rule.accepts),
    ...examples('Rejected', rule.rejects),
    ...(address === undefined ? [] : [linkToRule(rule.id, address)]),
  ].join('\n\n');

/** A rule's identifier as a link to its page. */
export const linkToRule = (id: string, address: string): string => `[${id}](${address})`;

/** Each example is on one line, and none starts with what ends the block. */
const examples = (title: string, list: readonly Example[]): string[] =>
  list.length === 0 ? [] : [`${title}:`, ['```text', ...list.map(describeExample), '```'].join('\n')];
