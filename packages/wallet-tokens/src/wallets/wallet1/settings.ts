import { nearestName, type ProofOptions, type Resource, type Rule } from '@pg/rule-kit';
import { onOneLine } from '../../keys/pem.ts';
import { type SettingsCode, settingsMessages } from '../../messages/settings-messages.ts';
import {
  checkOneLineKey,
  type FindKeyMistake,
  keyCurve,
  keyLiteralLineBreaks,
  keyTextRules,
  proveKeyCurve,
  settingViolation,
  ZERO_KEY,
} from '../../settings/key-rules.ts';
import { ONE_LINE_KEY, settingText } from '../../settings/setting-texts.ts';
import { labelPattern } from '../../settings/settings-table.ts';
import { docsTable, settingRule } from '../../token/define-rules.ts';
import { certificateFormat, certificateProofRules, PREFIX, proveCertificate, SECTION } from './certificate-rules.ts';
import { Wallet1Settings, wallet1Panel } from './panel.ts';

/** The wallet provider publishes this prefix. */
const merchantPrefix: Rule = /* @__PURE__ */ settingRule('merchant-prefix', SECTION, 'published', {
  check(settings) {
    const text = settingText(settings, 'merchantIdentifier');
    const isRight = text === undefined || text.startsWith(PREFIX);
    return isRight ? [] : [settingViolation('merchantIdentifier', 'merchant-prefix')];
  },
});

const REQUIRED = 'supports3DS';

/** The wallet provider publishes that this capability is required; others may be added. */
const supports3ds: Rule = /* @__PURE__ */ settingRule('supports-3ds', SECTION, 'published', {
  check({ merchantCapabilities: capabilities }) {
    if (!Array.isArray(capabilities) || capabilities.includes(REQUIRED)) return [];
    // A capability that is empty or not a string may mean supports3DS: the row reports it.
    if (capabilities.some((each) => typeof each !== 'string' || each.trim() === '')) return [];
    const like = capabilities.findIndex((each) => nearestName(each, [REQUIRED])?.certain);
    if (like < 0) return [settingViolation('merchantCapabilities', 'no-3ds-capability')];
    const params = { meant: REQUIRED };
    return [{ path: ['merchantCapabilities', like], code: 'misspelled-name', params, fix: { value: REQUIRED } }];
  },
});

/** A rule about how the Processing Private Key is written. */
const lineRule = (id: string, findMistake: FindKeyMistake): Rule =>
  settingRule(id, SECTION, 'stated', { check: (settings) => checkOneLineKey(settings, findMistake) });

/** The document allows no spaces or line breaks between the markers. A line break directly after or before a marker is accepted. */
const keyLineBreaks: Rule = /* @__PURE__ */ lineRule('key-line-breaks', ({ inBody }) =>
  inBody === 'space' ? 'space-in-key' : undefined,
);

/** The document shows the key between the BEGIN and END markers, so the setting includes them. */
const keyWithoutMarkers: Rule = /* @__PURE__ */ lineRule('key-without-markers', ({ hasMarkers }) =>
  hasMarkers ? undefined : 'key-without-markers',
);

/** Key files also have blocks of curve parameters and "Bag Attributes". */
const keyExtraText: Rule = /* @__PURE__ */ lineRule('key-extra-text', ({ hasMore }) =>
  hasMore ? 'text-around-key' : undefined,
);

/** A note: the settings don't show whether the payment provider supports card flow. */
const processingKeyMissing: Rule = /* @__PURE__ */ settingRule('processing-key-missing', SECTION, 'stated', {
  severity: 'info',
  check: ({ [ONE_LINE_KEY]: key }) =>
    key === undefined ? [settingViolation(ONE_LINE_KEY, 'processing-key-missing')] : [],
});

/** The resource of the settings of `wallet1` (section 2.4): schema, table, rules, and cryptographic checks. */
export const wallet1Settings: Resource<ProofOptions, SettingsCode> = {
  kind: 'wallet1-settings',
  whole: 'the wallet configuration',
  messages: settingsMessages,
  schema: Wallet1Settings,
  tables: [wallet1Panel],
  get distinctiveName() {
    return labelPattern(wallet1Panel);
  },
  rules: /* @__PURE__ */ [
    merchantPrefix,
    supports3ds,
    certificateFormat,
    keyLineBreaks,
    keyLiteralLineBreaks,
    keyWithoutMarkers,
    keyExtraText,
    keyTextRules,
    processingKeyMissing,
  ].flat(),
  proof: {
    rules: /* @__PURE__ */ certificateProofRules.concat(keyCurve),
    async prove(settings, { now = Date.now() }) {
      const inCertificate = proveCertificate(settings, now);
      const inKey = proveKeyCurve(settings, ONE_LINE_KEY);
      return [...(await inCertificate), ...(await inKey)];
    },
  },
};

const LINE = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', ZERO_KEY);
const FILE = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', /* @__PURE__ */ ['\n', ZERO_KEY, '\n'].join(''));
const BROKEN = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', /* @__PURE__ */ ['\n', ZERO_KEY, '\n \n'].join(''));

// biome-ignore format: a table
export const docs = /* @__PURE__ */ docsTable({
  'merchant-prefix': ['The merchant identifier of `wallet1` starts with `merchant.`.',
    [{ merchantIdentifier: 'merchant.test.example' }, { merchantIdentifier: '<ID>' }],
    [{ merchantIdentifier: 'test.example' }, { merchantIdentifier: 'merchant-1' }]],
  'supports-3ds': ['The merchant capabilities of `wallet1` include `supports3DS`.',
    [{ merchantCapabilities: ['supports3DS', 'supportsDebit'] }, {}, { merchantCapabilities: [null] }],
    [{ merchantCapabilities: ['supportsDebit'] }, { merchantCapabilities: ['supports3ds'] }, { merchantCapabilities: [] }]],
  'key-line-breaks': ['The Processing Private Key is one line between its markers, without spaces and line breaks.',
    [{ processingPrivateKey: LINE }, { processingPrivateKey: FILE }], [{ processingPrivateKey: BROKEN }]],
  'key-without-markers': ['The Processing Private Key has the BEGIN and END markers of its key format.',
    [{ processingPrivateKey: LINE }],
    [{ processingPrivateKey: ZERO_KEY }, { processingPrivateKey: /* @__PURE__ */ onOneLine('PRIVATE KEY', ZERO_KEY) }]],
  'key-extra-text': ['The Processing Private Key is the key only: no curve parameters, attributes or certificates around it.',
    [{ processingPrivateKey: LINE }], [{ processingPrivateKey: /* @__PURE__ */ ['Bag Attributes\n', LINE].join('') }]],
  'processing-key-missing': ['Without a Processing Private Key, payments of `wallet1` take the virtual flow.',
    [{ processingPrivateKey: '<PROCESSING_PRIVATE_KEY>' }], [{ merchantIdentifier: 'merchant.test.example' }]],
});
