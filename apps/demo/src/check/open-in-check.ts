import type { Profile } from '@pg/rule-kit';
import { keepDraft } from '../draft/drafts.ts';
import { writeProfile } from '../profile/write-profile.ts';
import { formatRoute, goTo } from '../routing/route.ts';
import { OWN_TEXT } from './wanted-text.ts';

/** Shows a payload in the view that checks; its content tells the kind, if that is left out. */
export function openInCheck(text: string, profile: Profile, kind?: string): void {
  keepDraft(OWN_TEXT, text);
  goTo(formatRoute('check', [], { kind, profile: writeProfile(profile) }));
}
