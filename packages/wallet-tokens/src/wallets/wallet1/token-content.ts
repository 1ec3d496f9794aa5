import { isObject, type Path, type Payload } from '@pg/rule-kit';
import { hexDigits } from '../../token/formats.ts';

export interface TokenContent {
  readonly paymentData: Payload;
  readonly header: Payload;
  /** The path of the header. */
  readonly path: Path;
}

/** The content of a token in either shape: the outer object, or bare `paymentData`. */
export function contentOf(token: Payload): TokenContent {
  const isOuter = 'paymentData' in token;
  const paymentData = isOuter ? asObject(token.paymentData) : token;
  const path = isOuter ? ['paymentData', 'header'] : ['header'];
  return { paymentData, header: asObject(paymentData.header), path };
}

const asObject = (value: unknown): Payload => (isObject(value) ? value : {});

export const isHex = (value: unknown): value is string =>
  typeof value === 'string' && hexDigits.findMistake(value) === undefined;
