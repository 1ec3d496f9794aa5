import type { Messages } from '@pg/rule-kit';

/** The messages of findings about files: `{field}` is "the file", or "the body" if the kind is known. */
export const fileMessages = {
  'too-large': { message: '{field} must have at most {max} MiB', hint: 'Set --max-size to read a larger file.' },
  'too-large-for-type': {
    message: '{field} must have at most {max} million characters',
    hint: 'Split it, or convert it to JSON, which may be larger.',
  },
  'unreadable-file': '{field} could not be read: {reason}',
  'internal-failure': {
    message: '{field} could not be checked: pg-lint failed with {error}',
    hint: 'Report this failure to the maintainers of pg-lint, without the file.',
  },
  'utf-16': { message: '{field} must be UTF-8, but is UTF-16', hint: 'Save it as UTF-8.' },
  'not-utf-8': { message: '{field} must be UTF-8, but has a byte that is not', hint: 'Save it as UTF-8.' },
  'invalid-yaml': '{field} is not valid YAML',
  'undefined-alias': '{field} is not valid YAML: this alias has no anchor before it',
  'yaml-string': { message: '{field} is a string in YAML 1.2, but not in YAML 1.1', hint: 'Put it in double quotes.' },
  'session-as-form': {
    message: '{field} must be a JSON object, but is a URL-encoded form',
    hint: 'Send JSON, with the header Content-Type: application/json.',
  },
  'sale-as-json': {
    message: '{field} must be URL-encoded like brand=naps&order_id=1001, but is JSON',
    hint: 'URL-encode its fields: URLSearchParams, http_build_query and curl --data-urlencode do that.',
  },
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
  'body-too-large': '{field} must have at most {max} MiB',
  'not-post': '{field} must be sent with the method POST',
  'unknown-endpoint': '{field} must be sent to a path that ends with {paths}',
  'other-endpoint': '{field} must be sent to a path that ends with {path}, but is sent to {sent}',
  'other-version': '{field} must be sent to /api/v1/session: the interface document describes only v1',
  'other-action':
    '{field} is not SALE, the only action that the interface document describes, so the request is not checked',
  'sale-by-card-number':
    '{field} is of a sale by card number, which the interface document does not describe, so the request is not checked',
  'with-variables': '{field} has variables that are filled in when it is sent, so it is not checked',
  'variable-field': '{field} has a variable that is filled in when it is sent, so it is not checked',
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
  'get-request': '{field} has a GET request, and no payload: requests of the interface document are sent with POST',
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
  'unknown-kind-name': 'the kind after pg-lint= must be {kinds}',
  'similar-kind-name': 'the kind after pg-lint= does not exist; did you mean {meant}?',
  'unmapped-value': {
    message: '{field} {must} be {known}',
    hint: 'If it is the live service’s name for a wallet, map it with names in pg-lint.config.json.',
  },
  'unmapped-name': {
    message: '{field} is not a known field',
    hint: 'Remove it, or correct its name. If it has the live service’s name for a wallet, map that with names in pg-lint.config.json.',
  },
  'suppression-expired': {
    message: '{field} is in the past, so what it suppressed is reported again',
    hint: 'Fix what is reported and remove the suppression, or set a later date.',
  },
  'suppression-unused': '{field} suppresses nothing, and should be removed',
  'baseline-unused': {
    message: '{field} has {gone:finding} in the baseline that {file} no longer has',
    hint: 'Remove what is gone with --update-baseline.',
  },
} as const satisfies Messages;

/** The code of a finding about a file. */
export type FileCode = keyof typeof fileMessages;
