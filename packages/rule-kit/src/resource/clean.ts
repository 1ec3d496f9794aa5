import { valueAt } from '../findings/path.ts';
import { isObject } from '../match/matches.ts';
import { readRegular } from '../match/regular.ts';
import { tableSpec } from '../match/table-spec.ts';
import { type Profile, requireProfile } from '../settings/profile.ts';
import type { Resource } from './resource.ts';
import type { Payload } from './rule.ts';

/**
 * Decides in one pass whether a payload is clean: neither rows nor rules find anything. It is no decision about a text.
 *
 * @throws {SettingsError} if the profile is invalid.
 */
export function isClean(resource: Resource, payload: unknown, profile?: Profile): boolean {
  const read = resource.text === undefined ? readRegular(tableSpec(resource.table), payload, false) : undefined;
  return isObject(read) && isRegularClean(resource, read, profile);
}

/**
 * Whether rules find nothing in a payload in which rows find nothing.
 *
 * @param ignored The code of a mistake that the caller drops.
 * @throws {SettingsError} if the profile is invalid.
 */
export function isRegularClean(resource: Resource, payload: Payload, profile?: Profile, ignored?: string): boolean {
  if (profile !== undefined) requireProfile(resource, profile);
  const hasRequired = (profile?.require ?? []).length > 0;
  return !hasRequired && isCleanForRules(resource, payload, profile ?? {}, ignored);
}

function isCleanForRules(
  { rules, parts = [] }: Resource,
  payload: Payload,
  profile: Profile,
  ignored: string | undefined,
): boolean {
  for (const { followsRows, check } of rules) {
    if (followsRows || check === undefined) continue;
    for (const { code } of check(payload, { profile })) if (code !== ignored) return false;
  }
  for (const { path, resource: part, when } of parts) {
    const value = when?.(payload) === false ? undefined : valueAt(payload, path);
    if (value === undefined) continue;
    if (part.text !== undefined || !isObject(value) || !isCleanForRules(part, value, profile, ignored)) return false;
  }
  return true;
}
