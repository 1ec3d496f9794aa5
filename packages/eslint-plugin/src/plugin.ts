import type { ESLint, Linter } from 'eslint';
import packageJson from '../package.json' with { type: 'json' };
import { jsonProcessor } from './files/json-processor.ts';
import { makeRule } from './rules/make-rule.ts';
import type { RuleName } from './rules/rule-names.ts';

/** The type of the plugin, for ESLint's flat config. */
export interface PgPlugin extends ESLint.Plugin {
  readonly rules: Record<RuleName, NonNullable<ESLint.Plugin['rules']>[string]>;
  readonly processors: Record<'json', NonNullable<ESLint.Plugin['processors']>[string]>;
  readonly configs: Record<'recommended' | 'strict', Linter.Config[]>;
}

/** The plugin's name in configurations. */
const NAMESPACE = 'pg';

export const plugin: PgPlugin = {
  meta: { name: packageJson.name, version: packageJson.version, namespace: NAMESPACE },
  rules: {
    'payload-errors': makeRule('payload-errors', { type: 'problem', recommended: true }),
    'payload-warnings': makeRule('payload-warnings', { type: 'suggestion', recommended: true }),
    'payload-notes': makeRule('payload-notes', { type: 'suggestion', recommended: false }),
  },
  processors: { json: jsonProcessor() },
  configs: {
    get recommended() {
      return makeConfig('recommended', { errors: 'error', warnings: 'warn', notes: 'off' });
    },
    get strict() {
      return makeConfig('strict', { errors: 'error', warnings: 'error', notes: 'warn' });
    },
  },
};

const makeConfig = (
  name: keyof PgPlugin['configs'],
  severities: Record<'errors' | 'warnings' | 'notes', Linter.RuleSeverity>,
): Linter.Config[] => [
  {
    name: `${NAMESPACE}/${name}`,
    plugins: { [NAMESPACE]: plugin },
    // Without settings, ESLint makes an object of them for each file, and pg-lint.config.json would be read for each.
    settings: { pg: {} },
    rules: Object.fromEntries(
      Object.entries(severities).map(([what, severity]) => [`${NAMESPACE}/payload-${what}`, severity]),
    ),
  },
];
