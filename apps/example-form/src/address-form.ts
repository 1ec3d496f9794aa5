import { Set4CustomerShipping } from '@pg/card-params';
import { formSchema } from '@pg/rule-kit';
import type { InferInput } from 'valibot';
import { french } from './french.ts';

/** The schema of the form: what it reads is Set 4, and its messages are for payers. */
export const AddressForm = formSchema(Set4CustomerShipping, french);

/** The fields that the form shows, in its order. */
export const FIELDS = ['customer_phone', 'shipping_street1', 'shipping_postcode', 'shipping_country'] as const;

/** The form before the payer types. */
export const EMPTY: InferInput<typeof AddressForm> = {
  customer_phone: '',
  shipping_street1: '',
  shipping_postcode: '',
  shipping_country: '',
};
