import { check } from '@pg/rule-kit';
import { expect, test } from 'vitest';
import { createWallet2ClientRequest, wallet2ClientRequestType, wallet2SettingsTable } from '../src/index.ts';

const { values: METHODS } = wallet2SettingsTable.rows.allowedAuthMethod[3];

test.each<[object, string, string?]>([
  [{ allowedAuthMethods: ['PAN_ONLY'] }, 'auth-methods-missing'],
  [{ allowedAuthMethods: METHODS.map((each) => each.replace('CRYPTOGRAM_', 'CRYPTOGRAM')) }, 'wrong-case'],
  [{ allowedAuthMethods: 'PAN_ONLY' }, 'single-item', 'Put it in square brackets.'],
])('a client request with %j has the finding %s', (parameters, code, hint) => {
  const request = createWallet2ClientRequest({ gateway: 'shop' }, 'client-1');
  Object.assign(request.allowedPaymentMethods[0].parameters, parameters);
  const findings = check(wallet2ClientRequestType, request);
  expect(findings).toMatchObject([{ code }]);
  expect(findings.map((finding) => finding.hint)).toEqual([hint]);
});

test('a string instead of an array of objects is not put into brackets', () => {
  const [finding] = check(wallet2ClientRequestType, { allowedPaymentMethods: 'CARD' });
  expect([finding?.code, finding?.hint]).toEqual(['wrong-type', undefined]);
});
