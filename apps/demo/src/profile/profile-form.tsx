import type { MerchantProfile } from '@pg/lint';
import { brands } from '@pg/sale-form';
import type { JSX } from 'preact';
import { formatRoute, goTo, type ViewProps } from '../routing/route.ts';
import { cardSetNumbers, readProfile, writeProfile } from './profile.ts';

/** Edits the merchant profile of a URL. */
export function ProfileForm({ route: { view, steps, query } }: ViewProps): JSX.Element {
  const profile = readProfile(query.profile);
  const set = (changes: { readonly [TName in keyof MerchantProfile]: MerchantProfile[TName] | undefined }): void =>
    goTo(formatRoute(view, steps, { ...query, profile: writeProfile({ ...profile, ...changes }) }), 'replace');
  return (
    <div class="stack">
      <p class="note">What your account manager told you. Payloads are checked against it.</p>
      <label class="field">
        <span>Card parameter set</span>
        <select
          value={profile.cardSet ?? ''}
          onChange={({ currentTarget: { value } }) =>
            set({ cardSet: cardSetNumbers.find((number) => String(number) === value) })
          }
        >
          <option value="">not set</option>
          {cardSetNumbers.map((number) => (
            <option key={number} value={number}>
              Set {number}
            </option>
          ))}
        </select>
      </label>
      <Names label="Required fields" names={profile.require} onChange={(require) => set({ require })} />
      <Names
        label="Debit operations"
        names={profile.debitOperations}
        onChange={(debitOperations) => set({ debitOperations })}
      />
      <fieldset class="stack">
        <legend>Required parameters by brand</legend>
        {Object.keys(brands).map((brand) => (
          <Names
            key={brand}
            label={brand}
            names={profile.brandParameters?.[brand]}
            onChange={(names) => set({ brandParameters: { ...profile.brandParameters, [brand]: names } })}
          />
        ))}
      </fieldset>
    </div>
  );
}

interface NamesProps {
  readonly label: string;
  readonly names: readonly string[] | undefined;
  readonly onChange: (names: string[]) => void;
}

const Names = ({ label, names = [], onChange }: NamesProps): JSX.Element => (
  <label class="field">
    <span>{label}</span>
    <input
      value={names.join(', ')}
      placeholder="names, separated by commas"
      autocomplete="off"
      spellcheck={false}
      onChange={({ currentTarget }) => onChange(currentTarget.value.split(',').flatMap((name) => name.trim() || []))}
    />
  </label>
);
