import { rules } from '@pg/lint';
import type { Concern, Finding } from '@pg/rule-kit';

/** What the rules of a concern are about. Each has a rule for errors and one for doubts, which can differ in severity. */
const ABOUT = {
  text: 'the text: that it can be read, and that nothing in it would be lost',
  values: 'single values: their type, length, form and list',
  names: 'names of entries: that a table has them, and that they are nested as JSON nests them',
  entries: 'entries that have to be there',
  combinations: 'what goes together: card sets, methods, brands, the operation',
  'wallet-tokens': 'the payment tokens of both wallets',
  'wallet-settings': 'the settings of both wallets',
} as const satisfies Record<Exclude<Concern, 'kind' | 'suppressions'>, string>;

/** The names of the ESLint rules: errors, doubts, whether a file is a payload at all, and notes. */
export type RuleName = `${'valid' | 'plausible'}-${Exclude<Concern, 'kind' | 'suppressions'>}` | 'known-kind' | 'notes';

/** What an ESLint rule says about itself. */
export interface RuleDescription {
  readonly name: RuleName;
  readonly level: 'valid' | 'plausible' | 'known' | 'notes';
  readonly description: string;
}

const isConcern = (name: string): name is keyof typeof ABOUT => name in ABOUT;

/** All rules, in the order of their documentation. */
export const ruleDescriptions: readonly RuleDescription[] = [
  ...Object.keys(ABOUT)
    .filter(isConcern)
    .flatMap((concern): RuleDescription[] => [
      { name: `valid-${concern}`, level: 'valid', description: `Report errors in ${ABOUT[concern]}` },
      { name: `plausible-${concern}`, level: 'plausible', description: `Report doubts about ${ABOUT[concern]}` },
    ]),
  { name: 'known-kind', level: 'known', description: 'Report files that are no payload of a known kind' },
  { name: 'notes', level: 'notes', description: 'Report what is worth knowing, and no mistake' },
];

/** The ESLint rule that reports a finding: chosen by the concern of its rule and by its severity. */
export function ruleNameOf({ rule, severity }: Pick<Finding, 'rule' | 'severity'>): RuleName | undefined {
  const concern = rules.get(rule)?.concern;
  if (concern === undefined || concern === 'suppressions') return undefined;
  if (concern === 'kind') return 'known-kind';
  if (severity === 'info') return 'notes';
  return `${severity === 'error' ? 'valid' : 'plausible'}-${concern}`;
}
