import { isObject, type Payload } from '@pg/rule-kit';
import { hexDigits } from '../../token/formats.ts';

/** The content of a token in either shape: the outer object, or bare `paymentData`; `path` is that of the header. */
export function contentOf(token: Payload) {
  const isOuter = 'paymentData' in token;
  const paymentData = isOuter ? asObject(token.paymentData) : token;
  const path = isOuter ? ['paymentData', 'header'] : ['header'];
  return { paymentData, header: asObject(paymentData.header), path };
}

const asObject = (value: unknown): Payload => (isObject(value) ? value : {});

export const isHex = (value: unknown): value is string =>
  typeof value === 'string' && hexDigits.findMistake(value) === undefined;
