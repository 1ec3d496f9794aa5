import { check, type Profile, ProfileError, type Resource } from '@pg/rule-kit';
import { readProfile } from './read-profile.ts';

/** A profile that can be used. */
interface UsableProfile {
  readonly profile: Profile;
  /** Why the one of the address can't be meant; then there is none. */
  readonly problem?: string;
}

/** The profile of an address, for a payload. */
export function profileFor(resource: Resource, payload: unknown, text: string | undefined): UsableProfile {
  const profile = readProfile(text);
  try {
    check(resource, payload, { profile });
    return { profile };
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    return { profile: {}, problem: error.message };
  }
}
