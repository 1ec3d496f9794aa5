import { calendarDate, setting } from '@pg/rule-kit';
import {
  array,
  check,
  description,
  type InferInput,
  nonEmpty,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot';
import { allRules } from '../rules/all-rules.ts';
import { SettingsSchema } from '../rules/settings.ts';
import { AnswersSchema } from './answers.ts';

/** A path or a glob, relative to the configuration's folder. */
const pathGlob = (start: RegExp) =>
  pipe(
    string(),
    regex(start, 'must be a path or glob from the folder of the configuration, like fixtures/**/*.json'),
    regex(/^(?!.*\\[A-Za-z0-9_])/, 'must have / between folders, also on Windows'),
    check(isBounded, 'must have at most 4 times ** and, between two slashes, at most 4 times *'),
  );
const glob = pathGlob(/^[^/!\s]/);

/** The last matching glob decides: with `!`, it excludes the path. */
const globs = array(pathGlob(/^!?[^/!\s]/));

const pointer = pipe(string(), regex(/^(?:\/(?:[^~]|~[01])*)?$/, 'must be a JSON pointer like /parameters/card/cart'));

const { entries } = SettingsSchema;

const override = strictObject({
  files: pipe(
    globs,
    check((each) => each.some((glob) => !glob.startsWith('!')), 'must have at least one glob without !'),
    description("Globs, relative to the configuration's folder; one with ! excludes files that earlier ones match."),
  ),
  at: setting(
    pipe(array(pointer), nonEmpty('must have at least one JSON pointer')),
    'The JSON pointers of the payloads in these JSON files. They must exist, and only they are checked.',
  ),
  ...entries,
});

/** A pattern, because JSON Schema validators may ignore formats. */
const DATE = /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/;

const suppression = strictObject({
  files: pipe(glob, description("A file or a glob, relative to the configuration's folder.")),
  rule: pipe(picklist([...allRules.keys()]), description('The findings of this rule are suppressed.')),
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
      check((day) => !DATE.test(day) || !calendarDate.findMistake(day), 'is not a real date'),
    ),
    'The last day, in UTC, on which it applies, like 2030-01-31.',
  ),
});

/** A configuration of `pg-lint`. */
export const ConfigSchema = strictObject({
  $schema: optional(string()),
  ...entries,
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
  answers: setting(
    AnswersSchema,
    'What pg-lint serve answers to requests without errors; by default, that it is a mock.',
  ),
});

/** A configuration as it is written. */
export type Config = InferInput<typeof ConfigSchema>;

/** The settings that are allowed at the top level and in overrides. */
export type ConfigSettings = Pick<Config, keyof typeof entries>;

/** Suppressed findings, with the reason why they are acceptable. */
export type Suppression = NonNullable<Config['suppressions']>[number];

/** Whether a glob matches in reasonable time: each `*` multiplies the time by the length of the path. */
function isBounded(pattern: string): boolean {
  const segments = pattern.split('/');
  const stars = segments.map((segment) => segment.match(/\*+/g)?.length ?? 0);
  return segments.filter((segment) => segment.includes('**')).length <= 4 && stars.every((count) => count <= 4);
}
