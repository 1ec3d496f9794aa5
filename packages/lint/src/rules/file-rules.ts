import { defineRules, type Messages, messagesOf, type RuleDocs } from '@pg/rule-kit';
import { textRules } from '@pg/rule-kit/internal';

const SESSION = '4 E1 Create a checkout session';
const FIELDS = '2 Resources and their fields';

/**
 * The rules about files: syntax, size, kind, how a payload is sent, and outdated suppressions and baselines. In their messages, `{field}`
 * is "the file", or "the body" if the kind is known.
 */
export const fileRules = {
  ...textRules,
  ...defineRules(textRules.syntax, {
    syntax: {
      messages: {
        'utf-16': { message: '{field} must be UTF-8, but is UTF-16', hint: 'Save it as UTF-8.' },
        compressed: {
          message: '{field} must be UTF-8, but is compressed with gzip',
          hint: 'Send and save it uncompressed.',
        },
        'not-utf-8': { message: '{field} must be UTF-8, but has a byte that is not', hint: 'Save it as UTF-8.' },
        'unreadable-file': '{field} could not be read: {reason}',
        'internal-failure': {
          message: '{field} could not be checked: pg-lint failed with {error}',
          hint: 'Report this failure to the maintainers of pg-lint, without the file.',
        },
        'invalid-yaml': '{field} is not valid YAML',
        'undefined-alias': '{field} is not valid YAML: this alias has no anchor before it',
        'session-as-form': {
          message: '{field} must be a JSON object, but is a URL-encoded form',
          hint: 'Send JSON, with the header Content-Type: application/json.',
        },
        'sale-as-json': {
          message: '{field} must be URL-encoded like brand=naps&order_id=1001, but is JSON',
          hint: 'URL-encode its fields: URLSearchParams, http_build_query and curl --data-urlencode do that.',
        },
      },
    },
  }),
  ...defineRules(
    { section: FIELDS, basis: 'stated' },
    {
      'unknown-kind': {
        messages: {
          'code-not-read': {
            message: '{field} is of the type {type}, which pg-lint does not read',
            hint: 'Use @pg/eslint-plugin for payloads in code.',
          },
          'type-not-read': {
            message: '{field} is of the type {type}, which pg-lint does not read',
            hint: 'If it has a payload, copy that into a file of its own: .json, or .txt for a form.',
          },
          'no-payload': '{field} has no payload of a known kind',
          'body-in-file': { message: '{field} has no payload: its body is in another file', hint: 'Check that file.' },
          'other-program': {
            message: '{field} has a command for {program}, which pg-lint does not read',
            hint: 'Copy it as a curl command for bash, or copy its body into a file of its own.',
          },
          'multipart-not-read': '{field} has a multipart body, which pg-lint does not read',
          'get-request':
            '{field} has a GET request, and no payload: requests of the interface document are sent with POST',
          'request-of-client': {
            message: '{field} is a request to the client of a wallet, and does not name your gateway',
            hint: 'If it is yours, set gateway in the configuration to the one that it names, or its kind to {kind}.',
          },
          'unknown-object': {
            message: '{field} is not a payload of a known kind',
            hint: 'Set its kind, with --kind or in the configuration, if it is {kinds}.',
          },
          'misspelled-names': {
            message: '{field} has the field names of {kind}, but with other letter case or extra spaces',
            hint: 'Set its kind to {kind}, with --kind or in the configuration, to see which names are wrong.',
          },
          'payload-inside': {
            message: '{field} is not a payload itself, but has a payload of the kind {kind} inside',
            hint: 'Copy that part into a file of its own, and check that.',
          },
          'array-of-payloads': {
            message: '{field} must be one payload, but is an array of payloads',
            hint: 'Put each of them into a file of its own, or on a line of its own in an .ndjson file.',
          },
          'payload-encoded-twice': {
            message: '{field} must be a JSON object, but is a string with JSON in it: it was encoded twice',
            hint: 'Encode it once.',
          },
          'no-object': '{field} must be a JSON object or a form, but is {actual:type}',
        },
      },
      'kind-name': {
        messages: {
          'unknown-kind-name': 'the kind after pg-lint= must be {kinds}',
          'similar-kind-name': 'the kind after pg-lint= does not exist; did you mean {meant}?',
        },
      },
      'with-variables': {
        severity: 'info',
        messages: {
          'with-variables': '{field} has variables that are filled in when it is sent, so it is not checked',
          'variable-field': '{field} has a variable that is filled in when it is sent, so it is not checked',
        },
      },
      'yaml-string': {
        basis: 'safety',
        severity: 'info',
        messages: {
          'yaml-string': {
            message: '{field} is a string in YAML 1.2, but not in YAML 1.1',
            hint: 'Put it in double quotes.',
          },
        },
      },
      'too-large': {
        section: SESSION,
        basis: 'safety',
        messages: {
          'too-large': {
            message: '{field} must have at most {max} MiB',
            hint: 'Set --max-size to read a larger file.',
          },
          'too-large-for-type': {
            message: '{field} must have at most {max} million characters',
            hint: 'Split it, or convert it to JSON, which may be larger.',
          },
          'body-too-large': '{field} must have at most {max} MiB',
        },
      },
      'content-type': {
        section: SESSION,
        uncertainSeverity: 'warning',
        messages: {
          'sent-as-form': {
            message: '{field} must be sent with Content-Type: application/json, but is sent as a form',
            hint: 'Set that header: curl and fetch send another type unless you do.',
          },
          'sent-as-other-type': {
            message: '{field} must be sent with Content-Type: application/json, but is sent with another type',
            hint: 'Set that header: curl and fetch send another type unless you do.',
          },
          'sent-without-type': '{field} must be sent with Content-Type: application/json, but has no Content-Type',
          'sent-as-multipart': '{field} {must} be sent as {type}, but is sent as multipart/form-data',
          'sale-sent-as-json': {
            message: '{field} should be sent as a URL-encoded form, but Content-Type says that it is JSON',
            hint: 'Set the header Content-Type: application/x-www-form-urlencoded.',
          },
          'sale-of-other-type': {
            message: '{field} should be sent with Content-Type: application/x-www-form-urlencoded',
            hint: 'Set that header, and send the fields URL-encoded.',
          },
          'sent-compressed': {
            message: '{field} must be sent without Content-Encoding: the interface document names no compression',
            hint: 'Send the body uncompressed, and remove that header.',
          },
        },
      },
      endpoint: {
        section: '4 Endpoints',
        messages: {
          'not-post': '{field} must be sent with the method POST',
          'unknown-endpoint': '{field} must be sent to a path that ends with {paths}',
          'other-endpoint': '{field} must be sent to a path that ends with {path}, but is sent to {sent}',
          'two-slashes': {
            message: '{field} should be sent to a path that ends with {path}, but has two slashes before it',
            hint: 'Remove one: the base URL ends with a slash.',
          },
          'other-version': '{field} must be sent to /api/v1/session: the interface document describes only v1',
        },
      },
      'other-action': {
        section: '4 E2 Sale',
        basis: 'inferred',
        severity: 'info',
        messages: {
          'other-action':
            '{field} is not SALE, the only action that the interface document describes, so the request is not checked',
          'sale-by-card-number':
            '{field} is of a sale by card number, which the interface document does not describe, so the request is not checked',
        },
      },
    },
  ),
  ...defineRules(
    { section: 'Settings of pg-lint', basis: 'inferred' },
    {
      'suppression-expired': {
        messages: {
          'suppression-expired': {
            message: '{field} is in the past, so what it suppressed is reported again',
            hint: 'Fix what is reported and remove the suppression, or set a later date.',
          },
        },
      },
      'suppression-unused': {
        messages: {
          'suppression-unused': '{field} suppresses nothing, and should be removed',
        },
      },
      'baseline-unused': {
        severity: 'info',
        messages: {
          'baseline-unused': {
            message: '{field} has {gone:finding} in the baseline that {file} no longer has',
            hint: 'Remove what is gone with --update-baseline.',
          },
        },
      },
    },
  ),
};

/** The messages of these rules, and those of fields that are unknown because of the configuration. */
export const fileMessages = {
  ...messagesOf(fileRules),
  'unmapped-value': {
    message: '{field} {must} be {known}',
    hint: "Correct it. The live service's name of a wallet goes into names of pg-lint.config.json first.",
  },
  'unmapped-name': {
    message: '{field} is not a known field',
    hint: "Correct the name, or remove it. The live service's name of a wallet goes into names of pg-lint.config.json first.",
  },
} as const satisfies Messages;

/** The code of a finding about a file. */
export type FileCode = keyof typeof fileMessages;

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
      "A file named on the command line is a payload of a known kind; `--kind` sets the kind if its fields don't show it.",
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
      "A request for another action than SALE, like CAPTURE, is not checked, unless it has a brand and an amount: the interface document says nothing of it. Nor is a sale with a card's number and no brand.",
    accepts: [{ value: 'action=SALE&brand=naps' }],
    rejects: [
      { value: 'action=CAPTURE&client_key=key&trans_id=1001' },
      { value: 'action=SALE&client_key=key&order_amount=1.00&card_number=0' },
    ],
  },
  'with-variables': {
    summary:
      "A field with a variable, which is filled in when the payload is sent, can't be checked: `{{name}}`, `$NAME`, `<name>`.",
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
