import type { CardParams } from '@pg/card-params';
import { useForm } from '@tanstack/react-form';
import * as v from 'valibot';
import { AddressForm, EMPTY, FIELDS } from './address-form.ts';
import { labelOf } from './french.ts';

/** The form with TanStack Form, which hands over what the payer typed: it is read once more. */
export function TanStackForm({ onCard }: { onCard: (card: CardParams) => void }) {
  const form = useForm({
    defaultValues: EMPTY,
    validators: { onSubmit: AddressForm },
    onSubmit: ({ value }) => onCard(v.parse(AddressForm, value)),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        form.handleSubmit();
      }}
    >
      {FIELDS.map((name) => (
        <form.Field key={name} name={name}>
          {({ state, handleChange }) => (
            <label>
              {labelOf(name)}
              <input value={state.value ?? ''} onChange={({ target }) => handleChange(target.value)} />
              <span role="alert">{state.meta.errors[0]?.message}</span>
            </label>
          )}
        </form.Field>
      ))}
      <button type="submit">Payer</button>
    </form>
  );
}
