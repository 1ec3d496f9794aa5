import { type Found, isObject, type Path, type Payload, type Rule } from '@pg/rule-kit';

/** The document's names, and those that the provider's API reads. */
const NAMES = {
  allowPaymentMethods: 'allowedPaymentMethods',
  allowedCardAuthMethods: 'allowedAuthMethods',
} as const;

/**
 * Section 4, E2, rule 4 against what the provider publishes. It belongs to no resource: a request to the wallet's client
 * is not sent to the service.
 */
export const clientRequestNames: Rule = {
  id: 'client-request-names',
  concern: 'names',
  section: '4 E2 Sale',
  basis: 'conflict',
  summary:
    'What is requested of the client of `wallet2` has the names that its API reads; the document writes two of them otherwise.',
  marks: 'name',
  accepts: [
    { value: { allowedPaymentMethods: [{ parameters: { allowedAuthMethods: ['PAN_ONLY'] } }] } },
    { value: { allowedPaymentMethods: 'CARD' } },
  ],
  rejects: [
    { value: { allowPaymentMethods: 'CARD', allowedCardAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'] } },
    { value: { allowedPaymentMethods: [{ parameters: { allowedCardAuthMethods: ['PAN_ONLY'] } }] } },
  ],
  check: (request) => [
    ...findNames(request, []),
    ...['allowPaymentMethods', NAMES.allowPaymentMethods].flatMap((name) => findInMethods(request[name], [name])),
  ],
};

function findInMethods(methods: unknown, path: Path): Found[] {
  if (!Array.isArray(methods)) return [];
  return methods.flatMap((method: unknown, i) => {
    const parameters = isObject(method) ? method.parameters : undefined;
    return isObject(parameters) ? findNames(parameters, [...path, i, 'parameters']) : [];
  });
}

function findNames(object: Payload, path: Path): Found[] {
  return Object.entries(NAMES)
    .filter(([name]) => name in object)
    .map(([name, read]) => ({
      path: [...path, name],
      found: 'the document’s name',
      allowed: `the wallet’s API reads ${read}`,
      ...(!(read in object) && { fix: { name: read } }),
    }));
}
