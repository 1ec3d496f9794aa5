import { createHash } from 'node:crypto';
import { type Finding, InvalidRequestError, toProblemDetails } from '@pg/rule-kit';
import { createSaleRequest, parseSale } from '@pg/sale-form';
import { createSessionRequest, parseSession } from '@pg/session-request';
import { Hono } from 'hono';

/** What a backend knows of the payment service. */
export interface Gateway {
  readonly baseUrl: string;
  readonly s2sUrl: string;
  readonly merchantKey: string;
  readonly clientKey: string;
  /** Sends a request: `fetch`, or a fake in tests. */
  readonly send: (request: Request) => Promise<Response>;
  /** Gets what is questionable in a request that is sent. It has no payer's data. */
  readonly log: (message: string) => void;
}

/** Our API calls some fields by other names. */
const names = { 'order.number': 'orderId', 'order.amount': 'total', order_id: 'orderId', order_amount: 'total' };

/** The document does not show how the hash is made: ask your account manager. */
const sign = (body: object): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

export function makeBackend({ baseUrl, s2sUrl, merchantKey, clientKey, send, log }: Gateway): Hono {
  const app = new Hono();
  const options = { sign, strict: true, onFinding: ({ message }: Finding) => log(message) };

  app.post('/checkout', async (context) => {
    const { orderId, total, currency, card } = await context.req.json();
    const session = parseSession({
      merchant_key: merchantKey,
      operation: 'purchase',
      methods: ['card'],
      parameters: { card },
      order: { number: orderId, amount: total, currency, description: `Order ${orderId}` },
      success_url: 'https://shop.example/done',
      cancel_url: 'https://shop.example/cart',
    });
    return send(await createSessionRequest(baseUrl, session, options));
  });

  app.post('/pay', async (context) => {
    const { orderId, total, currency, brand, token } = await context.req.json();
    const sale = parseSale({
      action: 'SALE',
      client_key: clientKey,
      brand,
      order_id: orderId,
      order_amount: total,
      order_currency: currency,
      'parameters[paymentToken]': token,
    });
    return send(await createSaleRequest(s2sUrl, sale, options));
  });

  app.onError((error, context) => {
    if (!(error instanceof InvalidRequestError)) return context.body('the payment could not be started', 500);
    const problem = toProblemDetails(error, { names });
    return context.body(JSON.stringify(problem), 422, { 'Content-Type': 'application/problem+json' });
  });

  return app;
}
