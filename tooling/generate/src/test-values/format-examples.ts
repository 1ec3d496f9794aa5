import type { Format } from '@pg/rule-kit';

/** A group per format: strings that match it, and strings that just fail to. A format uses every group with a match. */
const GROUPS: readonly (readonly string[])[] = [
  '2024-02-29|2023-02-29|2024-04-30|2024-04-31|2024-12-31|2024-13-01|2024-00-10|2024-01-00|2024-2-9|20240229|29.02.2024',
  '10.00|0.01|10|10.0|10.000|10,00|-10.00|.50|10.|1e2.00|1 000.00',
  'https://shop.example/done|https://shop.example:8080/a?b=c#d|shop.example/done|//shop.example/done|https://|https://shop.example:99999/|https://shop.example/a b| https://shop.example/|https://shop.example/é',
  'D|DE|ZZ|DEU|DEUT|de|D3|DÉ|D ',
  '1|01|012|0123|12345678|123456789|1234567890|1.5|-1|1 2|1a|٠١',
  '192.0.2.7|0.0.0.0|255.255.255.255|256.0.0.1|192.0.2|192.0.2.7.1|192.0.02.7|192.0.2.7:80|2001:db8::1|192.0.2.|shop.example',
  `00|0|000|aF09|g0|${'0'.repeat(64)}|${'Ab'.repeat(32)}|${'0'.repeat(62)}|${'0'.repeat(66)}`,
  '1700000000000|170000000000|17000000000000|170000000000a|1.70000000000',
].map((group) => group.split('|'));

/** P-256's generator in base64, as an uncompressed point and as two coordinates: keys must be points on the curve. */
const POINT = 'BGsX0fLhLEJH+Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT+NC4v4af5uO5+tKfA+eFivOM1drMV7Oy7ZAaDe/UfU';
const GENERATOR = 'axfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpZP40Li/hp/m47n60p8D54WK84zV2sxXs7LtkBoN79R9Q';

/** Base64 of zeros, after the first bytes of a key or a signature. Each group is sorted by length. */
const BASE64_GROUPS: readonly (readonly string[])[] = [
  [0, 1, 2, 3, 15, 16, 17, 31, 32, 33, 64, 65, 66, 255, 256, 257].map((bytes) => paddedBase64('', bytes)),
  [64, 65, 66].map((bytes) => paddedBase64(POINT, bytes)),
  [90, 91, 92].map((bytes) => paddedBase64(`MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE${GENERATOR}`, bytes)),
  ['MAsGCSqGSIb3DQEHAg=='],
  ['MAYCAQECAQE='],
];

const BROKEN_BASE64: readonly string[] = ['A1'.repeat(16), 'AAA', 'AA-_', 'AA A', 'AA%3D%3D', 'AA==AA==', 'AAAAu003d'];

function paddedBase64(start: string, bytes: number): string {
  const padding = (3 - (bytes % 3)) % 3;
  const length = Math.ceil(bytes / 3) * 4 - padding;
  return start.slice(0, length).padEnd(length, 'A') + '='.repeat(padding);
}

export const formatExamples: readonly string[] = [...GROUPS, ...BASE64_GROUPS, BROKEN_BASE64].flat();

/** Strings that match a format, and strings that just fail to. */
export function boundaryStrings(format: Format): readonly string[] {
  const base64 = BASE64_GROUPS.flatMap((group) =>
    group.filter((_, i) => group.slice(Math.max(i - 1, 0), i + 2).some(matches(format))),
  );
  return base64.length > 0
    ? [...base64, ...BROKEN_BASE64]
    : GROUPS.filter((group) => group.some(matches(format))).flat();
}

export function validString(format: Format): string {
  const string = formatExamples.find(matches(format));
  if (string === undefined) throw new Error(`no example matches the format: ${format.expects}`);
  return string;
}

const matches =
  (format: Format) =>
  (string: string): boolean =>
    format.findMistake(string) === undefined;
