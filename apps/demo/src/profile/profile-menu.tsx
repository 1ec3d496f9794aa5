import type { Profile } from '@pg/rule-kit';
import type { JSX } from 'preact';
import { DropDown } from '../parts/drop-down.tsx';
import { formatRoute, goTo, type Route } from '../routing/route.ts';
import { ProfileEditor } from './profile-editor.tsx';
import { readProfile, writeProfile } from './profile-in-url.ts';

/** The profile that an address holds, to be changed there. */
export function ProfileMenu({ route: { view, steps, query } }: { readonly route: Route }): JSX.Element {
  const change = (profile: Profile): void =>
    goTo(formatRoute(view, steps, { ...query, profile: writeProfile(profile) }), 'replace');
  return (
    <DropDown icon="person" label="Profile" isSet={query.profile !== undefined}>
      <ProfileEditor profile={readProfile(query.profile)} onChange={change} />
    </DropDown>
  );
}
