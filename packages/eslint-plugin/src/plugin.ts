import type { ESLint, Linter } from 'eslint';
import packageJson from '../package.json' with { type: 'json' };
import { type Concern, concernNames, concerns, type RuleName } from './concerns.ts';
import { formLanguage } from './form-language/form-language.ts';
import { makeRule, type RuleDescription } from './make-rule.ts';

/** The plugin, as a configuration of ESLint's takes it. */
export interface PgPlugin extends ESLint.Plugin {
  /** By their names: `RuleName`. */
  readonly rules: NonNullable<ESLint.Plugin['rules']>;
  readonly languages: Record<'form', NonNullable<ESLint.Plugin['languages']>[string]>;
  readonly configs: Record<'recommended' | 'strict', Linter.Config[]>;
}

const ofConcern = (concern: Concern): RuleDescription[] => [
  { name: `valid-${concern}`, description: `Report errors in ${concerns[concern].about}` },
  { name: `plausible-${concern}`, description: `Report doubts about ${concerns[concern].about}` },
];

/** All rules, in the order of their documentation. */
export const ruleDescriptions: readonly RuleDescription[] = [
  ...concernNames().flatMap(ofConcern),
  { name: 'known-kind', description: 'Report files that are no payload of a known kind' },
  { name: 'notes', description: 'Report what is worth knowing, and no mistake' },
];

const SEVERITIES = {
  recommended: { valid: 'error', plausible: 'warn', known: 'off', notes: 'off' },
  strict: { valid: 'error', plausible: 'error', known: 'error', notes: 'warn' },
} as const satisfies Record<string, Record<string, Linter.RuleSeverity>>;

type Config = keyof typeof SEVERITIES;

function severityOf(config: Config, name: RuleName): Linter.RuleSeverity {
  const severities = SEVERITIES[config];
  if (name === 'notes') return severities.notes;
  if (name === 'known-kind') return severities.known;
  return name.startsWith('valid-') ? severities.valid : severities.plausible;
}

/** The plugin's name in configurations. */
const NAMESPACE = 'pg';

/** The plugin. */
export const plugin: PgPlugin = {
  meta: { name: packageJson.name, version: packageJson.version, namespace: NAMESPACE },
  rules: Object.fromEntries(
    ruleDescriptions.map((rule) => [rule.name, makeRule(rule, severityOf('recommended', rule.name) !== 'off')]),
  ),
  languages: { form: formLanguage },
  configs: {
    get recommended() {
      return makeConfig('recommended');
    },
    get strict() {
      return makeConfig('strict');
    },
  },
};

function makeConfig(config: Config): Linter.Config[] {
  const severities = ruleDescriptions.map(({ name }) => [`${NAMESPACE}/${name}`, severityOf(config, name)]);
  return [
    { name: `${NAMESPACE}/${config}`, plugins: { [NAMESPACE]: plugin }, rules: Object.fromEntries(severities) },
    {
      name: `${NAMESPACE}/${config}/forms`,
      files: ['**/*.form'],
      plugins: { [NAMESPACE]: plugin },
      language: `${NAMESPACE}/form`,
    },
  ];
}
