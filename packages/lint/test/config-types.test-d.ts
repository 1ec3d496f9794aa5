// Read by `tsc` in the `types` task: the line after each `@ts-expect-error` must have an error.
import type { Profile } from '@pg/rule-kit';
import { type Config, defineConfig, type RuleId } from '../src/config.ts';

export const configs: Config[] = [
  defineConfig({ kind: 'card-params', rules: { 'allowed-value': 'off', syntax: 'error' } }),
  defineConfig({ overrides: [{ files: ['docs/**'], kind: 'sale-form', rules: { 'one-set': 'info' } }] }),
  defineConfig({ suppressions: [{ files: 'a.json', rule: 'string-length', reason: 'Known.' }] }),
];

/** A profile for requests is also valid in a configuration. */
const profile: Profile = { cardSet: 6, require: ['parameters.card.shipping.street1'] };
export const config: Config = defineConfig({ profile, overrides: [{ files: ['a.json'], profile }] });

export const ids: RuleId[] = ['baseline-unused', 'token-fields', 'required'];

export const mistakes: Config[] = [
  // @ts-expect-error no such rule
  defineConfig({ rules: { 'allowed-valu': 'off' } }),
  // @ts-expect-error no such severity
  defineConfig({ rules: { 'allowed-value': 'warn' } }),
  // @ts-expect-error what could not be checked is always an error
  defineConfig({ rules: { syntax: 'off' } }),
  // @ts-expect-error no such rule
  defineConfig({ overrides: [{ files: ['docs/**'], rules: { 'one-sets': 'off' } }] }),
  // @ts-expect-error no such rule
  defineConfig({ suppressions: [{ files: 'a.json', rule: 'text-lengths', reason: 'Known.' }] }),
  // @ts-expect-error no such set
  defineConfig({ profile: { cardSet: 7 } }),
  // @ts-expect-error no such kind
  defineConfig({ kind: 'card-param' }),
];

/** Code can use the names of the configuration, with their literal types. */
export const shared = defineConfig({ names: { wallet1: 'applepay' }, profile: { require: ['parameters.card'] } });
export const applepay: 'applepay' = shared.names.wallet1;
export const mutable: Config = shared;
