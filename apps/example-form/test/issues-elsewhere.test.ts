import { parseWithValibot } from '@conform-to/valibot';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { CardParams, Set1Instalments } from '@pg/card-params';
import { formSchema } from '@pg/rule-kit';
import { SessionRequest } from '@pg/session-request';
import { FormApi } from '@tanstack/react-form';
import * as devalue from 'devalue';
import cloneDeep from 'lodash/cloneDeep.js';
import { deserialize, serialize } from 'seroval';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isReactive, reactive } from 'vue';

const PLANTED = { bnrg_installm_months: 'PLANTED', cart: { items: [{ name: 'a', currency: 'PLANTED' }] } };
const PATHS = ['bnrg_installm_months', 'cart.items.0.currency'];
const MESSAGES = [
  'bnrg_installm_months must be digits only, but has a letter at character 1',
  'cart.items[0].currency must have at most 3 characters, but has 7',
];

const { issues } = v.safeParse(formSchema(CardParams), PLANTED);

describe('issues survive', () => {
  test.each<[string, (value: unknown) => unknown]>([
    ['a spread', (value) => (value as object[]).map((issue) => ({ ...issue }))],
    ['structuredClone', structuredClone],
    ['JSON', (value) => JSON.parse(JSON.stringify(value))],
    ["Vue's reactive", (value) => reactive(value as object)],
    ['devalue (SvelteKit, Nuxt)', (value) => devalue.parse(devalue.stringify(value))],
    ['seroval (TanStack Start)', (value) => deserialize(serialize(value))],
    ["lodash's cloneDeep", cloneDeep],
  ])('%s', (_, send) => {
    const sent = send(issues) as v.BaseIssue<unknown>[];
    expect(sent.map((issue) => issue.message)).toEqual(MESSAGES);
    expect(sent.map((issue) => v.getDotPath(issue))).toEqual(PATHS);
    expect(sent).toMatchObject([{ code: 'not-digits' }, { code: 'too-long' }]);
    expect(JSON.stringify(sent)).not.toContain('PLANTED');
  });

  test('Vue makes them reactive', () => {
    expect(reactive([...(issues ?? [])]).every(isReactive)).toBe(true);
  });
});

describe('a schema runs as valibot after', () => {
  test.each<[string, v.GenericSchema]>([
    ['cloneDeep', cloneDeep(Set1Instalments)],
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

const CardForm = formSchema(CardParams);
const SessionForm = formSchema(SessionRequest);
const card = (): v.InferInput<typeof CardForm> => ({ shipping: { street1: 'a'.repeat(101) } });
const session = (): v.InferInput<typeof SessionForm> => ({ order: { amount: '1' } });
const STREET = 'street1 must have at most 100 characters, but has 101';
const AMOUNT = 'amount must have exactly 2 decimals, like 49.90, but has none';

describe('an issue is shown at its field by', () => {
  test('Conform', () => {
    const street = new URLSearchParams({ 'shipping.street1': 'a'.repeat(101) });
    expect(parseWithValibot(street, { schema: CardForm }).reply().error).toEqual({
      'shipping.street1': [`shipping.${STREET}`],
    });
    const amount = new URLSearchParams({ 'order.amount': '1' });
    expect(parseWithValibot(amount, { schema: SessionForm }).reply().error).toEqual({
      'order.amount': [`order.${AMOUNT}`],
    });
  });

  test('react-hook-form', async () => {
    const options = { fields: {}, shouldUseNativeValidation: false };
    const ofCard = await valibotResolver(CardForm)(card(), undefined, options);
    expect(ofCard.errors).toMatchObject({ shipping: { street1: { message: `shipping.${STREET}` } } });
    const ofSession = await valibotResolver(SessionForm)(session(), undefined, options);
    expect(ofSession.errors).toMatchObject({ order: { amount: { message: `order.${AMOUNT}` } } });
  });

  test('TanStack Form', () => {
    const ofCard = new FormApi({ defaultValues: card(), validators: { onChange: CardForm } });
    const ofSession = new FormApi({ defaultValues: session(), validators: { onChange: SessionForm } });
    for (const form of [ofCard, ofSession]) {
      form.mount();
      form.validate('change');
    }
    expect(ofCard.getFieldMeta('shipping.street1')?.errors).toMatchObject([{ message: `shipping.${STREET}` }]);
    expect(ofSession.getFieldMeta('order.amount')?.errors).toMatchObject([{ message: `order.${AMOUNT}` }]);
  });
});
