import type { Payload } from '@pg/rule-kit';
import { encodeSaleForm } from '@pg/sale-form';
import { payloadTypeOf } from '../rules/kinds.ts';
import { ENDPOINTS, isRequestKind, type RequestKind } from '../rules/sending.ts';
import { literal } from './literal.ts';
import { embeddedJson } from './sample-payload.ts';

const WRITERS = {
  json: (_: RequestKind, payload: Payload) => `${JSON.stringify(payload, null, 2)}\n`,
  form: (_: RequestKind, payload: Payload) => `${encodeSaleForm(stringsOf(payload)).text}\n`,
  curl: writeCurl,
  ts: writeTypeScript,
  php: writePhp,
  python: writePython,
} as const satisfies Readonly<Record<SampleFormat, (kind: RequestKind, payload: Payload) => string>>;

/** A language or format that samples are written in. */
export type SampleFormat = 'json' | 'form' | 'curl' | 'ts' | 'php' | 'python';

/** The formats of a kind, the usual one first. */
export function sampleFormats(kind: string): readonly [SampleFormat, ...SampleFormat[]] {
  if (!isRequestKind(kind)) return ['json'];
  const programs = ['curl', 'ts', 'php', 'python'] as const;
  return kind === 'sale-form' ? ['form', 'json', ...programs] : ['json', ...programs];
}

/**
 * Writes a payload as a file, or as a program that sends it.
 *
 * @throws {TypeError} if a form can't have a value of the payload.
 */
export function sampleText(kind: string, payload: Payload, format: SampleFormat): string {
  if (isRequestKind(kind)) return WRITERS[format](kind, payload);
  return payloadTypeOf(kind)?.text ? `${embeddedJson(payload)}\n` : `${JSON.stringify(payload, null, 2)}\n`;
}

const BASE_URL = 'https://pay.example';

const urlOf = (kind: RequestKind): string => BASE_URL + ENDPOINTS[kind].path;

function writeCurl(kind: RequestKind, payload: Payload): string {
  const data =
    kind === 'sale-form'
      ? Object.entries(stringsOf(payload)).map(
          ([name, value]) => `--data-urlencode ${inShell(`${encodeName(name)}=${value}`)}`,
        )
      : [`-H 'Content-Type: ${ENDPOINTS[kind].type}'`, `-d ${inShell(JSON.stringify(payload, null, 2))}`];
  return `${[`curl ${urlOf(kind)}`, ...data].join(' \\\n  ')}\n`;
}

/** curl encodes only the value. */
const encodeName = (name: string): string => name.replaceAll(/[^\w[\].-]/g, encodeURIComponent);

const inShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function writeTypeScript(kind: RequestKind, payload: Payload): string {
  const name = kind === 'sale-form' ? 'createSaleRequest' : 'createSessionRequest';
  return `import { ${name} } from '@pg/${kind}';

const request = await ${name}('${BASE_URL}', ${literal('ts', payload)});
const response = await fetch(request);
`;
}

function writePhp(kind: RequestKind, payload: Payload): string {
  const fields = kind === 'sale-form' ? stringsOf(payload) : payload;
  const encode = kind === 'sale-form' ? 'http_build_query' : 'json_encode';
  return `<?php
$request = curl_init('${urlOf(kind)}');
curl_setopt_array($request, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => ['Content-Type: ${ENDPOINTS[kind].type}'],
    CURLOPT_POSTFIELDS => ${encode}(${literal('php', fields).replaceAll('\n', '\n    ')}),
]);
echo curl_exec($request);
`;
}

function writePython(kind: RequestKind, payload: Payload): string {
  const fields =
    kind === 'sale-form' ? `data=${literal('python', stringsOf(payload))}` : `json=${literal('python', payload)}`;
  return `import requests

response = requests.post("${urlOf(kind)}", ${fields})
print(response.text)
`;
}

/** @throws {TypeError} if a value is not a string. */
function stringsOf(payload: Payload): Record<string, string> {
  const { params } = encodeSaleForm(
    Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, requireString(name, value)])),
  );
  return Object.fromEntries(params);
}

function requireString(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`${name} must be a string in a form`);
}
