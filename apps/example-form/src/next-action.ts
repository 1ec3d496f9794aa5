'use server';
import { type FormState, readForm } from './plain-form.ts';

/** The server action. It also returns what the payer typed, because React empties the form. */
export async function pay(_: FormState, form: FormData): Promise<FormState & { readonly typed: FormData }> {
  return { ...readForm(form), typed: form };
}
