import { type Found, isObject, nearestName, type Path, type Payload, type Rule } from '@pg/rule-kit';
import { wallet2IntermediateSigningKey, wallet2TokenFields } from '../token.ts';

/** The entry that tells the versions apart. */
const OF_ECV2 = 'intermediateSigningKey';

export const tokenKeys: Rule = {
  id: 'token-keys',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet2 token',
  basis: 'published',
  summary:
    'The second wallet’s token has the entries of its version and no others: `intermediateSigningKey` is of `ECv2`.',
  marks: 'name',
  accepts: [
    { value: { protocolVersion: 'ECv1', signature: '', signedMessage: '' } },
    { value: { protocolVersion: 'ECv2', signature: '', signedMessage: '', intermediateSigningKey: {} } },
  ],
  rejects: [
    { value: { protocolVersion: 'ECv1', signature: '', signedMessage: '', intermediateSigningKey: {} } },
    { value: { protocolVersion: 'ECv2', signature: '', signedMessage: '' } },
    { value: { protocolVersion: 'ECv2', signature: '', signedMessage: '', intermediateSigningKey: {}, tag: '' } },
    { value: { protocolVersion: 'ECv2', signature: '', signedMessage: '', intermediateSigningKey: { keyValue: '' } } },
  ],
  check(token) {
    if (!isToken(token)) return [];
    const { protocolVersion, intermediateSigningKey: key } = token;
    const found = findVersionKey(protocolVersion, key);
    addOthers(found, token, wallet2TokenFields.rows, []);
    if (isObject(key)) addOthers(found, key, wallet2IntermediateSigningKey.rows, [OF_ECV2]);
    return found;
  },
};

/** Whether a payload is the token rather than the PaymentData around it. */
export function isToken(payload: Payload): boolean {
  for (const name in wallet2TokenFields.rows) if (name in payload) return true;
  return false;
}

function findVersionKey(version: unknown, key: unknown): Found[] {
  if (version === 'ECv1' && key !== undefined)
    return [{ path: [OF_ECV2], found: 'an entry of ECv2', allowed: 'the version is ECv1' }];
  if (version === 'ECv2' && key === undefined)
    return [{ path: [OF_ECV2], found: 'missing', allowed: 'required in ECv2' }];
  return [];
}

function addOthers(found: Found[], object: Payload, rows: object, path: Path): void {
  for (const name in object) {
    if (Object.hasOwn(rows, name)) continue;
    const others = { found: 'an entry that the token does not have', allowed: 'its own entries only' };
    const near = nearestName(name, Object.keys(rows))?.name;
    const isMeant = near !== undefined && object[near] === undefined;
    const meant = isMeant && { hint: `Did you mean "${near}"?`, inPlaceOf: near };
    found.push({ path: [...path, name], ...others, ...meant });
  }
}
