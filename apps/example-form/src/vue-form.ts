import type { CardParams } from '@pg/card-params';
import * as v from 'valibot';
import { reactive, ref } from 'vue';
import { AddressForm, EMPTY } from './address-form.ts';
import type { Errors } from './plain-form.ts';

/** The form with Vue: `v-model="fields.shipping_postcode"`, `{{ errors?.shipping_postcode?.[0] }}`, `@submit.prevent="submit"`. */
export function useAddressForm(onCard: (card: CardParams) => void) {
  const fields = reactive({ ...EMPTY });
  const errors = ref<Errors>();
  function submit(): void {
    const { success, output, issues } = v.safeParse(AddressForm, fields);
    errors.value = issues && v.flatten<typeof AddressForm>(issues).nested;
    if (success) onCard(output);
  }
  return { fields, errors, submit };
}
