import type { JSX } from 'preact';
import { DropDown } from '../parts/drop-down.tsx';
import { lazy } from '../parts/lazy.tsx';
import type { Route } from '../routing/route.ts';

interface ProfileMenuProps {
  readonly route: Route;
}

/** The form has every field of the document. */
const ProfileForm = lazy<ProfileMenuProps>(async () => (await import('./profile-form.tsx')).ProfileForm);

/** A menu with the merchant profile of a URL. */
export const ProfileMenu = ({ route }: ProfileMenuProps): JSX.Element => (
  <DropDown icon="person" label="Merchant rules" isSet={route.query.profile !== undefined}>
    <ProfileForm route={route} />
  </DropDown>
);
