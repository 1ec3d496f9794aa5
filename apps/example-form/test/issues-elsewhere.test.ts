import { parseWithValibot } from '@conform-to/valibot';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { CardParams, Set1Instalments } from '@pg/card-params';
import { formSchema } from '@pg/rule-kit';
import { FormApi } from '@tanstack/react-form';
import { isReactive, reactive } from '@vue/reactivity';
import * as devalue from 'devalue';
import cloneDeep from 'lodash/cloneDeep.js';
import { deserialize, serialize } from 'seroval';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const PLANTED = { bnrg_installm_def: 'PLANTED', cart: { items: [{ name: 'a', quantityUnit: 'PLANTED' }] } };
const PATHS = ['bnrg_installm_def', 'cart.items.0.quantityUnit'];
const MESSAGES = ['bnrg_installm_def must be 00 or 01', 'items[0].quantityUnit must be one of M, CM, KG, G, COUNT'];

const { issues } = v.safeParse(formSchema(CardParams), PLANTED);

describe('issues survive', () => {
  test.each<[string, (value: unknown) => unknown]>([
    ['a spread', (value) => (value as object[]).map((issue) => ({ ...issue }))],
    ['structuredClone', structuredClone],
    ['JSON', (value) => JSON.parse(JSON.stringify(value))],
    ['Vue’s reactive', (value) => reactive(value as object)],
    ['devalue (SvelteKit, Nuxt)', (value) => devalue.parse(devalue.stringify(value))],
    ['seroval (TanStack Start)', (value) => deserialize(serialize(value))],
    ['lodash’s cloneDeep', cloneDeep],
  ])('%s', (_, send) => {
    const sent = send(issues) as v.BaseIssue<unknown>[];
    expect(sent.map((issue) => issue.message)).toEqual(MESSAGES);
    expect(sent.map((issue) => v.getDotPath(issue))).toEqual(PATHS);
    expect(sent).toMatchObject([{ code: 'not-listed' }, { code: 'not-listed' }]);
    expect(JSON.stringify(sent)).not.toContain('PLANTED');
  });

  test('Vue makes them reactive', () => {
    expect(reactive([...(issues ?? [])]).every(isReactive)).toBe(true);
  });
});

describe('a schema runs as valibot after', () => {
  test.each<[string, v.GenericSchema]>([
    ['cloneDeep', cloneDeep(Set1Instalments)],
    ['v.config', v.config(Set1Instalments, {})],
    ['v.omit', v.omit(Set1Instalments, ['bnrg_installm_plan'])],
    ['v.partial', v.partial(Set1Instalments)],
    ['v.required with a message', v.required(Set1Instalments, ['bnrg_installm_months'], 'fehlt')],
    ['v.message', v.message(Set1Instalments, 'falsch')],
    [
      'v.variant',
      v.variant('bnrg_installm_def', [v.object({ ...Set1Instalments.entries, bnrg_installm_def: v.literal('00') })]),
    ],
  ])('%s', (_, schema) => {
    const payload = { bnrg_installm_def: '00', bnrg_installm_months: '03', bnrg_installm_plan: '05' };
    expect(v.parse(schema, payload)).toEqual(payload);
    const refused = v.safeParse(schema, { ...payload, bnrg_installm_months: '3' });
    expect(refused.issues?.map((issue) => v.getDotPath(issue))).toEqual(['bnrg_installm_months']);
  });
});

const Set1Form = formSchema(Set1Instalments);
const EMPTY: v.InferInput<typeof Set1Form> = {};
const MONTHS = 'bnrg_installm_months must be exactly 2 digits, but has 1';
const wrong = { bnrg_installm_def: '00', bnrg_installm_months: '3', bnrg_installm_plan: '05' } as const;

describe('an issue is shown by', () => {
  test('Conform', () => {
    const submission = parseWithValibot(new URLSearchParams(wrong), { schema: Set1Form });
    expect(submission.reply().error).toMatchObject({ bnrg_installm_months: [MONTHS] });
  });

  test('react-hook-form', async () => {
    const resolve = valibotResolver(Set1Form);
    const { errors } = await resolve(wrong, undefined, { fields: {}, shouldUseNativeValidation: false });
    expect(errors).toMatchObject({ bnrg_installm_months: { message: MONTHS } });
  });

  test('TanStack Form', () => {
    const defaultValues: v.InferInput<typeof Set1Form> = { ...EMPTY, ...wrong };
    const form = new FormApi({ defaultValues, validators: { onChange: Set1Form } });
    form.mount();
    form.validate('change');
    expect(form.getFieldMeta('bnrg_installm_months')?.errors).toMatchObject([{ message: MONTHS }]);
  });
});
