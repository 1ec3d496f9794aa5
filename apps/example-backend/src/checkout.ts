import { createSessionRequest, type SessionRequest } from '@pg/session-request';
import { type Gateway, sign } from './gateway.ts';
import type { Checkout } from './our-api.ts';

/** Creates a checkout session. Throws an `InvalidRequestError` if the service would refuse it. */
export async function checkout(gateway: Gateway, { orderId, total, currency, card }: Checkout): Promise<Response> {
  const session: SessionRequest = {
    merchant_key: gateway.merchantKey,
    operation: 'purchase',
    methods: ['card'],
    parameters: { card }, // typed; hover over a field to see its row in the document
    order: { number: orderId, amount: total, currency, description: `Order ${orderId}` },
    success_url: 'https://shop.example/done',
    cancel_url: 'https://shop.example/cart',
  };
  const { url, ...init } = await createSessionRequest(gateway.baseUrl, session, {
    sign, // gets a frozen copy: what is signed is what is sent
    strict: true, // a misspelled field is an error
    onFinding: (finding) => gateway.log(finding.message), // gets the warnings
  });
  return gateway.send(url, init); // POST https://pay.example/api/v1/session
}
