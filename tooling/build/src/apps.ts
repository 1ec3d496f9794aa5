const checkOf = (schema: string): string => `
import { ${schema} } from '@pg/card-params';
import { safeParse } from 'valibot';
console.log(safeParse(${schema}, JSON.parse(globalThis.text)).success);
`;

/** Apps that people write, as their only module. valibot counts: they bring it along for the schemas. */
export const apps: Readonly<Record<string, string>> = {
  'an app with Set 1': checkOf('Set1Instalments'),
  'an app with Set 6': checkOf('Set6Cart'),
  'an app that makes sessions': `
import { createSessionRequest } from '@pg/session-request';
globalThis.pay = (body) => createSessionRequest('https://pay.example', body);
`,
  'an app that makes sales': `
import { createSaleRequest } from '@pg/sale-form';
globalThis.pay = (sale) => createSaleRequest('https://s2s.pay.example', sale);
`,
  'an app that checks sales': `
import { check } from '@pg/rule-kit';
import { decodeSaleForm, saleForm } from '@pg/sale-form';
console.log(check(saleForm, decodeSaleForm('brand=wallet1').sale));
`,
};
