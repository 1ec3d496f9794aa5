import { findEntryMistake, type Profile, type Severity } from '@pg/rule-kit';
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
  ISO_DATE_REGEX,
  isoDate,
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
import { NEUTRAL_WORDS } from '../core/aliases/names.ts';
import { unreadRules } from '../core/rules/file-rules.ts';
import { kinds, resources } from '../core/rules/kinds.ts';
import { rules } from '../core/rules/rules.ts';
import type { Kind, RuleId, UnreadRuleId } from './rule-ids.ts';

/** What a configuration says of a rule: its severity, or that its findings are dropped. */
export type RuleSetting = Severity | 'off';

/** What a configuration may say of each rule; a rule of what could not be checked is always an error. */
export type RuleSettings = { readonly [TRule in UnreadRuleId]?: 'error' } & {
  readonly [TRule in Exclude<RuleId, UnreadRuleId>]?: RuleSetting;
};

const ruleSetting = picklist(['off', 'error', 'warning', 'info'] as const satisfies RuleSetting[]);

const alwaysError = picklist(
  ['error'],
  'a rule of what could not be checked, always an error; suppressions can leave such a file out, with a reason',
);

// The types are written from these lists.
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

/** An entry that may be left out, and what an editor shows of it. */
const entry = <T extends GenericSchema, const TText extends string>(schema: T, text: TText) =>
  exactOptional(pipe(schema, description(text)));

const names = array(pipe(string(), nonEmpty('an empty text, some text')));

const profileEntries = {
  cardSet: optional(
    pipe(picklist([1, 2, 3, 4, 5, 6]), description('The card parameter set that the connector takes.')),
  ),
  require: optional(
    pipe(
      array(
        pipe(
          string(),
          check(isEntry, ({ input }) => describeEntryMistake(input)),
        ),
      ),
      description('Entries that are required, as the tables name them: parameters.card.cart.items[].name.'),
    ),
  ),
  debitOperations: optional(pipe(names, description('Values of operation that are debit operations.'))),
  brandParameters: optional(
    pipe(
      record(string(), names),
      description('Entries that a brand requires of a sale request, by brand, each by its name in the form.'),
    ),
  ),
} satisfies Record<keyof Profile, GenericSchema>;

/** Typed as what it is: a program's `Profile`, with its `readonly` lists, can stand in a configuration too. */
const profile = strictObject(profileEntries) as GenericSchema as GenericSchema<Profile>;

/** The document's words for other methods and brands: none of them is a wallet too. */
const OTHER_WORDS = [...new Set([...Object.keys(brands), ...session.rows.methods[3].given])].filter(
  (word) => !NEUTRAL_WORDS.some((neutral) => neutral === word),
);

const liveWord = pipe(
  string(),
  regex(/^[A-Za-z0-9_-]{1,50}$/, 'no word, 1 to 50 letters, digits, - and _ only'),
  notValues([...NEUTRAL_WORDS], 'a neutral word, a word of the live service only'),
  notValues(OTHER_WORDS, 'the word for another method or brand, a word of its own only'),
);

const liveNames = pipe(
  strictObject(entriesFromList(NEUTRAL_WORDS, exactOptional(liveWord))),
  check(
    ({ wallet1, wallet2 }) => wallet1 === undefined || wallet1 !== wallet2,
    'the same word twice, a word of its own for each',
  ),
);

/** A path or a glob, from the folder of the configuration. */
const glob = pipe(
  string(),
  regex(/^[^/!\s]/, 'no path from the folder of the configuration, such as fixtures/**/*.json'),
);

const settings = {
  kind: entry(picklist(knownKinds), 'What the payloads are; left out, their content tells.'),
  profile: entry(profile, 'What the merchant’s account manager said.'),
  names: entry(liveNames, 'The words that the live service uses for methods and brands, by the neutral one.'),
  rules: entry(ruleSettings, 'The severity of rules, or off.'),
};

const override = strictObject({
  files: pipe(
    array(glob),
    nonEmpty('an empty list, at least one glob'),
    description('Globs from the folder of the configuration.'),
  ),
  ...settings,
});

const suppression = strictObject({
  files: pipe(glob, description('A file or a glob, from the folder of the configuration.')),
  rule: pipe(picklist(ruleIds), description('The rule whose findings are left out.')),
  pointer: entry(
    pipe(string(), regex(/^(?:\/(?:[^~]|~[01])*)?$/, 'no JSON pointer, such as /parameters/card/cart')),
    'The JSON pointer of an entry: findings at it and in it are left out. Empty: anywhere.',
  ),
  reason: pipe(string(), regex(/\S/, 'an empty text, why these findings are all right'), description('Why.')),
  until: entry(
    pipe(
      string(),
      isoDate('no day, YYYY-MM-DD'),
      // One mistake is enough for what has not even the form of a day.
      check((day) => !ISO_DATE_REGEX.test(day) || isDay(day), 'a day that no calendar has, YYYY-MM-DD'),
    ),
    'The last day, in UTC, on which it holds: YYYY-MM-DD.',
  ),
});

/** A configuration of `pg-lint`. */
export const ConfigSchema = strictObject({
  $schema: exactOptional(string()),
  ...settings,
  ignores: entry(array(glob), 'Files and folders that are not checked, as globs from the folder of the configuration.'),
  overrides: entry(array(override), 'Other settings for some of the files; of several that match, later ones win.'),
  suppressions: entry(array(suppression), 'Findings that are known and left out.'),
});

/** A configuration as it is written. */
export type Config = InferInput<typeof ConfigSchema>;

/** What a configuration says of all files, or of those of an override. */
export type ConfigSettings = Pick<Config, keyof typeof settings>;

/** Findings that are known, with the reason why they are all right. */
export type Suppression = NonNullable<Config['suppressions']>[number];

/** Whether a table has the entry that a profile requires, by its name as the tables write it. */
function isEntry(entry: string): boolean {
  return mistakesOf(entry).includes(undefined);
}

/** What is wrong with the name of an entry that no table has: where one is near, which. */
function describeEntryMistake(entry: string): string {
  const near = mistakesOf(entry).find((mistake) => mistake?.includes('did you mean'));
  return near ?? `"${entry}" is no entry of the document`;
}

/** What each kind of request that could have the entry has against it. */
const mistakesOf = (entry: string): (string | undefined)[] =>
  resources.filter(({ at }) => at !== undefined).map((resource) => findEntryMistake(resource, entry));

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
