import { createSaleRequest, parse, saleType } from '@pg/sale-form';
import { type Gateway, sign } from './gateway.ts';
import type { Payment } from './our-api.ts';

/** Sends a sale. Throws an `InvalidRequestError` if the service would refuse it. */
export async function pay(gateway: Gateway, { orderId, total, currency, brand, token }: Payment): Promise<Response> {
  const sale = parse(saleType, {
    action: 'SALE',
    client_key: gateway.clientKey,
    brand,
    order_id: orderId,
    order_amount: total,
    order_currency: currency,
    order_description: `Order ${orderId}`,
    return_url: 'https://shop.example/done',
    'parameters[paymentToken]': token, // the string that the wallet gave
  });
  const { url, ...init } = await createSaleRequest(gateway.s2sUrl, sale, {
    sign, // gets a frozen copy: what is signed is what is sent
    strict: true, // a misspelled field is an error
    onFinding: (finding) => gateway.log(finding.message), // gets the warnings
  });
  return gateway.send(url, init); // POST https://s2s.pay.example/post-va
}
