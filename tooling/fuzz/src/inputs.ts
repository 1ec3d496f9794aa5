import { corpus } from './corpus.ts';
import { encodeText, writePayload } from './grammar.ts';
import { PLANTED_VALUES } from './planted-values.ts';
import type { Random } from './random.ts';

export const sources: Readonly<Record<string, (random: Random) => string>> = {
  random: (random) => random.pick([randomBytes, randomUnits, randomPieces])(random),
  mutated: (random) => mutate(random, random.pick(corpus)),
  grammar: writePayload,
  'mutated grammar': (random) => mutate(random, writePayload(random)),
  repeated: repeatPiece,
};

function randomBytes(random: Random): string {
  const bytes = Buffer.from(Array.from({ length: random.below(300) }, () => random.below(256)));
  return bytes.toString(random.oneIn(2) ? 'latin1' : 'utf8');
}

const randomUnit = (random: Random): string =>
  String.fromCharCode(random.pick([random.below(128), random.below(65_536), 0xd800 + random.below(2048)]));

const randomUnits = (random: Random): string => random.repeat(100, () => randomUnit(random));

/** Strings with a meaning for one of the readers. */
const PIECES = [
  ...Array.from('{}[]",:=&%+\\/\'$`#?.;-_@<>!*()|~^0a \t\r\n\u0000\u001b\u2028\ufeff'),
  ...'%7B %zz %ff \\u003d \\" \\u \\\n {" ": "} {{ }} ``` ```json\n ~~~\n ###\n // /* */ $\' ... [0] 1e9 null'.split(
    ' ',
  ),
  ...'curl -d fetch(" POST https:// eyJ HTTP/1.1 Content-Type: parameters[ brand=wallet1& cart descriptor'.split(' '),
  ...'signedMessage protocolVersion paymentData -----BEGIN ://a. :1x __proto__ a.a. =1'.split(' '),
  ...PLANTED_VALUES,
];

const randomPieces = (random: Random): string => random.repeat(60, () => random.pick(PIECES));

/** Files with a payload at the word TEXT. */
const FILES = ['INFO TEXT x\n', "run: |\n  curl -d 'TEXT' x\n"];

type Mutation = (random: Random, text: string) => string;

/** Replaces a part of at most `longest` characters. */
const replacePart =
  (longest: number, replace: (random: Random, part: string, text: string) => string): Mutation =>
  (random, text) => {
    const start = random.below(text.length + 1);
    const end = start + random.below(longest + 1);
    return text.slice(0, start) + replace(random, text.slice(start, end), text) + text.slice(end);
  };

const replaceAll =
  (pattern: RegExp, share: number, replacements: readonly string[]): Mutation =>
  (random, text) =>
    text.replace(pattern, (found) => (random.oneIn(share) ? random.pick(replacements) : found));

const MUTATIONS: readonly Mutation[] = [
  replacePart(20, () => ''),
  replacePart(10_000, () => ''),
  replacePart(0, (random) => random.pick(PIECES)),
  replacePart(3, (random) => random.pick(PIECES)),
  replacePart(0, randomUnit),
  replacePart(40, (random, part) => part.repeat(1 + random.below(5))),
  replacePart(200, (random, _, text) => text.slice(random.below(text.length)).slice(0, 200)),
  replacePart(200, (random) => random.pick(corpus).slice(0, 300)),
  // In turn: JSON strings, form values, form names, single characters.
  replaceAll(
    /"[^"]{1,30}"/g,
    6,
    PLANTED_VALUES.map((value) => JSON.stringify(value)),
  ),
  replaceAll(/(?<==)[^&"]*/g, 3, PLANTED_VALUES),
  replaceAll(/[^&="]+(?==)/g, 6, PLANTED_VALUES),
  replaceAll(/["{}\\=%, ]/g, 4, PIECES),
  (_, text) => JSON.stringify(text),
  (_, text) => encodeText(text),
  (_, text) => JSON.stringify({ body: Buffer.from(text).toString('base64') }),
  (random, text) => random.pick(FILES).replace('TEXT', () => text),
  (_, text) => text.replaceAll('\n', '\r\n'),
  (_, text) => `\ufeff${text}`,
];

function mutate(random: Random, text: string): string {
  let mutated = text;
  for (let count = 1 + random.below(6); count > 0; count--) mutated = random.pick(MUTATIONS)(random, mutated);
  return mutated.slice(0, 20_000);
}

/** Repeats a piece thousands of times, alone or inside a payload, to find quadratic time. */
function repeatPiece(random: Random): string {
  const piece = random.pick(PIECES) + (random.oneIn(2) ? random.pick(PIECES) : '');
  const filled = piece.repeat(2 ** (8 + random.below(9)) / piece.length);
  if (random.oneIn(2)) return randomPieces(random).slice(0, 30) + filled + randomPieces(random).slice(0, 30);
  const sample = random.pick(corpus);
  const start = random.below(sample.length);
  return sample.slice(0, start) + filled + sample.slice(start);
}
