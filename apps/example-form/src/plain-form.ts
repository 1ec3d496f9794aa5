import type { CardParams } from '@pg/card-params';
import * as v from 'valibot';
import { AddressForm, FIELDS } from './address-form.ts';

/** Reads a form that was submitted: what goes into `parameters.card`, or a message for each field that has a mistake. */
export function readForm(form: FormData): { card: CardParams } | { errors: Record<string, string> } {
  // Other fields, such as a CSRF token, must not reach the acquirer. A field that is there twice is an array: an error.
  const fields = FIELDS.map((name) => [name, form.getAll(name)] as const);
  const given = Object.fromEntries(fields.map(([name, values]) => [name, values.length > 1 ? values : values[0]]));
  const { success, output, issues } = v.safeParse(AddressForm, given);
  if (success) return { card: output };
  return { errors: Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message])) };
}
