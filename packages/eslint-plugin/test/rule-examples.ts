import type { RuleName } from '../src/index.ts';

/** An incorrect and a correct file of a rule. They are its test on both majors of ESLint, and the example on its page. */
export interface RuleExample {
  readonly file: string;
  readonly wrong: string;
  readonly right: string;
  /** The content of `pg-lint.config.json`, if there is one. */
  readonly configuration?: object;
  /** The position of each report, and its `pg-lint` rule. */
  readonly reports: readonly string[];
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const token = { protocolVersion: 'ECv1', signature: 'MAAA', signedMessage: '{}' };

export const ruleExamples: Record<RuleName, RuleExample> = {
  'valid-text': {
    file: 'order.json',
    wrong: '{\n  "descriptor": "Order 1001",\n  "descriptor": "Order 1002"\n}\n',
    right: '{\n  "descriptor": "Order 1002"\n}\n',
    reports: ['3:3-3:15 duplicate-field'],
  },
  'plausible-text': {
    file: 'sale.form',
    wrong: 'client_key=key&&hash=signature\n',
    right: 'client_key=key&hash=signature\n',
    reports: ['1:15-1:16 empty-form-field'],
  },
  'valid-values': {
    file: 'item.json',
    wrong: json({ cart: { items: [{ name: 'Cup', quantity: '1,5', quantityUnit: 'kg' }] } }),
    right: json({ cart: { items: [{ name: 'Cup', quantity: '1.5', quantityUnit: 'KG' }] } }),
    reports: ['6:21-6:26 type-code', '7:25-7:29 allowed-value'],
  },
  'plausible-values': {
    file: 'payment.json',
    wrong: json({ cart: { payments: [{ name: '', status: 'paid' }] } }),
    right: json({ cart: { payments: [{ name: 'Gift card', status: 'captured' }] } }),
    reports: ['5:17-5:19 empty-string', '6:19-6:25 given-value'],
  },
  'valid-names': {
    file: 'item.json',
    wrong: json({ 'parameters[cart][items][0][name]': 'Cup' }),
    right: json({ cart: { items: [{ name: 'Cup' }] } }),
    reports: ['2:3-2:37 bracket-name'],
  },
  'plausible-names': {
    file: 'receiver.json',
    wrong: json({ payee_first_name: 'Test', payee_last_name: 'Test', payee_Phone: '1', payee_cty: 'Recife' }),
    right: json({ payee_first_name: 'Test', payer_last_name: 'Test', payee_phone: '1', payee_city: 'Recife' }),
    reports: ['3:3-3:20 receiver-last-name', '4:3-4:16 unknown-field', '5:3-5:14 unknown-field'],
  },
  'valid-fields': {
    file: 'instalments.json',
    wrong: json({ bnrg_installm_def: '00', bnrg_installm_months: '03' }),
    right: json({ bnrg_installm_def: '00', bnrg_installm_months: '03', bnrg_installm_plan: '03' }),
    reports: ['1:1-1:2 required'],
  },
  'plausible-fields': {
    file: 'item.json',
    wrong: json({ cart: { items: [{ commodityCode: '12345678' }] } }),
    right: json({ cart: { items: [{ commodityCode: '12345678', taxCategory: 'AA' }] } }),
    reports: ['4:7-4:8 tax-category'],
  },
  'valid-combinations': {
    file: 'card.json',
    configuration: { profile: { cardSet: 6 } },
    wrong: json({ descriptor: 'Order 1001' }),
    right: json({ shipping: { city: 'Lyon' } }),
    reports: ['2:3-2:15 profile-set'],
  },
  'plausible-combinations': {
    file: 'card.json',
    wrong: json({ descriptor: 'Order 1001', shipping: { city: 'Lyon' } }),
    right: json({ shipping: { city: 'Lyon' } }),
    reports: ['2:3-2:15 one-set'],
  },
  'valid-wallet-tokens': {
    file: 'token.json',
    wrong: json({ ...token, protocolVersion: 'ECv2SigningOnly' }),
    right: json(token),
    reports: ['2:22-2:39 signing-only'],
  },
  'plausible-wallet-tokens': {
    file: 'token.json',
    wrong: json({ ...token, signature: 'MA==' }),
    right: json({ ...token, signature: 'MA==' }).replaceAll('=', '\\u003d'),
    reports: ['3:19-3:20 token-rewritten'],
  },
  'valid-wallet-settings': {
    file: 'wallet1.json',
    wrong: json({ merchantIdentifier: 'shop.example', shopName: 'Cups' }),
    right: json({ merchantIdentifier: 'merchant.shop.example', shopName: 'Cups' }),
    reports: ['2:25-2:39 merchant-prefix'],
  },
  'plausible-wallet-settings': {
    file: 'wallet2.json',
    wrong: json({ environment: 'TEST', gateway: 'example' }),
    right: json({ environment: 'TEST', gateway: 'example', gatewayMerchantId: 'shop' }),
    reports: ['1:1-1:2 gateway-pair'],
  },
  'known-kind': {
    file: 'other.json',
    wrong: json({ compilerOptions: { strict: true } }),
    right: json({ descriptor: 'Order 1001' }),
    reports: ['1:1-5:2 unknown-kind'],
  },
  notes: {
    file: 'wallet2.json',
    wrong: json({ environment: 'TEST', allowedAuthMethod: 'PAN_ONLY', privateKey: 'key' }),
    right: json({ environment: 'TEST', allowedAuthMethod: 'CRYPTOGRAM_3DS', privateKey: 'key' }),
    reports: ['3:24-3:34 three-d-secure'],
  },
};
