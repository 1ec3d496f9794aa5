import type { Profile } from '@pg/rule-kit';
import { keepDraft } from '../draft/drafts.ts';
import { writeProfile } from '../profile/profile.ts';
import { formatRoute, goTo } from '../routing/route.ts';

/** Opens a payload in the Check view. By default, its content decides the kind. */
export function openInCheck(text: string, profile: Profile, kind?: string): void {
  keepDraft(text);
  goTo(formatRoute('check', [], { kind, profile: writeProfile(profile) }));
}
