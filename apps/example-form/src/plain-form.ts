import type { CardParams } from '@pg/card-params';
import * as v from 'valibot';
import { AddressForm, FIELDS } from './address-form.ts';

/** Messages by field. */
export type Errors = v.FlatErrors<typeof AddressForm>['nested'];

/** What goes into `parameters.card`, or what the payer must correct. */
export interface FormState {
  readonly card?: CardParams;
  readonly errors?: Errors;
}

/** Reads a form that was submitted. */
export function readForm(form: FormData): FormState {
  // Other fields, such as a CSRF token, must not reach the acquirer. A field that is there twice is an array: an error.
  const fields = FIELDS.map((name) => [name, form.getAll(name)] as const);
  const given = Object.fromEntries(fields.map(([name, values]) => [name, values.length > 1 ? values : values[0]]));
  const { success, output, issues } = v.safeParse(AddressForm, given);
  return success ? { card: output } : { errors: v.flatten<typeof AddressForm>(issues).nested };
}
