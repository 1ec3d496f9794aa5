import type { JSX } from 'preact';
import { DropDown } from '../parts/drop-down.tsx';
import { lazy } from '../parts/lazy.tsx';
import type { ViewProps } from '../routing/route.ts';

const ProfileForm = lazy<ViewProps>(async () => (await import('./profile-form.tsx')).ProfileForm);

/** A menu with the merchant profile of a URL. */
export const ProfileMenu = ({ route }: ViewProps): JSX.Element => (
  <DropDown icon="person" label="Merchant rules" isSet={route.query.profile !== undefined}>
    <ProfileForm route={route} />
  </DropDown>
);
