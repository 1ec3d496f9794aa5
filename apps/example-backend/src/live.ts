import { createSaleRequest } from '@pg/sale-form';
import { createSessionRequest } from '@pg/session-request';
import axios from 'axios';
import { sign } from './gateway.ts';

/** The live service's names, as in `pg-lint.config.json`. */
export const names = { wallet1: 'applepay', wallet2: 'googlepay' } as const;

/** What the account manager gave: two base URLs and two credentials. */
export interface Account {
  readonly baseUrl: string;
  readonly s2sUrl: string;
  readonly merchantKey: string;
  readonly clientKey: string;
}

export interface Purchase {
  readonly id: string;
  readonly amount: string;
}

/** Creates a session with `fetch`. */
export async function startCheckout({ baseUrl, merchantKey }: Account, { id, amount }: Purchase): Promise<number> {
  const session = {
    merchant_key: merchantKey,
    operation: 'purchase',
    methods: ['card', 'applepay'], // 'wallet1' is reported: the live service does not know it
    parameters: { card: { descriptor: `Order ${id}` }, applepay: {} },
    order: { number: id, amount, currency: 'EUR', description: `Order ${id}` },
  } as const;
  const { url, ...init } = await createSessionRequest(baseUrl, session, { names, sign });
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) });
  return response.status;
}

/** Sends a sale with axios. */
export async function payByWallet(
  { s2sUrl, clientKey }: Account,
  { id, amount }: Purchase,
  token: string,
): Promise<number> {
  const sale = {
    action: 'SALE',
    client_key: clientKey,
    brand: 'applepay',
    order_id: id,
    order_amount: amount,
    order_currency: 'EUR',
    order_description: `Order ${id}`,
    'parameters[paymentToken]': token, // the string that the wallet gave
  } as const;
  const { url, method, headers, body } = await createSaleRequest(s2sUrl, sale, { names, sign });
  const response = await axios({ url, method, headers, data: body, timeout: 10_000 });
  return response.status;
}
