import { createHash } from 'node:crypto';
import { createSessionRequest } from '@pg/session-request';

// Your account manager says how the hash is made: the document does not show it.
const sign = (body: object): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

const request = await createSessionRequest(
  'https://pay.example',
  {
    merchant_key: 'YOUR_MERCHANT_KEY',
    operation: 'purchase',
    methods: ['card'],
    parameters: { card: { descriptor: 'Order 1001' } }, // typed; hover over a field to see its row in the document
    order: { number: '1001', amount: '49.90', currency: 'EUR', description: 'A cup' },
    success_url: 'https://shop.example/done',
    cancel_url: 'https://shop.example/cart',
  },
  { sign, strict: true }, // a misspelled field is an error
);
console.log(request); // for fetch(request.url, request): POST https://pay.example/api/v1/session
