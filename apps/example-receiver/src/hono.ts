import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Answer, answerTo, MAX_BYTES, refuse } from './answer.ts';

const toResponse = ({ body, ...init }: Answer): Response => new Response(body, init);

export const app = new Hono();
app.use(bodyLimit({ maxSize: MAX_BYTES, onError: () => toResponse(refuse(413)) }));
app.all('*', async ({ req }) => toResponse(await answerTo(req.raw))); // the body can still be read
