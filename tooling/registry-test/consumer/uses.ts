// A user's program. The tests only compile it.

import { Shipping } from '@pg/card-params';
import pg from '@pg/eslint-plugin';
import { serve } from '@pg/language-server';
import { lintText } from '@pg/lint';
import { check, type PreparedRequest } from '@pg/rule-kit';
import { createSaleRequest, type Sale } from '@pg/sale-form';
import { type SessionRequest, sessionType } from '@pg/session-request';
import { typeCode } from '@pg/type-codes';
import { findPaymentFlow, wallet2TokenType } from '@pg/wallet-tokens';
import type { Linter } from 'eslint';
import * as v from 'valibot';

const address: Shipping = { street1: 'Test Street 1' };
const body: SessionRequest = { methods: ['card'], parameters: { card: { shipping: address } } };
export const found: number = check(sessionType, body).length + lintText(JSON.stringify(body)).findings.length;
export const street: string | undefined = v.parse(Shipping, address).street1;
export const code: string = v.parse(typeCode('AN5'), 'abcde');
const sale: Sale = { action: 'SALE', brand: 'naps', order_amount: '10.00' };
export const request: Promise<PreparedRequest> = createSaleRequest('https://s2s.pay.example', sale);
export const { flow } = findPaymentFlow({
  wallet: 'wallet2',
  settings: {},
  provider: { supportsCardFlow: true },
  mode: 's2s',
});
export const unread: number = check(wallet2TokenType, '{').length;
export const answer: typeof serve = serve;
export const flat: Linter.Config[] = pg.configs.recommended;
