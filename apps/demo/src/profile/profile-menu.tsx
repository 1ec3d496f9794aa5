import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DropDown } from '../parts/drop-down.tsx';
import type { Route } from '../routing/route.ts';

interface ProfileMenuProps {
  readonly route: Route;
}

/** A menu with the merchant profile of a URL. */
export const ProfileMenu = ({ route }: ProfileMenuProps): JSX.Element => (
  <DropDown icon="person" label="Merchant profile" isSet={route.query.profile !== undefined}>
    <LazyEditor route={route} />
  </DropDown>
);

/** The form has every field of the document, so it is loaded when it is opened. */
function LazyEditor({ route }: ProfileMenuProps): JSX.Element | null {
  const [Form, setForm] = useState<ComponentType<ProfileMenuProps>>();
  useEffect(() => {
    void import('./profile-form.tsx').then(({ ProfileForm }) => setForm(() => ProfileForm));
  }, []);
  return Form ? <Form route={route} /> : null;
}
