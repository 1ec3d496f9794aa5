import { valibotResolver } from '@hookform/resolvers/valibot';
import type { CardParams } from '@pg/card-params';
import { useForm } from 'react-hook-form';
import { AddressForm, EMPTY, FIELDS } from './address-form.ts';
import { labelOf } from './french.ts';

/** The form with react-hook-form. */
export function HookForm({ onCard }: { onCard: (card: CardParams) => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(AddressForm),
    defaultValues: EMPTY,
  });
  return (
    <form onSubmit={handleSubmit((card) => onCard(card))}>
      {FIELDS.map((name) => (
        <label key={name}>
          {labelOf(name)}
          <input {...register(name)} />
          <span role="alert">{formState.errors[name]?.message}</span>
        </label>
      ))}
      <button type="submit">Payer</button>
    </form>
  );
}
