import { createContext, Script } from 'node:vm';

/** Eight times the text takes up to twenty-two times as long while memory is cleaned up; a square takes sixty-four times as long. */
const TIMES = 8;
const MOST_GROWTH = 30;
/** A busy machine may be slow once, or twice. */
const TRIES = 4;
/** Milliseconds of a processor. Shorter times say nothing. */
const SHORTEST = 8;
/** Milliseconds after which a function is interrupted: other programs may be at work. */
const INTERRUPTED = 30_000;

const sandbox: { run: () => unknown } = { run: () => undefined };
const context = createContext(sandbox);
const script = new Script('run()');

/** How much time of a processor a function takes; infinite where it was interrupted. */
async function time(run: () => unknown): Promise<number> {
  sandbox.run = run;
  const start = process.cpuUsage();
  try {
    // Only a script has a time limit. What it calls is interrupted too, patterns included.
    await script.runInContext(context, { timeout: INTERRUPTED });
  } catch (error) {
    if (String(error).includes('Script execution timed out')) return Number.POSITIVE_INFINITY;
    throw error;
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** What was measured where the time of a function grows faster than its text; what it throws is thrown. */
export async function growth(length: number, make: (length: number) => () => unknown): Promise<string | undefined> {
  const [small, large] = [make(length), make(TIMES * length)];
  let [ofSmall, ofLarge] = [0, Number.POSITIVE_INFINITY];
  const isTooSlow = (): boolean => ofLarge > MOST_GROWTH * Math.max(ofSmall, SHORTEST);
  // The slowest of the small ones, the fastest of the large ones.
  for (let tries = 0; tries < TRIES && isTooSlow(); tries++) {
    ofSmall = Math.max(ofSmall, await timeOfSmall(small));
    if (ofSmall > INTERRUPTED) return `over ${INTERRUPTED} ms for ${length / 1024} KB`;
    ofLarge = Math.min(ofLarge, await time(large));
  }
  if (!isTooSlow()) return undefined;
  return `${ofSmall.toFixed(1)} ms for ${length / 1024} KB, ${ofLarge.toFixed(0)} ms for ${(TIMES * length) / 1024} KB`;
}

/** The shortest of three runs, of which the first may have had to compile; slow ones have no need of them. */
async function timeOfSmall(run: () => unknown): Promise<number> {
  let shortest = await time(run);
  for (let runs = 0; runs < 2 && shortest < 200; runs++) shortest = Math.min(shortest, await time(run));
  return shortest;
}

/** A text of about that length, of one piece many times. */
const filled = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length));

/** Pieces, each with a number of its own. */
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

/** A name, and a text of about a length. */
export type Shape = readonly [name: string, fill: (length: number) => string];

/** Texts that might take long, whoever reads them. */
export const SHAPES: readonly Shape[] = [
  ...PIECES.map((piece): Shape => [JSON.stringify(piece), (length) => filled(piece, length)]),
  ['slashes and a field', (length) => `${filled('/', length)}=1`],
  ['dots and a port', (length) => `https://a${filled('.', length)}:1x`],
  ['dots and a port without a scheme', (length) => `a${filled('.', length)}:1x`],
  ['a long path', (length) => `https://a.example/${filled('abc/', length)}`],
  ['a long host', (length) => `https://${filled('a.', length)}`],
  ['base64', (length) => filled(BASE64, length)],
  ['base64 of JSON', (length) => `eyJ${filled(BASE64, length)}=`],
  ['base64 in lines', (length) => filled(`${BASE64.slice(0, 76)}\n`, length)],
];

const inObject = (piece: (i: number) => string): ((length: number) => string) => {
  return (length) => `{${numbered(piece, length)}"descriptor":"a"}`;
};
const inList = (before: string, piece: (i: number) => string, after: string): ((length: number) => string) => {
  return (length) => `${before}${numbered(piece, length).slice(0, -1)}${after}`;
};

/** Payloads of many parts, and what they are. */
export const LONG_PAYLOADS: readonly Shape[] = [
  ['unknown names', inObject((i) => `"unknown_${i}":${i},`)],
  ['names near to known ones', inObject((i) => `"descriptor${i}":${i},`)],
  ['names with spaces', inObject((i) => `" Descriptor ${i}":${i},`)],
  ['one name', inObject(() => `"descriptor":"b",`)],
  ['each name twice', inObject((i) => `"n${i >> 1}":1,`)],
  ['bracket names', inObject((i) => `"parameters[cart][items][${i}][name]":"a",`)],
  ['wrong values', inObject((i) => `"bnrg_installm_def":${i},`)],
  ['items', inList('{"cart":{"items":[', (i) => `{"name":"${i}"},`, ']}}')],
  ['items of another type', inList('{"cart":{"items":[', (i) => `${i},`, ']}}')],
  ['items with mistakes', inList('{"cart":{"items":[', () => `{"quantityUnit":"kg","x":1},`, ']}}')],
  ['items of two sets', inList('{"cart":{"items":[', (i) => (i % 2 ? '{"shipping":{}},' : '{"descriptor":1},'), ']}}')],
  ['methods', inList('{"operation":"purchase","methods":[', () => `"wallet1","naps",`, ']}')],
  ['an array of payloads', inList('[', () => `{"descriptor":"a"},`, ']')],
  ['comments', (length) => `${numbered((i) => `// ${i}\n`, length)}{"descriptor":"a"}`],
  ['fields', (length) => `brand=naps&${numbered((i) => `n${i}=${i}&`, length)}`],
  ['one field', (length) => `brand=naps&${numbered((i) => `order_id=${i}&`, length)}`],
  ['fields of brackets', (length) => `brand=naps&${numbered((i) => `parameters[n${i}]=1&`, length)}`],
  ['lines of JSON', (length) => filled('{"descriptor":"a","x":1}\n', length)],
  ['commands', (length) => filled(`curl -d '{"descriptor":1}' https://a.example\n`, length)],
  ['here-documents', (length) => filled('curl -d @- <<EOF\n{"descriptor":1}\nEOF\n', length)],
  ['here-documents on one line', (length) => filled('curl -d @- <<EOF;', length)],
  ['here-documents without end', (length) => filled('curl -d @- <<EOF\n', length)],
  ['data of a command', (length) => `curl ${filled('-d a=1 ', length)}https://a.example`],
  ['lines of a command', (length) => `curl ${filled('-d a=1 \\\n', length)}https://a.example`],
  ['requests', (length) => filled('POST https://a.example\n\n{"descriptor":1}\n\n###\n', length)],
  ['headers', (length) => `POST https://a.example\n${filled('A: b\n', length)}\n{"descriptor":1}\n`],
  ['lines of YAML', (length) => numbered((i) => `n${i}: a\n`, length)],
  ['documents of YAML', (length) => filled('---\ndescriptor: a\n', length)],
  ['aliases of YAML', (length) => `a: &a [b]\n${numbered((i) => `n${i}: *a\n`, length)}`],
  ['merged maps of YAML', (length) => `a: &a { b: c }\n${numbered((i) => `n${i}:\n  <<: *a\n`, length)}`],
  ['items of YAML', (length) => `a:\n${filled('  - descriptor: a\n', length)}`],
  ['code blocks', (length) => filled('```json\n{"descriptor":1}\n```\n\n', length)],
  ['quoted blocks', (length) => filled('> - ```json\n', length)],
  [
    'recorded requests',
    inList('{"log":{"entries":[', () => `{"request":{"postData":{"text":"{\\"descriptor\\":1}"}}},`, ']}}'),
  ],
];
