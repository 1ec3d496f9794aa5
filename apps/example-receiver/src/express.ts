import express, { type NextFunction, type Request, type Response } from 'express';
import { type Answer, answerTo, MAX_BYTES, refuse } from './answer.ts';

const send = (response: Response, { status, headers, body }: Answer): void => {
  response.status(status).set(headers).send(body);
};

export const app = express();
app.use(express.raw({ type: () => true, limit: MAX_BYTES, inflate: false })); // checkRequest needs the bytes that were sent
app.use(({ method, originalUrl, headers, body }, response, next) => {
  const received = { method, url: originalUrl, headers, body: Buffer.isBuffer(body) ? body : '' };
  answerTo(received).then((answer) => send(response, answer), next); // also in Express 4, which does not wait for promises
});
app.use((error: { status?: number }, _: Request, response: Response, _next: NextFunction) => {
  send(response, refuse(error.status ?? 500));
});
