import { isObject, type Path, type Payload } from '@pg/rule-kit';

/** `paymentData` and its header, wherever they stand: in the outer object, or bare. */
export interface PaymentDataIn {
  readonly path: Path;
  readonly paymentData: Payload;
  readonly header: Payload;
}

/** Finds `paymentData` in a token of either shape. */
export function paymentDataIn(token: Payload): PaymentDataIn {
  const isOuter = 'paymentData' in token;
  const paymentData = isOuter ? asObject(token.paymentData) : token;
  return { path: isOuter ? ['paymentData'] : [], paymentData, header: asObject(paymentData.header) };
}

const asObject = (value: unknown): Payload => (isObject(value) ? value : {});
