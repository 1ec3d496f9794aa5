import { validPayloads } from '@pg/generate/valid-payloads';
import { payloadTypes } from '@pg/lint';
import fc from 'fast-check';

/** Values like a payer's data. No output may show them, neither as values nor as names. */
const PAYER_DATA = [
  '4111111111111111',
  'planted.payer@example.com',
  'PLNT/ed+T0k3n/eyJzaWduYXR1cmUiOiJNRVVDSVFE+jUxBTlRFRCIs/InByb3RvY29s',
  // The card number in base64. A form reads it as a field's name and `=`.
  'NDExMTExMTExMTExMTExMQ==',
];

/** Payer data as it is and URL-encoded. */
export const SHOWN_PAYER_DATA =
  /411111111111|payer(?:@|%40)example|PLNT(?:\/|%2F)ed(?:\+|%2B)T0k3n|NDExMTExMTExMTExMTExMQ/i;

/** Texts with a meaning for one of the readers. */
// biome-ignore format: a list
const SYNTAX = [
  ...'{}[]",:=&%+\\/\'$`#?.;-_@<>!*()|~^0a \t\r\n\u0000\u001b\u2028\ufeff',
  '\\u003d', '\\"', '\\u', '\\\n', '{"', '": ', '": "', '%7B', '%zz', '```json\n', '```sh\n', '~~~\n', '\n###\n', '//', '/*', '---\n', '|\n',
  "curl -d '", 'POST https://a.example\n\n', 'HTTP/1.1', 'Content-Type: ', 'parameters[', 'brand=wallet1&', 'cart', 'signedMessage',
  'paymentData', '-----BEGIN ', 'eyJ', '__proto__', '\n::error::x', '\u001b[31m', '\u202e', '</script>', '\ud800', 'N10.N2', 'AN255',
];

const piece = fc.oneof(
  fc.constantFrom(...PAYER_DATA),
  fc.constantFrom(...SYNTAX),
  fc.string({ unit: 'binary', maxLength: 5 }),
);

/** A valid payload, with payer data in place of some strings: as JSON, or as a form. */
const payload = fc.gen().map((generate) => {
  const valid = generate(validPayloads, generate(fc.constantFrom, ...payloadTypes));
  const text = JSON.stringify(valid, (_, value) =>
    typeof value === 'string' && generate(fc.nat, 3) === 0 ? generate(fc.constantFrom, ...PAYER_DATA) : value,
  );
  return generate(fc.boolean) ? text : new URLSearchParams(JSON.parse(text)).toString();
});

/** A payload inside a file of another type. */
const embedded = fc
  .tuple(
    fc.constantFrom(
      ['```json\n', '\n```\n'],
      ["curl -d '", "' https://a.example\n"],
      ['POST https://a.example\n\n', '\n\n###\n'],
      ['INFO ', ' x\n'],
      ['a: |\n  ', '\n'],
    ),
    payload,
  )
  .map(([[before, after], text]) => before + text + after);

/** A text with parts of up to 30 characters replaced. */
const edited = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(text, fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(30), piece), { maxLength: 6 }))
    .map(([whole, edits]) =>
      edits.reduce((before, [at, length, replacement]) => {
        const start = Math.floor(at * before.length);
        return before.slice(0, start) + replacement + before.slice(start + length);
      }, whole),
    );

/** Up to 2^16 times the same, alone or in a payload, to find quadratic time. */
const repeated = fc
  .tuple(payload, piece, fc.nat(16))
  .map(([text, part, power]) => text.slice(0, 40) + part.repeat(2 ** power / (part.length || 1)) + text.slice(40));

export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: edited(payload) },
  { weight: 2, arbitrary: edited(embedded) },
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.json({ stringUnit: 'binary' }),
  repeated,
);
