import fastify from 'fastify';
import { answerTo, MAX_BYTES, refuse } from './answer.ts';

export const app = fastify({ bodyLimit: MAX_BYTES });
app.removeAllContentTypeParsers(); // checkRequest needs the bytes that were sent
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
app.all('/*', async ({ method, url, headers, body }, reply) => {
  const answer = await answerTo({ method, url, headers, body: Buffer.isBuffer(body) ? body : '' });
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
});
app.setErrorHandler((error: { statusCode?: number }, _, reply) => {
  const { status, headers, body } = refuse(error.statusCode ?? 500);
  return reply.code(status).headers(headers).send(body);
});
