import { calendarDate, type Profile, type Severity, WALLETS } from '@pg/rule-kit';
import { brands } from '@pg/sale-form';
import { session } from '@pg/session-request';
import {
  array,
  check,
  description,
  entriesFromList,
  exactOptional,
  type GenericSchema,
  type InferInput,
  nonEmpty,
  notValues,
  optional,
  picklist,
  pipe,
  record,
  regex,
  strictObject,
  string,
} from 'valibot';
import { unreadRules } from '../core/rules/file-rules.ts';
import { kinds } from '../core/rules/kinds.ts';
import { rules } from '../core/rules/rules.ts';
import type { Kind, RuleId, UnreadRuleId } from './rule-ids.ts';
import { setting, WalletsSchema } from './wallets-schema.ts';

/** The severity of a rule, or `off`. */
export type RuleSetting = Severity | 'off';

/** The severity of each rule. A rule that reports what could not be checked is always an error. */
export type RuleSettings = { readonly [TRule in UnreadRuleId]?: 'error' } & {
  readonly [TRule in Exclude<RuleId, UnreadRuleId>]?: RuleSetting;
};

const ruleSetting = picklist(['off', 'error', 'warning', 'info'] as const satisfies RuleSetting[]);

const alwaysError = picklist(
  ['error'],
  'must be "error", because it reports what could not be checked; suppressions can except single files',
);

// The types of these names are generated.
const ruleSettings = strictObject(
  Object.fromEntries(
    [...rules.values()].map(({ id, summary }) => [
      id,
      exactOptional(pipe(unreadRules.has(id) ? alwaysError : ruleSetting, description(summary))),
    ]),
  ),
) as GenericSchema as GenericSchema<RuleSettings>;
const ruleIds = [...rules.keys()] as RuleId[];
const knownKinds = kinds as readonly Kind[];

const names = array(pipe(string(), nonEmpty('must not be empty')));

const profileFields = {
  cardSet: optional(
    pipe(picklist([1, 2, 3, 4, 5, 6]), description('The card parameter set that the connector accepts.')),
  ),
  require: optional(
    pipe(array(string()), description('Required fields, as the tables name them: parameters.card.cart.items[].name.')),
  ),
  debitOperations: optional(pipe(names, description('Values of operation that are debit operations.'))),
  brandParameters: optional(
    pipe(
      record(string(), names),
      description('Fields that a sale request of a brand requires, by brand, with their names in the form.'),
    ),
  ),
} satisfies Record<keyof Profile, GenericSchema>;

/** The type `Profile` accepts `readonly` arrays; the type that valibot infers does not. */
export const profile = strictObject(profileFields) as GenericSchema as GenericSchema<Profile>;

/** The document's other methods and brands. They can't be names of wallets. */
const OTHER_NAMES = [...new Set([...Object.keys(brands), ...session.rows.methods[3].knownValues])].filter(
  (word) => !WALLETS.some((neutral) => neutral === word),
);

const liveName = pipe(
  string(),
  regex(/^[A-Za-z0-9_-]{1,50}$/, 'must have 1 to 50 letters, digits, - and _, and nothing else'),
  notValues([...WALLETS], 'must be the live service’s name, but is a neutral name of the interface document'),
  notValues(OTHER_NAMES, 'must be a name for this wallet, but is another method or brand'),
);

const liveNames = pipe(
  strictObject(entriesFromList(WALLETS, exactOptional(liveName))),
  check(
    ({ wallet1, wallet2 }) => wallet1 === undefined || wallet1 !== wallet2,
    'must have a different name for each wallet',
  ),
);

/** A path or a glob, relative to the configuration's folder. */
const pathGlob = (start: RegExp) =>
  pipe(
    string(),
    regex(start, 'must be a path or glob from the folder of the configuration, like fixtures/**/*.json'),
    check(isBounded, 'must have at most 4 times ** and, between two slashes, at most 4 times *'),
  );
const glob = pathGlob(/^[^/!\s]/);

/** The last matching glob decides: with `!`, it excludes the path. */
const globs = array(pathGlob(/^!?[^/!\s]/));

const pointer = pipe(string(), regex(/^(?:\/(?:[^~]|~[01])*)?$/, 'must be a JSON pointer like /parameters/card/cart'));

const settings = {
  kind: setting(picklist(knownKinds), 'The kind of the payloads; by default, their content decides.'),
  profile: setting(profile, 'The merchant profile: what the account manager said about this merchant.'),
  names: setting(liveNames, 'The live service’s names for wallet1 and wallet2, in methods, brands and parameters.'),
  rules: setting(ruleSettings, 'The severity of rules, or off.'),
  wallets: setting(WalletsSchema, 'What the wallets’ tokens are compared with: keys, environment, recipient, age.'),
};

const override = strictObject({
  files: pipe(
    globs,
    check((each) => each.some((glob) => !glob.startsWith('!')), 'must have at least one glob without !'),
    description('Globs, relative to the configuration’s folder; one with ! excludes files that earlier ones match.'),
  ),
  at: setting(
    pipe(array(pointer), nonEmpty('must have at least one JSON pointer')),
    'The JSON pointers of the payloads in these JSON files. They must exist, and only they are checked.',
  ),
  ...settings,
});

/** A pattern, because JSON Schema validators may ignore formats. */
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

const suppression = strictObject({
  files: pipe(glob, description('A file or a glob, relative to the configuration’s folder.')),
  rule: pipe(picklist(ruleIds), description('The findings of this rule are suppressed.')),
  pointer: setting(
    pointer,
    'The JSON pointer of a field: findings at it and inside it are suppressed; if empty, all findings.',
  ),
  reason: pipe(
    string(),
    regex(/\S/, 'must say why these findings are acceptable'),
    description('Why these findings are acceptable.'),
  ),
  until: setting(
    pipe(
      string(),
      regex(DATE, 'must be a date like 2030-01-31'),
      // The regex reports a wrong format.
      check((day) => !DATE.test(day) || !calendarDate.findFailure(day), 'is not a real date'),
    ),
    'The last day, in UTC, on which it applies, like 2030-01-31.',
  ),
});

/** A configuration of `pg-lint`. */
export const ConfigSchema = strictObject({
  $schema: exactOptional(string()),
  ...settings,
  ignores: setting(
    globs,
    'Files and folders to ignore, as globs from the folder of the configuration; ! excepts some.',
  ),
  overrides: setting(array(override), 'Other settings for some of the files; if several match, later ones win.'),
  suppressions: setting(array(suppression), 'Findings that are suppressed.'),
  baseline: setting(
    pipe(string(), regex(/^[^/\s]/, 'must be a path from the folder of the configuration')),
    'The file of the baseline, which --update-baseline writes.',
  ),
});

/** A configuration as it is written. */
export type Config = InferInput<typeof ConfigSchema>;

/** The settings that are allowed at the top level and in overrides. */
export type ConfigSettings = Pick<Config, keyof typeof settings>;

/** Suppressed findings, with the reason why they are acceptable. */
export type Suppression = NonNullable<Config['suppressions']>[number];

/** Whether a glob matches in reasonable time: each `*` multiplies the time by the length of the path. */
function isBounded(pattern: string): boolean {
  const segments = pattern.split('/');
  const stars = segments.map((segment) => segment.match(/\*+/g)?.length ?? 0);
  return segments.filter((segment) => segment.includes('**')).length <= 4 && stars.every((count) => count <= 4);
}
