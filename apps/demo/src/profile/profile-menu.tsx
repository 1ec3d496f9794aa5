import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DropDown } from '../parts/drop-down.tsx';
import type { Route } from '../routing/route.ts';

interface ProfileMenuProps {
  readonly route: Route;
}

/** The merchant rules that an address holds, to be changed there. */
export const ProfileMenu = ({ route }: ProfileMenuProps): JSX.Element => (
  <DropDown icon="person" label="Merchant rules" isSet={route.query.profile !== undefined}>
    <LazyEditor route={route} />
  </DropDown>
);

/** The form knows every field of the document: it is loaded when it is opened. */
function LazyEditor({ route }: ProfileMenuProps): JSX.Element | null {
  const [Form, setForm] = useState<ComponentType<ProfileMenuProps>>();
  useEffect(() => {
    void import('./profile-form.tsx').then(({ ProfileForm }) => setForm(() => ProfileForm));
  }, []);
  return Form ? <Form route={route} /> : null;
}
