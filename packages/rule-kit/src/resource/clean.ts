import { valueAt } from '../findings/path.ts';
import { isObject } from '../match/matches.ts';
import { readRegular } from '../match/regular.ts';
import { tableSpec } from '../match/table-spec.ts';
import { type Profile, requireProfile } from '../settings/profile.ts';
import type { Resource } from './resource.ts';
import type { Payload } from './rule.ts';

/** How a clean payload is read. */
export interface CleanOptions {
  readonly profile?: Profile | undefined;
  /** Whether to return a frozen copy. */
  readonly copies?: boolean;
  /** The code of a finding that the caller drops. */
  readonly ignored?: string;
}

/**
 * Decides in one pass whether a payload is clean: neither rows nor rules find anything. Texts are not decided.
 *
 * @throws {SettingsError} if the profile is invalid.
 * @returns The payload, or its copy; `undefined` if there may be a finding.
 */
export function readClean(resource: Resource, payload: unknown, options: CleanOptions = {}): Payload | undefined {
  const { profile = {}, copies = false, ignored } = options;
  if (options.profile !== undefined) requireProfile(resource, profile);
  if (resource.text !== undefined || (profile.require ?? []).length > 0) return undefined;
  const read = readRegular(tableSpec(resource.table), payload, copies);
  return isObject(read) && isCleanForRules(resource, read, profile, ignored) ? read : undefined;
}

function isCleanForRules(resource: Resource, payload: Payload, profile: Profile, ignored?: string): boolean {
  const { rules, parts = [] } = resource;
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
