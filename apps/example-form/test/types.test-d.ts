// `tsc` checks this file in the `types` task. Each `@ts-expect-error` must be followed by an error.
import type { CardParams } from '@pg/card-params';
import { useForm } from 'react-hook-form';

export function useCard(): string | undefined {
  const { register, formState } = useForm<CardParams>();
  register('cart.items.0.name');
  register('payee_phone');
  // @ts-expect-error no set has this field
  register('descriptr');
  return formState.errors.descriptor?.message;
}
