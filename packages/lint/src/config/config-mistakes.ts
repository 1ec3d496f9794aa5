import { valueAt } from '@pg/rule-kit';
import {
  describeUnknownName,
  type FieldMistake,
  findFieldMistake,
  findMistakes,
  listInWords,
  type SettingMistake,
} from '@pg/rule-kit/internal';
import { brands } from '@pg/sale-form';
import type { WalletNames } from '@pg/wallet-tokens/names';
import { is } from 'valibot';
import { rulesByCode } from '../rules/code-rules.ts';
import { payloadTypes } from '../rules/kinds.ts';
import { type Config, ConfigSchema } from './config-schema.ts';

/** Returns the mistakes of a configuration. */
export function findConfigMistakes(value: unknown): SettingMistake[] {
  const mistakes = findMistakes(ConfigSchema, value);
  if (mistakes.length === 0 && is(ConfigSchema, value)) return findUnknownNames(value);
  return mistakes.map((mistake) => withMeaning(value, mistake));
}

/** Says what is meant by a setting of earlier versions, or by a code that is where a rule is wanted. */
function withMeaning(value: unknown, mistake: SettingMistake): SettingMistake {
  const { path, marksName } = mistake;
  if (marksName && path.at(-1) === 'wallets')
    return { ...mistake, message: 'is not a setting any more; its wallet2.gateway is gateway now' };
  const name = marksName ? path.at(-1) : path.at(-1) === 'rule' ? valueAt(value, path) : undefined;
  const ofCode =
    typeof name === 'string' && (!marksName || path.at(-2) === 'rules') ? rulesByCode.get(name) : undefined;
  if (ofCode === undefined || ofCode.length === 0) return mistake;
  return { ...mistake, message: `must be a rule, but is a code of ${listInWords(ofCode)}` };
}

/** Reports unknown fields and brands in profiles. Every name in `names` is known too. */
function findUnknownNames(config: Config): SettingMistake[] {
  const { overrides = [] } = config;
  const layers = [
    { at: [], settings: config },
    ...overrides.map((settings, i) => ({ at: ['overrides', i], settings })),
  ];
  const names = layers.map(({ settings }) => ({ ...config.names, ...settings.names }));
  const known = [...Object.keys(brands), ...names.flatMap((each) => Object.values(each))];
  // A field is known wherever its profile may apply.
  const isField = (field: string): boolean => names.every((each) => mistakesOf(field, each).includes(undefined));
  return layers.flatMap(({ at, settings: { profile } }) => [
    ...(profile?.require ?? []).flatMap((field, i) =>
      isField(field)
        ? []
        : [{ path: [...at, 'profile', 'require', i], marksName: false, message: describeFieldMistake(field) }],
    ),
    ...Object.keys(profile?.brandParameters ?? {})
      .filter((brand) => !known.includes(brand))
      .map((brand) => ({
        path: [...at, 'profile', 'brandParameters', brand],
        marksName: true,
        message: describeUnknownName(brand, known),
      })),
  ]);
}

/** Describes an unknown field of a profile, and suggests a similar name if there is one. */
function describeFieldMistake(field: string): string {
  const mistakes = mistakesOf(field, {});
  const shown = mistakes.find((mistake) => mistake?.meant !== undefined) ?? mistakes[0];
  return `is wrong: ${shown?.message}`;
}

/** The mistake in a field's name for each kind of request; `undefined` if there is none. */
const mistakesOf = (field: string, names: WalletNames): (FieldMistake | undefined)[] =>
  payloadTypes.filter(({ at }) => at !== undefined).map((payloadType) => findFieldMistake(payloadType, field, names));
