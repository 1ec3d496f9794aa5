import { resources } from '@pg/lint';
import type { Profile } from '@pg/rule-kit';
import { brands } from '@pg/sale-form';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { cardSetNumbers, isCardSet } from './read-profile.ts';

const fields = [
  ...new Set(
    resources
      .filter(({ at }) => at !== undefined)
      .flatMap(({ tables }) => tables)
      .filter(({ basis }) => basis === undefined)
      .flatMap(({ at, rows }) => Object.keys(rows).map((name) => (at === '' ? name : `${at}.${name}`))),
  ),
];

interface ProfileEditorProps {
  readonly profile: Profile;
  readonly onChange: (profile: Profile) => void;
}

/** The form of a merchant profile. */
export function ProfileEditor({ profile, onChange }: ProfileEditorProps): JSX.Element {
  const set = <TName extends keyof Profile>(name: TName, value: Profile[TName]): void => {
    const { [name]: _, ...others } = profile;
    onChange(value === undefined ? others : { ...others, [name]: value });
  };
  return (
    <div class="profile">
      <p class="note">What your account manager told you. Payloads are checked against it.</p>
      <label class="field">
        <span>Card parameter set</span>
        <select
          value={profile.cardSet ?? ''}
          onChange={({ currentTarget }) => set('cardSet', cardSetOf(currentTarget.value))}
        >
          <option value="">not set</option>
          {cardSetNumbers.map((number) => (
            <option key={number} value={number}>
              Set {number}
            </option>
          ))}
        </select>
      </label>
      <RequiredFields required={profile.require ?? []} onChange={(names) => set('require', names)} />
      <Names
        label="Debit operations"
        names={profile.debitOperations ?? []}
        onChange={(names) => set('debitOperations', names)}
      />
      <fieldset>
        <legend>Required parameters by brand</legend>
        {Object.keys(brands).map((brand) => (
          <Names
            key={brand}
            label={brand}
            names={profile.brandParameters?.[brand] ?? []}
            onChange={(names) => set('brandParameters', { ...profile.brandParameters, [brand]: names })}
          />
        ))}
      </fieldset>
    </div>
  );
}

function cardSetOf(value: string): Profile['cardSet'] {
  const number = Number(value);
  return isCardSet(number) ? number : undefined;
}

interface NamesProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly onChange: (names: string[]) => void;
}

/** Comma-separated names. */
function Names({ label, names, onChange }: NamesProps): JSX.Element {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        value={names.join(', ')}
        placeholder="comma-separated names"
        autocomplete="off"
        spellcheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value.split(',').flatMap((name) => name.trim() || []))}
      />
    </label>
  );
}

interface RequiredFieldsProps {
  readonly required: readonly string[];
  readonly onChange: (names: string[]) => void;
}

function RequiredFields({ required, onChange }: RequiredFieldsProps): JSX.Element {
  const [typed, setTyped] = useState('');
  const add = (event: Event): void => {
    event.preventDefault();
    const name = typed.trim();
    if (name === '') return;
    onChange([...new Set([...required, name])]);
    setTyped('');
  };
  const field = useRef<HTMLInputElement>(null);
  const remove = (name: string): void => {
    onChange(required.filter((each) => each !== name));
    field.current?.focus();
  };
  return (
    <form class="field" onSubmit={add}>
      <label for="required-field">Required fields</label>
      <span class="row">
        <input
          id="required-field"
          ref={field}
          list="fields"
          value={typed}
          placeholder={fields.find((name) => name.includes('.'))}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <button type="submit" class="small">
          Add
        </button>
      </span>
      <datalist id="fields">
        {fields.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {required.length > 0 && (
        <ul class="chips">
          {required.map((name) => (
            <li key={name}>
              <code>{name}</code>
              <button type="button" aria-label={`Remove ${name}`} onClick={() => remove(name)}>
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
