import { isMissing, isObject, type Path, type Payload, type PlacedMistake, type Rule } from '@pg/rule-kit';
import { type NearName, nearestName } from '@pg/rule-kit/internal';
import { docsTable } from '../../../rule-table.ts';
import { wallet2IntermediateSigningKeyTable, wallet2TokenTable } from '../token.ts';

const ECV2_FIELD = 'intermediateSigningKey';

export const rule: Rule = {
  id: 'token-fields',
  section: '4 E2 Sale, wallet2 token',
  basis: 'published',
  marks: 'name',
  *check(token) {
    // Without any of the token's own fields, the payload is PaymentData.
    if (!Object.keys(wallet2TokenTable.rows).some((name) => name in token)) return;
    yield* findUnknown(token, wallet2TokenTable.rows, []);
    const { intermediateSigningKey: key } = token;
    if (isObject(key)) yield* findUnknown(key, wallet2IntermediateSigningKeyTable.rows, [ECV2_FIELD]);
    yield* findVersionKey(token.protocolVersion, key);
  },
};

function findVersionKey(version: unknown, key: unknown): PlacedMistake[] {
  // The row of the key reports null.
  if (version === 'ECv1' && key !== undefined && key !== null) return [{ path: [ECV2_FIELD], code: 'ecv2-field' }];
  // Another version is a mistake itself. Only ECv1 has no such key, and ECv2SigningOnly is no version for payments.
  return typeof version === 'string' && !/^ECv(?:1|2SigningOnly)$/i.test(version) && key === undefined
    ? [{ path: [ECV2_FIELD], code: 'missing' }]
    : [];
}

const findUnknown = (object: Payload, rows: object, path: Path): PlacedMistake[] =>
  Object.keys(object)
    .filter((name) => !Object.hasOwn(rows, name))
    .map((name) => describeUnknown([...path, name], object, nearestName(name, Object.keys(rows))));

function describeUnknown(path: Path, object: Payload, near: NearName | undefined): PlacedMistake {
  if (near === undefined || !isMissing(object, near.name)) return { path, code: 'not-a-token-field' };
  const meant = { path, params: { meant: near.name }, also: [[...path.slice(0, -1), near.name]] };
  return near.certain ? { ...meant, code: 'misspelled-name' } : { ...meant, code: 'misspelled-field' };
}

export const docs = docsTable({
  'token-fields': [
    'A `wallet2` token has the fields of its version and no others: `intermediateSigningKey` belongs to `ECv2`.',
    [
      { protocolVersion: 'ECv1', signature: '', signedMessage: '' },
      { protocolVersion: 'ECv2', signature: '', signedMessage: '', intermediateSigningKey: {} },
    ],
    [
      { protocolVersion: 'ECv1', signature: '', signedMessage: '', intermediateSigningKey: {} },
      { protocolVersion: 'ECv2', signature: '', signedMessage: '' },
      { protocolVersion: 'ECv3', signature: '', signedMessage: '' },
      { protocolVersion: 'ECv2', signature: '', signedMessage: '', intermediateSigningKey: {}, tag: '' },
      { protocolVersion: 'ECv2', signature: '', signedMessage: '', intermediateSigningKey: { keyValue: '' } },
    ],
  ],
});
