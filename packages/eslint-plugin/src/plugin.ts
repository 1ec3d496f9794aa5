import type { ESLint, Linter } from 'eslint';
import packageJson from '../package.json' with { type: 'json' };
import { jsonProcessor } from './files/json-processor.ts';
import { formLanguage } from './form-language/form-language.ts';
import { makeRule } from './rules/make-rule.ts';
import { type RuleDescription, ruleDescriptions } from './rules/rule-descriptions.ts';

/** The type of the plugin, for ESLint's flat config. */
export interface PgPlugin extends ESLint.Plugin {
  /** The rules by `RuleName`. */
  readonly rules: NonNullable<ESLint.Plugin['rules']>;
  readonly languages: Record<'form', NonNullable<ESLint.Plugin['languages']>[string]>;
  readonly processors: Record<'json', NonNullable<ESLint.Plugin['processors']>[string]>;
  readonly configs: Record<'recommended' | 'strict', Linter.Config[]>;
}

const SEVERITIES = {
  recommended: { valid: 'error', plausible: 'warn', known: 'off', notes: 'off' },
  strict: { valid: 'error', plausible: 'error', known: 'error', notes: 'warn' },
} as const satisfies Record<string, Record<RuleDescription['level'], Linter.RuleSeverity>>;

/** The plugin's name in configurations. */
const NAMESPACE = 'pg';

export const plugin: PgPlugin = {
  meta: { name: packageJson.name, version: packageJson.version, namespace: NAMESPACE },
  rules: Object.fromEntries(
    ruleDescriptions.map((rule) => [rule.name, makeRule(rule, SEVERITIES.recommended[rule.level] !== 'off')]),
  ),
  languages: { form: formLanguage },
  processors: { json: jsonProcessor() },
  configs: {
    get recommended() {
      return makeConfig('recommended');
    },
    get strict() {
      return makeConfig('strict');
    },
  },
};

function makeConfig(config: keyof typeof SEVERITIES): Linter.Config[] {
  const severities = ruleDescriptions.map(({ name, level }) => [`${NAMESPACE}/${name}`, SEVERITIES[config][level]]);
  return [
    {
      name: `${NAMESPACE}/${config}`,
      plugins: { [NAMESPACE]: plugin },
      // Without settings, ESLint makes an object of them for each file, and pg-lint.config.json would be read for each.
      settings: { pg: {} },
      rules: Object.fromEntries(severities),
    },
    {
      name: `${NAMESPACE}/${config}/forms`,
      files: ['**/*.form'],
      plugins: { [NAMESPACE]: plugin },
      language: `${NAMESPACE}/form`,
    },
  ];
}
