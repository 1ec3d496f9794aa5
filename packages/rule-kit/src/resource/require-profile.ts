import { isObject } from '../match/matches.ts';
import { findOptionMistake, type OptionSpec } from './option-mistake.ts';
import type { Profile } from './profile.ts';
import { ProfileError } from './profile-fields.ts';

const isList = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');

const OPTIONS: Readonly<Record<keyof Profile, OptionSpec>> = {
  cardSet: [(value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 6, 'a number from 1 to 6'],
  require: [isList, 'an array of strings'],
  brandParameters: [
    (value) => isObject(value) && Object.values(value).every(isList),
    'an object with an array of strings for each brand',
  ],
  debitOperations: [isList, 'an array of strings'],
};

/**
 * @param subject The name of the profile in the error: `settings.pg.profile`.
 * @throws {ProfileError} if the profile is invalid.
 */
export function requireProfile(profile: unknown, subject = 'profile'): asserts profile is Profile {
  const mistake = findOptionMistake(OPTIONS, profile);
  if (mistake !== undefined) throw new ProfileError(`${subject}: ${mistake}`);
}
