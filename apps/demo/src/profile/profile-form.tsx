import '../styles/profile.css';
import type { Profile } from '@pg/rule-kit';
import type { JSX } from 'preact';
import { formatRoute, goTo, type Route } from '../routing/route.ts';
import { ProfileEditor } from './profile-editor.tsx';
import { readProfile } from './read-profile.ts';
import { writeProfile } from './write-profile.ts';

/** Edits the merchant profile of a URL. */
export function ProfileForm({ route: { view, steps, query } }: { readonly route: Route }): JSX.Element {
  const change = (profile: Profile): void =>
    goTo(formatRoute(view, steps, { ...query, profile: writeProfile(profile) }), 'replace');
  return <ProfileEditor profile={readProfile(query.profile)} onChange={change} />;
}
