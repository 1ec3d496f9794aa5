import { createContext, Script } from 'node:vm';

/** With garbage collection, 8 times the text takes up to 22 times as long. Quadratic time would be 64 times as long. */
const FACTOR = 8;
const MAX_GROWTH = 30;
/** On a busy machine, a run may be slow. */
const TRIES = 4;
/** Milliseconds of CPU time. Shorter times are too inexact to compare. */
const MIN_TIME = 8;
/** Milliseconds after which a function is interrupted. It is long because other programs may be running. */
const TIMEOUT = 30_000;

const sandbox: { run: () => unknown } = { run: () => undefined };
const context = createContext(sandbox);
const script = new Script('run()');

/** The CPU time of a function; infinite if it was interrupted. */
async function time(run: () => unknown): Promise<number> {
  sandbox.run = run;
  const start = process.cpuUsage();
  try {
    // Only a script can have a timeout. It also interrupts the functions and regular expressions that the script runs.
    await script.runInContext(context, { timeout: TIMEOUT });
  } catch (error) {
    if (String(error).includes('Script execution timed out')) return Number.POSITIVE_INFINITY;
    throw error;
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The measured times if they grow faster than the text; otherwise `undefined`. */
export async function growth(length: number, make: (length: number) => () => unknown): Promise<string | undefined> {
  const [small, large] = [make(length), make(FACTOR * length)];
  let [ofSmall, ofLarge] = [0, Number.POSITIVE_INFINITY];
  const isTooSlow = (): boolean => ofLarge > MAX_GROWTH * Math.max(ofSmall, MIN_TIME);
  // Compares the slowest run of the small text with the fastest run of the large text.
  for (let tries = 0; tries < TRIES && isTooSlow(); tries++) {
    ofSmall = Math.max(ofSmall, await timeOfSmall(small));
    if (ofSmall > TIMEOUT) return `over ${TIMEOUT} ms for ${length / 1024} KB`;
    ofLarge = Math.min(ofLarge, await time(large));
  }
  if (!isTooSlow()) return undefined;
  return `${ofSmall.toFixed(1)} ms for ${length / 1024} KB, ${ofLarge.toFixed(0)} ms for ${(FACTOR * length) / 1024} KB`;
}

/** The shortest of three runs, because the first may include compilation. Slow functions run once. */
async function timeOfSmall(run: () => unknown): Promise<number> {
  let shortest = await time(run);
  for (let runs = 0; runs < 2 && shortest < 200; runs++) shortest = Math.min(shortest, await time(run));
  return shortest;
}

/** Repeats a piece up to about a length. */
const repeated = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length));

/** Joins pieces with increasing numbers up to about a length. */
function numbered(piece: (i: number) => string, length: number): string {
  const pieces: string[] = [];
  for (let i = 0, size = 0; size < length; i++) size += pieces[pieces.push(piece(i)) - 1]?.length ?? 0;
  return pieces.join('');
}

// biome-ignore format: a table
const PIECES = [
  '[', '{', '.', '/', '=', '&', '%', '\\', '"', "'", '`', ' ', '\n', ':', '-', '$', 'a', '0', 'é', '{"a":', '%ff', '\\"', '\\u003d', 'a=b&', '-d ', '"a":1,', '```\n',
];
const BASE64 = Buffer.from(Array.from({ length: 3000 }, (_, i) => (i * 7919) % 251)).toString('base64');

/** A name, and a function that makes a text of about a length. */
export type Shape = readonly [name: string, fill: (length: number) => string];

/** Texts that could be slow for any reader. */
export const SHAPES: readonly Shape[] = [
  ...PIECES.map((piece): Shape => [JSON.stringify(piece), (length) => repeated(piece, length)]),
  ['slashes and a field', (length) => `${repeated('/', length)}=1`],
  ['spaces and a field', (length) => `${repeated(' ', length)}=1`],
  ['dots and a port', (length) => `https://a${repeated('.', length)}:1x`],
  ['dots and a port without a scheme', (length) => `a${repeated('.', length)}:1x`],
  ['a long path', (length) => `https://a.example/${repeated('abc/', length)}`],
  ['a long host', (length) => `https://${repeated('a.', length)}`],
  ['base64', (length) => repeated(BASE64, length)],
  ['base64 of JSON', (length) => `eyJ${repeated(BASE64, length)}=`],
  ['base64 in lines', (length) => repeated(`${BASE64.slice(0, 76)}\n`, length)],
];

const inObject = (piece: (i: number) => string): ((length: number) => string) => {
  return (length) => `{${numbered(piece, length)}"descriptor":"a"}`;
};
const inArray = (before: string, piece: (i: number) => string, after: string): ((length: number) => string) => {
  return (length) => `${before}${numbered(piece, length).slice(0, -1)}${after}`;
};

/** Payloads with many parts. */
export const LONG_PAYLOADS: readonly Shape[] = [
  ['unknown names', inObject((i) => `"unknown_${i}":${i},`)],
  ['names similar to known ones', inObject((i) => `"descriptor${i}":${i},`)],
  ['names with spaces', inObject((i) => `" Descriptor ${i}":${i},`)],
  ['one name', inObject(() => `"descriptor":"b",`)],
  ['duplicate names', inObject((i) => `"n${i >> 1}":1,`)],
  ['bracket names', inObject((i) => `"parameters[cart][items][${i}][name]":"a",`)],
  ['wrong values', inObject((i) => `"bnrg_installm_def":${i},`)],
  ['items', inArray('{"cart":{"items":[', (i) => `{"name":"${i}"},`, ']}}')],
  ['items of another type', inArray('{"cart":{"items":[', (i) => `${i},`, ']}}')],
  ['items with mistakes', inArray('{"cart":{"items":[', () => `{"quantityUnit":"kg","x":1},`, ']}}')],
  [
    'items of two sets',
    inArray('{"cart":{"items":[', (i) => (i % 2 ? '{"shipping":{}},' : '{"descriptor":1},'), ']}}'),
  ],
  ['methods', inArray('{"operation":"purchase","methods":[', () => `"wallet1","naps",`, ']}')],
  ['an array of payloads', inArray('[', () => `{"descriptor":"a"},`, ']')],
  ['comments', (length) => `${numbered((i) => `// ${i}\n`, length)}{"descriptor":"a"}`],
  ['fields', (length) => `brand=naps&${numbered((i) => `n${i}=${i}&`, length)}`],
  ['one field', (length) => `brand=naps&${numbered((i) => `order_id=${i}&`, length)}`],
  ['fields of brackets', (length) => `brand=naps&${numbered((i) => `parameters[n${i}]=1&`, length)}`],
  ['lines of JSON', (length) => repeated('{"descriptor":"a","x":1}\n', length)],
  ['commands', (length) => repeated(`curl -d '{"descriptor":1}' https://a.example\n`, length)],
  ['here-documents', (length) => repeated('curl -d @- <<EOF\n{"descriptor":1}\nEOF\n', length)],
  ['here-documents on one line', (length) => repeated('curl -d @- <<EOF;', length)],
  ['here-documents without end', (length) => repeated('curl -d @- <<EOF\n', length)],
  ['data of a command', (length) => `curl ${repeated('-d a=1 ', length)}https://a.example`],
  ['lines of a command', (length) => `curl ${repeated('-d a=1 \\\n', length)}https://a.example`],
  ['requests', (length) => repeated('POST https://a.example\n\n{"descriptor":1}\n\n###\n', length)],
  ['headers', (length) => `POST https://a.example\n${repeated('A: b\n', length)}\n{"descriptor":1}\n`],
  ['lines of YAML', (length) => numbered((i) => `n${i}: a\n`, length)],
  ['documents of YAML', (length) => repeated('---\ndescriptor: a\n', length)],
  ['aliases of YAML', (length) => `a: &a [b]\n${numbered((i) => `n${i}: *a\n`, length)}`],
  ['merged maps of YAML', (length) => `a: &a { b: c }\n${numbered((i) => `n${i}:\n  <<: *a\n`, length)}`],
  ['items of YAML', (length) => `a:\n${repeated('  - descriptor: a\n', length)}`],
  ['code blocks', (length) => repeated('```json\n{"descriptor":1}\n```\n\n', length)],
  ['lines of a log', (length) => repeated('INFO {"descriptor":1,"brand":"naps"}\n', length)],
  ['quoted blocks', (length) => repeated('> - ```json\n', length)],
  [
    'recorded requests',
    inArray('{"log":{"entries":[', () => `{"request":{"postData":{"text":"{\\"descriptor\\":1}"}}},`, ']}}'),
  ],
];
