import type { PlacedMistake } from '../findings/finding.ts';
import { valueAt } from '../findings/path.ts';
import { isObject } from '../match/matches.ts';
import { tableSpec } from '../match/table-spec.ts';
import { readerOf } from '../report/reader.ts';
import { type Profile, requireProfile } from '../settings/profile.ts';
import type { Resource } from './resource.ts';
import type { Rule } from './rule.ts';

/** What a caller knows about a payload, and does not ask about it. */
export interface CleanOptions {
  /** Whether rows find nothing: `readRegular` has read it. */
  readonly isRegular?: boolean;
  /** The mistakes that the caller drops. */
  readonly drops?: ((mistake: PlacedMistake, rule: Rule) => boolean) | undefined;
}

/**
 * Reads a payload in which rows find nothing. Texts are not read.
 *
 * @param copies Whether to return a frozen copy.
 * @returns The payload, or its copy; `undefined` if rows may find something.
 */
export const readRegular = ({ table, text }: Resource, payload: unknown, copies: boolean): unknown =>
  text === undefined ? readerOf(tableSpec(table))(payload, copies) : undefined;

/**
 * Decides in one pass whether neither rows nor rules find anything.
 *
 * @throws {SettingsError} if the profile is invalid.
 * @returns `false` if there may be a finding.
 */
export function isClean(
  resource: Resource,
  payload: unknown,
  profile: Profile | undefined,
  { isRegular = readRegular(resource, payload, false) !== undefined, drops }: CleanOptions = {},
): boolean {
  if (profile !== undefined) requireProfile(resource, profile);
  return isRegular && !profile?.require?.length && rulesFindNothing(resource, payload, profile ?? {}, drops);
}

function rulesFindNothing(
  resource: Resource,
  payload: unknown,
  profile: Profile,
  drops: CleanOptions['drops'],
): boolean {
  if (!isObject(payload)) return true;
  const { rules, parts = [] } = resource;
  const context = { profile };
  for (const rule of rules) {
    if (rule.followsRows || rule.check === undefined) continue;
    for (const mistake of rule.check(payload, context)) if (!drops?.(mistake, rule)) return false;
  }
  for (const { path, resource: part, when } of parts) {
    const value = valueAt(payload, path);
    if (value === undefined || when?.(payload) === false) continue;
    if (part.text !== undefined || !rulesFindNothing(part, value, profile, drops)) return false;
  }
  return true;
}
