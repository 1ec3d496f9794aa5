'use client';
import { useActionState } from 'react';
import { FIELDS } from './address-form.ts';
import { labelOf } from './french.ts';
import { pay } from './next-action.ts';

/** The form with Next, or with React's server actions elsewhere. */
export function NextForm() {
  const [{ card, errors, typed }, submit] = useActionState(pay, { typed: new FormData() });
  return (
    <form action={submit}>
      {FIELDS.map((name) => (
        <label key={name}>
          {labelOf(name)}
          <input name={name} defaultValue={String(typed.get(name) ?? '')} />
          <span role="alert">{errors?.[name]?.[0]}</span>
        </label>
      ))}
      <button type="submit">Payer</button>
      <output>{card && JSON.stringify(card)}</output>
    </form>
  );
}
