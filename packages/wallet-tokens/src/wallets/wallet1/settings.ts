import { type Found, nearestName, type Resource, type Rule } from '@pg/rule-kit';
import { onOneLine } from '../../keys/pem.ts';
import type { PrivateKey } from '../../keys/private-key.ts';
import {
  type DescribeLine,
  findInOneLineKey,
  keyCurve,
  keyLiteralLineBreaks,
  keyTextRules,
  NO_KEY,
  proveKeyCurve,
} from '../../settings/key-rules.ts';
import { ONE_LINE_KEY, settingText } from '../../settings/setting-texts.ts';
import { labelPattern } from '../../settings/settings-table.ts';
import { docsTable, settingRule } from '../../token/define-rules.ts';
import { certificateForm, certificateProofRules, PREFIX, proveCertificate } from './certificate-rules.ts';
import { Wallet1Settings, wallet1Panel } from './panel.ts';

/** The section of the panel. */
const SECTION = '2.4 Wallet configuration, wallet1';

/** What the wallet provider publishes of its merchant identifiers. */
const merchantPrefix: Rule = /* @__PURE__ */ settingRule('merchant-prefix', SECTION, 'published', {
  check(settings) {
    const text = settingText(settings, 'merchantIdentifier');
    if (text === undefined || text.startsWith(PREFIX)) return [];
    const hint = 'Copy it from the list of identifiers in the wallet provider’s developer account.';
    const allowed = `"${PREFIX}" at the front only`;
    return [{ path: ['merchantIdentifier'], found: 'another beginning', allowed, hint }];
  },
});

const REQUIRED = 'supports3DS';

/** What the wallet provider publishes of merchant capabilities; the list is open otherwise. */
const supports3ds: Rule = /* @__PURE__ */ settingRule('supports-3ds', SECTION, 'published', {
  check({ merchantCapabilities: capabilities }) {
    if (!Array.isArray(capabilities) || capabilities.includes(REQUIRED)) return [];
    // A capability that is no string, or empty, may be the one: its row reports it.
    if (capabilities.some((each) => typeof each !== 'string' || each.trim() === '')) return [];
    const path = ['merchantCapabilities'];
    const like = capabilities.findIndex((each) => nearestName(each, [REQUIRED])?.certain);
    if (like < 0) return [{ path, found: `a list without ${REQUIRED}`, allowed: 'the wallet needs it' }];
    const found = { found: 'another spelling', allowed: `${REQUIRED} is needed`, hint: `Send "${REQUIRED}".` };
    return [{ path: [...path, like], ...found, fix: { value: REQUIRED } }];
  },
});

/** A rule of how the Processing Private Key is written. */
const lineRule = (id: string, describe: DescribeLine): Rule =>
  settingRule(id, SECTION, 'stated', { check: (settings) => findInOneLineKey(settings, describe) });

/** The document wants no spaces and no breaks between the markers; a break right beside a marker passes. */
const keyLineBreaks: Rule = /* @__PURE__ */ lineRule('key-line-breaks', ({ inBody }) => {
  const found = inBody === 'spaces' ? 'blanks' : inBody === 'line-breaks' ? 'line breaks' : undefined;
  return found && { found: `${found} between the markers`, allowed: 'one line without blanks only' };
});

/** The key stands between the BEGIN and END markers, so they are a part of the text. */
const keyWithoutMarkers: Rule = /* @__PURE__ */ lineRule('key-without-markers', ({ markers }) => MARKERS[markers]);

// biome-ignore format: a table
const MARKERS: Readonly<Record<PrivateKey['markers'], ReturnType<DescribeLine>>> = {
  right: undefined,
  missing: { found: 'a key without its markers', allowed: 'BEGIN and END markers expected' },
  'without-spaces': { found: 'markers that lost their blanks', allowed: 'BEGIN and END markers expected' },
  'of-another-form': { found: 'the markers of another form of key', allowed: 'the markers name the form' },
};

/** Key files carry blocks of curve parameters and "Bag Attributes" too. */
const keyExtraText: Rule = /* @__PURE__ */ lineRule('key-extra-text', ({ hasMore }) =>
  hasMore ? { found: 'other text around the key', allowed: 'the key and its markers only' } : undefined,
);

/** A note: whether the payment provider supports card flow is not in the settings. */
const processingKeyLeftOut: Rule = /* @__PURE__ */ settingRule('processing-key-left-out', SECTION, 'stated', {
  severity: 'info',
  check: ({ [ONE_LINE_KEY]: key }) => (key === undefined ? [LEFT_OUT] : []),
});

const LEFT_OUT: Found = {
  path: [ONE_LINE_KEY],
  code: 'missing',
  found: 'missing',
  allowed: 'payments take the virtual flow',
  hint: 'It is required if your payment provider supports card flow, and not needed otherwise.',
};

/** The settings of `wallet1` (section 2.4) as a resource: schema, table, rules, and what takes cryptography to know. */
export const wallet1Settings: Resource = {
  kind: 'wallet1-settings',
  schema: Wallet1Settings,
  tables: [wallet1Panel],
  get telltale() {
    return labelPattern(wallet1Panel);
  },
  rules: /* @__PURE__ */ [
    merchantPrefix,
    supports3ds,
    certificateForm,
    keyLineBreaks,
    keyLiteralLineBreaks,
    keyWithoutMarkers,
    keyExtraText,
    keyTextRules,
    processingKeyLeftOut,
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

const LINE = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', NO_KEY);
const FILE = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', /* @__PURE__ */ ['\n', NO_KEY, '\n'].join(''));
const BROKEN = /* @__PURE__ */ onOneLine('EC PRIVATE KEY', /* @__PURE__ */ ['\n', NO_KEY, '\n \n'].join(''));

// biome-ignore format: a table
export const docs = /* @__PURE__ */ docsTable({
  'merchant-prefix': ['The merchant identifier of `wallet1` starts with `merchant.`.',
    [{ merchantIdentifier: 'merchant.test.example' }, { merchantIdentifier: '<ID>' }],
    [{ merchantIdentifier: 'test.example' }, { merchantIdentifier: 'merchant-1' }]],
  'supports-3ds': ['The merchant capabilities of `wallet1` have `supports3DS` among them.',
    [{ merchantCapabilities: ['supports3DS', 'supportsDebit'] }, {}, { merchantCapabilities: [null] }],
    [{ merchantCapabilities: ['supportsDebit'] }, { merchantCapabilities: ['supports3ds'] }, { merchantCapabilities: [] }]],
  'key-line-breaks': ['The Processing Private Key is one line between its markers, without blanks and line breaks.',
    [{ processingPrivateKey: LINE }, { processingPrivateKey: FILE }], [{ processingPrivateKey: BROKEN }]],
  'key-without-markers': ['The Processing Private Key stands between the BEGIN and END markers of its form.',
    [{ processingPrivateKey: LINE }],
    [{ processingPrivateKey: NO_KEY }, { processingPrivateKey: /* @__PURE__ */ onOneLine('PRIVATE KEY', NO_KEY) }]],
  'key-extra-text': ['The Processing Private Key is the key alone: no curve parameters, attributes or certificates around it.',
    [{ processingPrivateKey: LINE }], [{ processingPrivateKey: /* @__PURE__ */ ['Bag Attributes\n', LINE].join('') }]],
  'processing-key-left-out': ['Without a Processing Private Key, payments of `wallet1` take the virtual flow.',
    [{ processingPrivateKey: '<PROCESSING_PRIVATE_KEY>' }], [{ merchantIdentifier: 'merchant.test.example' }]],
});
