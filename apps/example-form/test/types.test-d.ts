// `tsc` checks this file in the `types` task. Each `@ts-expect-error` must be followed by an error.
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type CardParams, Set6Cart } from '@pg/card-params';
import { formSchema } from '@pg/rule-kit';
import { useField, useForm as useTanStackForm } from '@tanstack/react-form';
import { useFieldArray, useForm } from 'react-hook-form';
import type { GenericSchema, InferInput } from 'valibot';
import { AddressForm, EMPTY } from '../src/address-form.ts';

export function useCard(): string | undefined {
  const { register, formState } = useForm<CardParams>();
  register('cart.items.0.name');
  register('payee_phone');
  // @ts-expect-error no set has this field
  register('descriptr');
  return formState.errors.descriptor?.message;
}

const CartForm = formSchema(Set6Cart);
const ITEM = { name: '', price: '' };

export function useItems() {
  const { control } = useForm({ resolver: valibotResolver(CartForm), defaultValues: { cart: { items: [ITEM] } } });
  const { append, fields } = useFieldArray({ control, name: 'cart.items' });
  append(ITEM);
  // @ts-expect-error no item has this field
  append({ nme: '' });
  return fields[0]?.name;
}

export function useTanStackItems(): void {
  const defaultValues: InferInput<typeof CartForm> = { cart: { items: [ITEM], payments: [{ primary: 'on' }] } };
  const form = useTanStackForm({ defaultValues, validators: { onChange: CartForm } });
  const items = useField({ form, name: 'cart.items' });
  items.pushValue(ITEM);
  // @ts-expect-error no item has this field
  items.pushValue({ nme: '' });
  useTanStackForm({ defaultValues: EMPTY, validators: { onChange: AddressForm } });
}

/** What SvelteKit's remote `form()` takes. */
interface RemoteFormInput {
  [name: string]: Several<string | number | boolean | File | RemoteFormInput>;
}
type Several<T> = T | T[];
const remoteForm = <TSchema extends GenericSchema<RemoteFormInput, Record<string, unknown>>>(
  schema: TSchema,
): TSchema => schema;
remoteForm(CartForm);
remoteForm(AddressForm);
