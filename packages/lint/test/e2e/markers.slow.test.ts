// The names of the report formats are public only as words of --help.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { safeParse, toProblemDetails } from '@pg/rule-kit';
import { showName } from '@pg/rule-kit/internal';
import { createSaleRequest } from '@pg/sale-form';
import { createSessionRequest, sessionType } from '@pg/session-request';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/command/report/formats/formats.ts';
import { lintText } from '../../src/index.ts';
import { describeRequest } from '../../src/mock-server/recorded-request.ts';
import { startMockServer } from '../../src/mock-server.ts';
import { folderOf, pgLint } from './command.ts';

/** The same numbers in each run. */
let state = 20_260_101;
const below = (limit: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((state / 2 ** 31) * limit);
};
const random = (length: number, alphabet: string): string =>
  Array.from({ length }, () => alphabet[below(alphabet.length)]).join('');
const repeat = (times: number, make: (i: number) => string): string[] =>
  Array.from({ length: times }, (_, i) => make(i));

const DIGITS = '0123456789';
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const BASE64 = `${LOWER}${LOWER.toUpperCase()}${DIGITS}`;
const SEPARATORS = ['', '-', '.', '_', ' ', ' - ', '--', '-_', '._.', '/', ':', ','];

const cards = SEPARATORS.flatMap((separator) =>
  repeat(8, () => `4${random(3, DIGITS)}${repeat(3, () => separator + random(4, DIGITS)).join('')}`),
);
const markers: readonly string[] = [
  ...cards,
  ...repeat(30, () => `4${random(7, DIGITS)}[${random(8, DIGITS)}]`),
  ...repeat(30, () => `4${random(3, DIGITS)}[${random(4, DIGITS)}][${random(4, DIGITS)}][${random(4, DIGITS)}]`),
  ...SEPARATORS.slice(0, 8).flatMap((separator) =>
    repeat(6, () => [`FR${random(2, DIGITS)}`, ...repeat(5, () => random(4, DIGITS))].join(separator)),
  ),
  ...repeat(20, () => `GB${random(2, DIGITS)}-NWBK-${random(4, DIGITS)}-${random(4, DIGITS)}-${random(6, DIGITS)}`),
  ...repeat(30, () => `19${random(2, DIGITS)}-0${1 + below(9)}-${1 + below(2)}${below(9)}`),
  ...repeat(30, () => `${1 + below(2)}${below(9)}.0${1 + below(9)}.19${random(2, DIGITS)}`),
  ...repeat(40, () => `06${random(8, DIGITS)}`),
  ...repeat(20, () => `+33 6 ${repeat(4, () => random(2, DIGITS)).join(' ')}`),
  ...repeat(40, (i) => `${['sk', 'pk', 'rk'][i % 3]}_${i % 2 ? 'live' : 'test'}_${random(12, BASE64)}`),
  ...repeat(40, () => `tok_${random(20, LOWER + DIGITS)}`),
  ...repeat(40, () => random(32, '0123456789abcdef')),
  ...repeat(40, () => random(28, LOWER)),
  ...repeat(40, () => random(28, BASE64)),
];

/** What must not be found: the marker, also without its separators, and its longer parts. */
const partsOf = (marker: string): string[] => [
  marker,
  ...marker.split(/[^A-Za-z0-9]+/).filter(({ length }) => length >= 8),
];
/** In an order that mixes the kinds of markers. */
const hidden = markers
  .filter((marker) => showName(marker) !== marker)
  .sort((a, b) => (a.at(-1) ?? '').localeCompare(b.at(-1) ?? ''));

const parts = hidden.flatMap(partsOf);

function expectNothingShown(output: string): void {
  const text = output + output.replace(/[^A-Za-z0-9\n]+/g, '');
  expect(parts.filter((part) => text.includes(part))).toEqual([]);
}

test('of 500 markers, only a few random words may be shown as names', () => {
  expect(markers.length).toBeGreaterThanOrEqual(500);
  expect(markers.filter((marker) => showName(marker) === marker && !/^[a-z]+$/.test(marker))).toEqual([]);
  expect(markers.filter((marker) => showName(marker) === marker).length).toBeLessThan(3);
});

const named = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, name]));

const CHUNK = 20;
const chunks = repeat(Math.ceil(hidden.length / CHUNK), String).map((_, i) => hidden.slice(i * CHUNK, (i + 1) * CHUNK));

const encode = encodeURIComponent;
const form = (names: readonly string[]): string => names.map((name) => `&${encode(name)}=${encode(name)}`).join('');
const bracketed = (names: readonly string[]): string =>
  names.map((name) => `&parameters[${encode(name)}]=a&parameters[cart][${encode(name)}]=${encode(name)}`).join('');

/** Payloads with the markers as names and as values, at the root and nested, and with mistakes that have fixes. */
const cardOf = (names: readonly string[]): object => ({
  Descriptor: names[0],
  cart: { items: [{ quantityUnit: 'kg', ...named(names) }], [String(names[1])]: named(names) },
  ...Object.fromEntries(names.map((name) => [name, { [name]: [name] }])),
  ...Object.fromEntries(names.map((name) => [`parameters[cart][${name}]`, name])),
});
const saleOf = (names: readonly string[]): string =>
  `Action=sale&brand=wallet2&order_description=Paid by ${names[0]}=${names[1]}${form(names)}${bracketed(names)}` +
  `&parameters[paymentToken]=${encode(JSON.stringify({ ProtocolVersion: 'ecv2', ...named(names), signedMessage: JSON.stringify(named(names)) }))}`;

const request = (path: string, type: string, body: string): string =>
  `POST https://pay.example${path}\nContent-Type: ${type}\n\n${body}\n`;

const filesOf = (names: readonly string[], i: number): [string, string][] => {
  const card = cardOf(names);
  const lines = JSON.stringify(card, null, 2);
  return [
    [`${i}.json`, lines],
    [
      `session-${i}.json`,
      JSON.stringify({ merchant_key: 'a', methods: names, order: named(names), ...named(names) }, null, 1),
    ],
    [`cut-${i}.json`, lines.slice(0, -20)],
    [`twice-${i}.json`, `{"Descriptor":"a",${names.map((name) => `"${name}":1,"${name}":2`).join(',')}}`],
    [`${i}.jsonc`, `// ${names.join(' ')}\n${lines}`],
    [`${i}.json5`, lines.replace('"Descriptor"', 'Descriptor')],
    [`${i}.ndjson`, `${JSON.stringify(card)}\n${JSON.stringify(named(names))}\n`],
    [`${i}.yaml`, lines],
    [
      `keys-${i}.yaml`,
      `cart:\n  items:\n    - quantityUnit: kg\n${names.map((name) => `      "${name}": "${name}"\n`).join('')}`,
    ],
    [`${i}.form`, saleOf(names)],
    [`raw-${i}.form`, `action=SALE&brand=naps&${names.join('&')}&${names.map((name) => `${name}=${name}`).join('&')}`],
    [`${i}.md`, `\`\`\`json pg-lint=card-params\n${lines}\n\`\`\`\n`],
    [
      `${i}.http`,
      `${request('/api/v1/session', 'application/json', lines)}\n###\n${request('/post-va', 'application/x-www-form-urlencoded', saleOf(names))}`,
    ],
    [`${i}.sh`, `curl -d '${JSON.stringify(card)}' https://pay.example/api/v1/session\n`],
  ];
};
/** Each marker is in one file, and each syntax has every kind of marker. */
const FILES = Object.fromEntries(
  chunks.flatMap((names, i) => filesOf(names, i).filter((_, syntax, { length }) => (syntax + i) % length === 0)),
);

describe('markers in names and values', () => {
  test('are in no report', async () => {
    const folder = folderOf(FILES);
    const targets = formats.flatMap((format) => ['--format', `${format}:reports/${format}`]);
    const { stdout, stderr } = await pgLint(folder, ['--fix-dry-run', ...targets, '.']);
    expectNothingShown(stdout + stderr);
    for (const format of formats) {
      const report = readFileSync(join(folder, 'reports', format), 'utf8');
      expect(report.length).toBeGreaterThan(1000);
      expectNothingShown(report);
    }
  });

  test('are in no diff, baseline or configuration', async () => {
    const folder = folderOf(FILES);
    const runs = [
      ['--fix-dry-run', '.'],
      ['init'],
      ['--no-config', '--baseline', 'base.kept', '--update-baseline', '.'],
    ];
    for (const args of runs) {
      const { stdout, stderr } = await pgLint(folder, args);
      expectNothingShown(stdout + stderr);
    }
    for (const file of ['base.kept', 'pg-lint.config.json'])
      expectNothingShown(readFileSync(join(folder, file), 'utf8'));
  });

  test('are in no error of a command', async () => {
    for (const marker of hidden.filter((_, i) => i % 12 === 0)) {
      const folder = folderOf({
        'a.json': JSON.stringify({
          [marker]: marker,
          rules: { [marker]: 'off' },
          profile: { require: [marker], cardSet: marker },
        }),
        'b.json': JSON.stringify({ profile: { require: [marker] } }),
        'c.json': JSON.stringify({ names: { [marker]: marker } }),
      });
      for (const args of [
        ['--config', 'a.json'],
        ['--config', 'b.json'],
        ['--config', 'c.json'],
        ['--baseline', 'a.json'],
      ]) {
        const { stdout, stderr } = await pgLint(folder, [...args, 'a.json']);
        expectNothingShown(stdout + stderr);
      }
    }
  });

  test('are in no answer and log of the mock server', async () => {
    const log: string[] = [];
    const server = await startMockServer({ onRequest: (request) => log.push(describeRequest(request)) });
    for (const names of chunks) {
      for (const [path, type, body] of [
        [
          '/api/v1/session',
          'application/json',
          JSON.stringify({ parameters: { card: cardOf(names) }, ...named(names) }),
        ],
        ['/post-va', 'application/x-www-form-urlencoded', saleOf(names)],
        [`/${encode(names[0] ?? '')}?${encode(names[1] ?? '')}=1`, 'application/json', '{}'],
      ] as const) {
        const answer = await fetch(server.url + path, { method: 'POST', headers: { 'Content-Type': type }, body });
        expectNothingShown(await answer.text());
      }
    }
    expectNothingShown(await (await fetch(`${server.url}/requests`)).text());
    await server.close();
    expect(log.length).toBe(3 * chunks.length);
    expectNothingShown(log.join('\n'));
  });

  test('are in no error and finding of the functions that send and receive', async () => {
    const url = 'https://pay.example';
    const messageOf = (error: unknown): string => `${error} ${JSON.stringify(error)}`;
    for (const names of chunks) {
      const session = { parameters: { card: cardOf(names) }, ...named(names) };
      expectNothingShown(JSON.stringify(safeParse(sessionType, session)));
      const { findings } = lintText(JSON.stringify(session));
      expectNothingShown(JSON.stringify([findings, toProblemDetails(findings)]));
      expectNothingShown(await createSessionRequest(url, JSON.parse(JSON.stringify(session))).then(String, messageOf));
      const sale = { action: 'SALE', brand: 'naps', ...named(names) };
      expectNothingShown(await createSaleRequest(url, JSON.parse(JSON.stringify(sale))).then(String, messageOf));
      for (const name of names)
        expectNothingShown(
          await createSaleRequest(url, JSON.parse(JSON.stringify({ ...sale, [name]: { [name]: name } }))).then(
            String,
            messageOf,
          ),
        );
    }
  });
});
