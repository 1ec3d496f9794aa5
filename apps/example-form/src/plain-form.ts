import type { CardParams } from '@pg/card-params';
import * as v from 'valibot';
import { AddressForm } from './address-form.ts';

/** Reads a form that was submitted: what goes into `parameters.card`, or a message for each field that has a mistake. */
export function readForm(form: FormData): { card: CardParams } | { errors: Record<string, string> } {
  const { success, output, issues } = v.safeParse(AddressForm, Object.fromEntries(form));
  if (success) return { card: output };
  return { errors: Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message])) };
}
