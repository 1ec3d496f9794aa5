import type { Found, Payload, Rule } from '@pg/rule-kit';
import { type PaymentDataIn, paymentDataIn } from '../payment-data-in.ts';

export const transactionIdentifier: Rule = {
  id: 'transaction-identifier',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet1 token',
  basis: 'published',
  summary: '`transactionIdentifier` is the `transactionId` of the header, but for capital letters.',
  accepts: [{ value: { paymentData: { header: { transactionId: '0aFF' } }, transactionIdentifier: '0AFF' } }],
  rejects: [
    { value: { paymentData: { header: { transactionId: '0aff' } }, transactionIdentifier: '0AFE' } },
    { value: { paymentData: { header: { transactionId: '0af' } }, transactionIdentifier: '0AFF' } },
    { value: { paymentData: { header: { transactionId: '0aff' } }, transactionIdentifier: '0AF' } },
  ],
  check(token) {
    const inside = paymentDataIn(token);
    const ids = differingIds(token, inside);
    return ids ? [describe(ids, inside)] : [];
  },
};

/** The two identifiers, in small letters, where they differ; of one that has not its form the walk says so. */
export function differingIds(token: Payload, { header }: PaymentDataIn): readonly [string, string] | undefined {
  const own = token.transactionIdentifier;
  const { transactionId } = header;
  if (typeof own !== 'string' || typeof transactionId !== 'string') return undefined;
  const [outer, inner] = [own.toLowerCase(), transactionId.toLowerCase()];
  return outer === inner || !HEX.test(outer) || !HEX.test(inner) ? undefined : [outer, inner];
}

/** Of two of which one is cut that one is wrong. */
function describe([outer, inner]: readonly [string, string], { path }: PaymentDataIn): Found {
  const atOuter = ['transactionIdentifier'];
  const atInner = [...path, 'header', 'transactionId'];
  if (isPart(inner, outer))
    return { path: atInner, found: 'a part of transactionIdentifier', allowed: 'all of it', hint: CUT };
  if (isPart(outer, inner))
    return { path: atOuter, found: 'a part of the header’s transactionId', allowed: 'all of it', hint: CUT };
  return { path: atOuter, found: 'another value', allowed: 'the header’s transactionId', hint: MIXED };
}

const HEX = /^[\da-f]+$/;

const isPart = (part: string, whole: string): boolean => whole.includes(part);

const CUT = 'Send the token’s text as the wallet gave it: it was cut.';
const MIXED = 'Send all of one token: its parts were mixed with another’s, or edited.';
