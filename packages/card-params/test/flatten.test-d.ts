// Checked by `tsc` in the `types` task: each line after `@ts-expect-error` must be an error.
import { formSchema } from '@pg/rule-kit';
import * as v from 'valibot';
import { CardParams, Set6Cart } from '../src/index.ts';

const { issues } = v.safeParse(CardParams, {});
if (issues) {
  const { nested } = v.flatten<typeof CardParams>(issues);
  nested?.descriptor satisfies readonly string[] | undefined;
  nested?.['shipping.street1'] satisfies readonly string[] | undefined;
  nested?.['cart.items'] satisfies readonly string[] | undefined;
  // @ts-expect-error no set has this field
  nested?.descriptr;
  // @ts-expect-error no set has this field inside
  nested?.['shipping.stret1'];
}

const inSet = v.safeParse(Set6Cart, {});
if (inSet.issues) v.flatten<typeof Set6Cart>(inSet.issues).nested?.['shipping.street1'] satisfies unknown;

CardParams.entries.descriptor satisfies v.GenericSchema<string | undefined>;
// @ts-expect-error no set has this field
CardParams.entries.descriptr satisfies v.GenericSchema;
formSchema(CardParams).entries.descriptor satisfies v.GenericSchema;
