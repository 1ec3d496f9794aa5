import { check, type Profile, ProfileError, type Resource } from '@pg/rule-kit';
import { readProfile } from './read-profile.ts';

/** A merchant profile, or an empty one and the reason for it. */
interface ValidProfile {
  readonly profile: Profile;
  /** What is wrong with the profile of the URL; then it is not used. */
  readonly problem?: string;
}

/** The merchant profile of a URL. */
export function profileFor(resource: Resource, payload: unknown, text: string | undefined): ValidProfile {
  const profile = readProfile(text);
  try {
    check(resource, payload, { profile });
    return { profile };
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    return { profile: {}, problem: error.message };
  }
}
