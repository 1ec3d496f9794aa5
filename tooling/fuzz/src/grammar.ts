import { resources } from '@pg/lint';
import * as kit from '@pg/lint/sample';
import { isObject, type Resource } from '@pg/rule-kit';
import { PLANTED_VALUES } from './planted-values.ts';
import type { Random } from './random.ts';

/** A payload with known and unknown fields, in one of the formats of files. */
export function writePayload(random: Random): string {
  if (random.oneIn(40)) return random.pick(['N', 'A', 'AN']) + 10 ** random.below(10);
  const payload = makePayload(random, random.pick(resources));
  return random.pick(random.oneIn(2) ? BODIES : FILES)(payload, random);
}

type Fields = Record<string, unknown>;

/** A valid payload at the limits of the rows, with other values and names at a few places. */
function makePayload(random: Random, resource: Resource): Fields {
  const choose = (below: number): number => random.below(below);
  let payload: unknown = kit.makePayload({ kind: resource.kind, atLimits: true, choose });
  for (let changes = random.below(6); changes > 0 && isObject(payload); changes--) {
    const { set, field, values } = random.pick(kit.placesIn(resource, payload));
    payload = field && random.oneIn(2) ? set(makeValue(random, 3)) : set(random.pick(values));
    if (isObject(payload) && random.oneIn(4)) payload = { ...payload, [random.pick(NAMES)]: makeValue(random, 3) };
  }
  return isObject(payload) ? payload : {};
}

// biome-ignore format: a list
const NAMES = [
  ...PLANTED_VALUES, ...PLANTED_VALUES, '__proto__', 'constructor', 'Descriptor', 'parameters[cart][items][0][name]', '', '0',
  '\u001b[31m', '\n::error::x', '\u202e', '</script>', 'Tom & Erika', 'a.b[c', 'parameters[', ']]',
];
// biome-ignore format: a list
const VALUES = [
  ...PLANTED_VALUES, ...PLANTED_VALUES, '', ' ', '10.00', '03', '2030-02-30', 'EUR', '250', 'https://a.example/b', '::ffff:1.2.3.4',
  'a\u0007', '\ud800', '😀é', null, true, 0, -1, 0.1 + 0.2, 1e300, 4111111111111111,
];

function makeValue(random: Random, depth: number): unknown {
  if (depth > 0 && random.oneIn(8)) return Array.from({ length: random.below(4) }, () => makeValue(random, depth - 1));
  if (depth > 0 && random.oneIn(8)) return { [random.pick(NAMES)]: makeValue(random, depth - 1) };
  return random.oneIn(20) ? ''.padEnd(random.below(400), random.pick(PLANTED_VALUES)) : random.pick(VALUES);
}

type Writer = (payload: Fields, random: Random) => string;

/** JSON, sometimes with inner objects as strings, as in tokens, and sometimes with a duplicate name. */
const json: Writer = (payload, random) => {
  const asStrings = random.oneIn(2);
  const replace = (name: string, value: unknown): unknown =>
    asStrings && name !== '' && isObject(value) ? JSON.stringify(value) : value;
  const text = JSON.stringify(payload, replace, random.pick([0, 0, 2, '\t']));
  return random.oneIn(12) ? text.replace('{', `{${JSON.stringify(random.pick(NAMES))}:1,`) : text;
};

const form: Writer = (payload, random) => {
  const encode = random.oneIn(4) ? String : encodeText;
  const token = random.oneIn(3) ? { brand: 'wallet2', 'parameters[paymentToken]': json(payload, random) } : {};
  return Object.entries({ ...payload, ...token })
    .map(([name, value]) => `${encode(name)}=${encode(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');
};

/** URL encoding. A lone surrogate can't be encoded. */
export const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));

const BODIES: readonly Writer[] = [json, json, form];

const body: Writer = (payload, random) => random.pick(BODIES)(payload, random);

const curl: Writer = (payload, random) =>
  `curl ${random.pick(['-d', '--json', '-F', '--data-urlencode'])} '${body(payload, random).replaceAll("'", "'\\''")}' https://a.example\n`;

const http: Writer = (payload, random) =>
  `POST https://a.example\nContent-Type: ${random.pick(['application/json', 'x-www-form-urlencoded'])}\n\n${body(payload, random)}\n`;

const fetchCall: Writer = (payload, random) =>
  `fetch("https://a.example", ${JSON.stringify({ body: body(payload, random) })});`;

const har: Writer = (payload, random) =>
  JSON.stringify({ log: { entries: [{ request: { postData: { text: body(payload, random) } } }] } });

const LANGUAGES = ['json', 'jsonc', 'form', 'http', 'sh', 'js', 'constructor', 'json pg-lint=card-params', ''];

const markdown: Writer = (payload, random) =>
  `# Page\n\n\`\`\`${random.pick(LANGUAGES)}\n${random.pick([body, curl, http, fetchCall])(payload, random)}\n\`\`\`\n`;

const lines: Writer = (payload, random) => `${JSON.stringify(payload)}\n${body(payload, random)}\n`;

const twice: Writer = (payload, random) => JSON.stringify(json(payload, random));

const base64: Writer = (payload, random) => Buffer.from(json(payload, random)).toString('base64');

const FILES: readonly Writer[] = [curl, http, fetchCall, har, markdown, lines, twice, base64];
