import type { Profile } from '@pg/rule-kit';
import { writeProfile } from '../profile/profile-in-url.ts';
import { formatRoute, goTo } from '../routing/route.ts';
import { rememberPayload } from './payload-memory.ts';

/** Shows a payload in the view that checks; its content tells the kind, if that is left out. */
export function openInCheck(text: string, profile: Profile, kind?: string): void {
  rememberPayload(text);
  goTo(formatRoute('check', [], { kind, profile: writeProfile(profile) }));
}
