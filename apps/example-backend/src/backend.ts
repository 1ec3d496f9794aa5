import { InvalidRequestError, toProblemDetails } from '@pg/session-request';
import { Hono } from 'hono';
import { checkout } from './checkout.ts';
import type { Gateway } from './gateway.ts';
import { names } from './our-api.ts';
import { pay } from './pay.ts';

export function makeBackend(gateway: Gateway): Hono {
  const app = new Hono();
  app.post('/checkout', async (context) => checkout(gateway, await context.req.json()));
  app.post('/pay', async (context) => pay(gateway, await context.req.json()));
  app.onError((error, context) => {
    if (!(error instanceof InvalidRequestError)) {
      return context.body('the payment could not be started', 500);
    }
    const problem = toProblemDetails(error, { names });
    return context.body(JSON.stringify(problem), 422, { 'Content-Type': 'application/problem+json' });
  });
  return app;
}
