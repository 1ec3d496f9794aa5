import { rules } from '@pg/lint';
import type { Finding } from '@pg/rule-kit';

/** What the `valid-*` and the `plausible-*` rule of a concern report. */
const CONCERNS = {
  text: ['syntax errors and duplicate fields', 'parts of a form that may be lost'],
  values: ['values of a wrong type, length or format', 'empty and unusual values'],
  names: ['field names with wrong brackets', 'unknown and misspelled field names'],
  fields: ['missing required fields', 'missing fields that are usually needed'],
  combinations: [
    'card parameter sets, methods and brands that do not go together',
    'card parameter sets, methods and operations that probably do not go together',
  ],
  'wallet-tokens': ['wrong or damaged payment tokens', 'payment tokens that are probably wrong or damaged'],
  'wallet-settings': ['wrong wallet settings', 'wallet settings that are probably wrong'],
} as const satisfies Record<string, readonly [valid: string, plausible: string]>;

/** The names of the ESLint rules: errors, likely mistakes, files of an unknown kind, and notes. */
export type RuleName =
  | `${'valid' | 'plausible'}-${'text' | 'values' | 'names' | 'fields' | 'combinations' | 'wallet-tokens' | 'wallet-settings'}`
  | 'known-kind'
  | 'notes';

/** The name, level and description of an ESLint rule. */
export interface RuleDescription {
  readonly name: RuleName;
  readonly level: 'valid' | 'plausible' | 'known' | 'notes';
  readonly description: string;
}

const isConcern = (name: string): name is keyof typeof CONCERNS => name in CONCERNS;

/** All rules, in the order of their documentation. */
export const ruleDescriptions: readonly RuleDescription[] = [
  ...Object.keys(CONCERNS)
    .filter(isConcern)
    .flatMap((concern): RuleDescription[] => [
      { name: `valid-${concern}`, level: 'valid', description: `Report ${CONCERNS[concern][0]}` },
      { name: `plausible-${concern}`, level: 'plausible', description: `Report ${CONCERNS[concern][1]}` },
    ]),
  { name: 'known-kind', level: 'known', description: 'Report files that are not a payload of a known kind' },
  { name: 'notes', level: 'notes', description: 'Report facts that are not mistakes' },
];

/** The ESLint rule that reports a finding. It depends on the concern of the finding's rule, and on the severity. */
export function ruleNameOf({ rule, severity }: Pick<Finding, 'rule' | 'severity'>): RuleName | undefined {
  const concern = rules.get(rule)?.concern;
  if (concern === 'kind') return 'known-kind';
  if (concern === undefined || !isConcern(concern)) return undefined;
  if (severity === 'info') return 'notes';
  return `${severity === 'error' ? 'valid' : 'plausible'}-${concern}`;
}
