import { defineRules, type Path } from '@pg/rule-kit';
import { nearestName } from '@pg/rule-kit/internal';
import { type Check, checkField, docsTable, type FindMistake } from '../../rule-table.ts';
import { ONE_LINE_KEY, settingText } from '../../settings/setting-texts.ts';
import { isExplicitP256 } from '../../token/formats.ts';
import { PREFIX } from './panel.ts';
import { contentOf, isHex } from './token-content.ts';

/** Makes the check of one field of the header. */
const checkHeader =
  (name: string, findMistake: FindMistake): Check =>
  (token) => {
    const { header, path } = contentOf(token);
    return checkField(name, findMistake)(header).map((mistake) => ({ ...mistake, path: [...path, name] }));
  };

const USUAL_LENGTH = 64;

export const tokenRules = defineRules(
  { section: '4 E2 Sale, wallet1 token, header', basis: 'inferred' },
  {
    'explicit-curve': {
      check: checkHeader('ephemeralPublicKey', (key) =>
        typeof key === 'string' && isExplicitP256(key) ? { code: 'explicit-curve' } : undefined,
      ),
    },
    'object-as-string': {
      section: '4 E2 Sale, wallet1 token',
      basis: 'published',
      checksEachField: true,
      choices: [{ repair: true }],
      check(token) {
        const { paymentData, path } = contentOf(token);
        const objects: [unknown, Path][] = [
          [token.paymentData, ['paymentData']],
          [token.paymentMethod, ['paymentMethod']],
          [paymentData.header, path],
        ];
        return objects
          .filter(([value]) => typeof value === 'string' && value.trimStart().startsWith('{'))
          .map(([, at]) => ({ path: at, code: 'nested-json-string' }));
      },
    },
    'transaction-id-length': {
      check: checkHeader('transactionId', (id) =>
        isHex(id) && id.length !== USUAL_LENGTH
          ? { code: 'transaction-id-length', params: { exact: USUAL_LENGTH, length: id.length } }
          : undefined,
      ),
    },
  },
);

const REQUIRED = 'supports3DS';

export const settingsRules = defineRules(
  { section: '2.4 Wallet configuration, wallet1', basis: 'stated' },
  {
    // The wallet provider publishes this prefix.
    'merchant-prefix': {
      basis: 'published',
      check: (settings) =>
        settingText(settings, 'merchantIdentifier')?.trimStart().startsWith(PREFIX) === false
          ? [{ path: ['merchantIdentifier'], code: 'merchant-prefix' }]
          : [],
    },
    // A note: the settings don't show whether the payment provider supports card flow.
    'processing-key-missing': {
      severity: 'info',
      check: checkField(ONE_LINE_KEY, (key) => (key === undefined ? { code: 'processing-key-missing' } : undefined)),
    },
    // The wallet provider publishes that this capability is required; others may be added.
    'supports-3ds': {
      basis: 'published',
      check({ merchantCapabilities: capabilities }) {
        if (!Array.isArray(capabilities) || capabilities.includes(REQUIRED)) return [];
        // A capability that is empty or not a string may mean supports3DS: the row reports it.
        // `some` would skip the holes of an array.
        if (Array.from(capabilities).some((each) => typeof each !== 'string' || each.trim() === '')) return [];
        const like = capabilities.findIndex((each) => nearestName(each, [REQUIRED])?.certain);
        if (like < 0) return [{ path: ['merchantCapabilities'], code: 'no-3ds-capability', marks: 'name' }];
        const params = { meant: REQUIRED };
        return [{ path: ['merchantCapabilities', like], code: 'misspelled-name', params, fix: { value: REQUIRED } }];
      },
    },
  },
);

const withDigits = (digits: string, times: number) => ({ header: { transactionId: digits.repeat(times) } });

// biome-ignore format: a table
export const docs = docsTable({
  'explicit-curve': ['An `ephemeralPublicKey` names its curve: some software can not read a key that lists the parameters of the curve.',
    [{ header: { ephemeralPublicKey: 'AAAA' } }]],
  'object-as-string': ['The objects in a `wallet1` token are objects, not JSON strings.',
    [{ paymentData: { header: {} } }], [{ paymentData: '{}' }, { paymentData: { header: '{}' } }]],
  'transaction-id-length': ['A `transactionId` has 64 hexadecimal digits, as in every token seen so far.',
    [withDigits('ab', 32)], [withDigits('ab', 31), withDigits('ab', 33), withDigits('a', 63), withDigits('a', 65)]],
  'merchant-prefix': ['The merchant identifier of `wallet1` starts with `merchant.`.',
    [{ merchantIdentifier: 'merchant.test.example' }, { merchantIdentifier: '<ID>' }],
    [{ merchantIdentifier: 'test.example' }, { merchantIdentifier: 'merchant-1' }]],
  'processing-key-missing': ['Without a Processing Private Key, payments of `wallet1` take the virtual flow.',
    [{ processingPrivateKey: '<PROCESSING_PRIVATE_KEY>' }], [{ merchantIdentifier: 'merchant.test.example' }]],
  'supports-3ds': ['The merchant capabilities of `wallet1` include `supports3DS`.',
    [{ merchantCapabilities: ['supports3DS', 'supportsDebit'] }, {}, { merchantCapabilities: [null] }],
    [{ merchantCapabilities: ['supportsDebit'] }, { merchantCapabilities: ['supports3ds'] }, { merchantCapabilities: [] }]],
});
