import { isObject, type Path, type Payload } from '@pg/rule-kit';

/** The name that the wallet's API reads. */
export const METHODS = 'allowedPaymentMethods';

/** The payment methods with their paths. */
export const methodsOf = (payload: Payload): (readonly [Path, Payload])[] =>
  ['allowPaymentMethods', METHODS].flatMap((name) => {
    const methods = payload[name];
    return (Array.isArray(methods) ? methods : []).flatMap((each: unknown, i) =>
      isObject(each) ? [[[name, i], each] as const] : [],
    );
  });

/** The `parameters` of each payment method, with their paths. */
export const cardsOf = (payload: Payload): (readonly [Path, Payload])[] =>
  methodsOf(payload).flatMap(([path, { parameters }]) =>
    isObject(parameters) ? [[[...path, 'parameters'], parameters] as const] : [],
  );

/** The gateways that a request names. Requests for other gateways have the same fields, and are not ours. */
export const findGateways = (request: unknown): readonly unknown[] =>
  isObject(request)
    ? methodsOf(request).flatMap(([, { tokenizationSpecification: specification }]) =>
        isObject(specification) && isObject(specification.parameters) ? [specification.parameters.gateway] : [],
      )
    : [];

/** An example with these `parameters` of its payment method. */
export const withCards = (parameters: Payload): Payload => ({ allowedPaymentMethods: [{ parameters }] });
