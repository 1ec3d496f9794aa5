import type { Rule, RuleDocs } from '@pg/rule-kit';
import { textRules } from '@pg/rule-kit/internal';

const SECTION = '4 E1 Create a checkout session';

const SUPPRESSIONS = { section: 'Settings of pg-lint', basis: 'inferred' } as const;

/** The rules about files: syntax, size, kind, how a payload is sent, and outdated suppressions and baselines. */
export const fileRules = {
  ...textRules,
  'too-large': { id: 'too-large', section: SECTION, basis: 'safety' },
  'unknown-kind': { id: 'unknown-kind', section: '2 Resources and their fields', basis: 'stated' },
  'kind-name': { id: 'kind-name', section: '2 Resources and their fields', basis: 'stated' },
  'content-type': {
    id: 'content-type',
    section: SECTION,
    basis: 'stated',
    uncertainSeverity: 'warning',
  },
  endpoint: { id: 'endpoint', section: '4 Endpoints', basis: 'stated' },
  'other-action': { id: 'other-action', section: '4 E2 Sale', basis: 'inferred', severity: 'info' },
  'with-variables': {
    id: 'with-variables',
    section: '2 Resources and their fields',
    basis: 'stated',
    severity: 'info',
  },
  'yaml-string': {
    id: 'yaml-string',
    section: '2 Resources and their fields',
    basis: 'safety',
    severity: 'info',
  },
  'suppression-expired': { id: 'suppression-expired', ...SUPPRESSIONS },
  'suppression-unused': { id: 'suppression-unused', ...SUPPRESSIONS },
  'baseline-unused': { id: 'baseline-unused', ...SUPPRESSIONS, severity: 'info' },
} as const satisfies Record<string, Rule>;

const NO_EXAMPLES = { accepts: [], rejects: [] };

export const docs: Readonly<Record<FileRuleId, RuleDocs>> = {
  syntax: {
    summary: 'The text of a payload is valid JSON or a valid URL-encoded form, in UTF-8 without a byte-order mark.',
    accepts: [{ value: '{"descriptor":"Order 1001"}' }, { value: 'action=SALE&brand=naps' }],
    rejects: [
      { value: '{"descriptor":"Order 1001",}' },
      { value: "{'descriptor':'Order 1001'}" },
      { value: 'action=SALE&brand=naps&order_description=100%' },
    ],
  },
  'duplicate-field': {
    summary: 'No object and no form has two fields of the same name: one of them would be lost.',
    accepts: [{ value: '{"descriptor":"Order 1001"}' }],
    rejects: [
      { value: '{"descriptor":"Order 1001","descriptor":"Order 1002"}' },
      { value: 'action=SALE&brand=naps&brand=vcard' },
    ],
  },
  'too-deep': {
    summary:
      'Objects and arrays are nested at most 100 levels deep. No payload of the interface document needs more than seven.',
    ...NO_EXAMPLES,
  },
  'too-many-values': {
    summary:
      'An object or a form has at most 10,000 fields, an array at most 100,000 items, and a file at most a million values. No payload of the interface document needs more than a hundred fields.',
    ...NO_EXAMPLES,
  },
  'json-as-object': {
    summary: 'JSON in a field is sent as a string, not as an object.',
    accepts: [{ value: { brand: 'wallet2', 'parameters[paymentToken]': '{"protocolVersion":"ECv2"}' } }],
    rejects: [{ value: { brand: 'wallet2', 'parameters[paymentToken]': { protocolVersion: 'ECv2' } } }],
  },
  'empty-form-field': {
    summary: 'One `&` is between two fields of a form, and none at its start or end.',
    accepts: [{ value: 'action=SALE&brand=naps' }],
    rejects: [{ value: 'action=SALE&&brand=naps' }, { value: 'action=SALE&brand=naps&' }],
  },
  'missing-equals': {
    summary: 'Each part of a form between two `&` is `name=value`. An `&` inside a value is written `%26`.',
    accepts: [{ value: 'brand=naps&order_description=Cups+%26+plates' }],
    rejects: [{ value: 'brand=naps&order_description=Cups+&+plates' }],
  },
  'lone-plus': {
    summary: 'A plus sign is written `%2B` in a form: `+` is a space.',
    accepts: [{ value: 'brand=naps&order_id=%2B' }],
    rejects: [{ value: 'brand=naps&order_id=+' }],
  },
  'too-large': {
    summary: 'A file has at most 32 MiB, or as many as `--max-size` allows.',
    ...NO_EXAMPLES,
  },
  'unknown-kind': {
    summary:
      'A file named on the command line is a payload of a known kind; `--kind` sets the kind if its fields don’t show it.',
    accepts: [{ value: '{"descriptor":"Order 1001"}' }, { value: 'action=SALE&brand=naps' }],
    rejects: [{ value: '{"name":"value"}' }, { value: 'name=value' }],
  },
  'kind-name': {
    summary: 'A kind that a file sets for one of its payloads exists, as in `pg-lint=KIND` in Markdown.',
    ...NO_EXAMPLES,
  },
  'content-type': {
    summary:
      'A session request is sent with the header `Content-Type: application/json`, and a sale with that of a form, which the interface document does not show.',
    accepts: [
      {
        value: `curl https://pay.example/api/v1/session -H 'Content-Type: application/json' -d '{"merchant_key":"key","methods":["card"]}'`,
      },
    ],
    rejects: [{ value: `curl https://pay.example/api/v1/session -d '{"merchant_key":"key","methods":["card"]}'` }],
  },
  endpoint: {
    summary: 'A session is sent with POST to `/api/v1/session`, a sale with POST to `/post-va`.',
    accepts: [
      { value: `curl https://s2s.pay.example/post-va -d 'action=SALE&brand=naps'` },
      { value: `curl "$URL" -d 'action=SALE&brand=naps'` },
    ],
    rejects: [
      { value: `curl -X PUT https://s2s.pay.example/post-va -d 'action=SALE&brand=naps'` },
      { value: `curl https://s2s.pay.example/api/v1/session -d 'action=SALE&brand=naps'` },
      { value: `curl https://s2s.pay.example/sale -d 'action=SALE&brand=naps'` },
      {
        value: `curl https://pay.example/api/v2/session --json '{"merchant_key":"key","methods":["card"]}'`,
      },
    ],
  },
  'other-action': {
    summary:
      'A request for another action than SALE, like CAPTURE, is not checked, unless it has a brand and an amount: the interface document says nothing of it. Nor is a sale with a card’s number and no brand.',
    accepts: [{ value: 'action=SALE&brand=naps' }],
    rejects: [
      { value: 'action=CAPTURE&client_key=key&trans_id=1001' },
      { value: 'action=SALE&client_key=key&order_amount=1.00&card_number=0' },
    ],
  },
  'with-variables': {
    summary:
      'A field with a variable, which is filled in when the payload is sent, can’t be checked: `{{name}}`, `$NAME`, `<name>`.',
    accepts: [
      { value: `curl https://pay.example/api/v1/session --json '{"methods":["card"],"operation":"purchase"}'` },
    ],
    rejects: [
      { value: `curl https://pay.example/api/v1/session --json '{"methods":["card"],"operation":"'$OPERATION'"}'` },
    ],
  },
  'yaml-string': {
    summary: 'A string of YAML that YAML 1.1 reads as a boolean, a number or a date is in quotes, like `"NO"`.',
    ...NO_EXAMPLES,
  },
  'suppression-expired': {
    summary: 'A suppression applies until the day in its `until`; after that day, its findings are reported again.',
    ...NO_EXAMPLES,
  },
  'suppression-unused': { summary: 'A suppression suppresses at least one finding.', ...NO_EXAMPLES },
  'baseline-unused': { summary: 'A baseline has only findings that still exist.', ...NO_EXAMPLES },
};

export type FileRuleId = keyof typeof fileRules;

/** The rules that report what could not be checked: they can't be turned off or put into a baseline. */
export const unreadRules: ReadonlySet<string> = new Set([
  'syntax',
  'duplicate-field',
  'too-deep',
  'too-many-values',
  'too-large',
  'unknown-kind',
] satisfies FileRuleId[]);
