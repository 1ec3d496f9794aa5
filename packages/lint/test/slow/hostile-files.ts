/** A hostile file. */
export interface Shape {
  readonly extension: string;
  /** What it is made of. */
  readonly name: string;
  /** Makes a text of at least a length. */
  readonly make: (length: number) => string;
}

/** Repeats a part, in which `§` is the number of the repetition. */
function many(part: string, length: number): string {
  const pieces = part.split('§');
  if (pieces.length === 1) return part.repeat(Math.ceil(length / part.length));
  const texts: string[] = [];
  for (let i = 0, size = 0; size < length; i++) size += texts[texts.push(pieces.join(String(i))) - 1]?.length ?? 0;
  return texts.join('');
}

type Wrap = (text: string) => string;

/** A syntax: in which places it has what is repeated, and how it has texts of other syntaxes. */
interface Syntax {
  readonly frames?: readonly (readonly [before: string, after: string])[];
  readonly parts: readonly string[];
  readonly wraps?: readonly Wrap[];
}

const words = (list: string): string[] => list.split(' ');
const lines = (list: readonly string[]): string[] => list.map((each) => `${each}\n`);

/** Levels that are closed again, below the limit of 100. */
const nested = (open: string, close: string, levels = 90): string => open.repeat(levels) + close.repeat(levels);

const quoted = (text: string, times = 1): string => (times === 0 ? text : JSON.stringify(quoted(text, times - 1)));

const PAYLOAD = '{"descriptor":1}';

const json: Syntax = {
  frames: [
    ['', ''],
    ['{"descriptor":"', '"}'],
    ['{"protocolVersion":"ECv2","signature":"a","signedMessage":"', '"}'],
    ['{"descriptor":1,', '"x":1}'],
    ['{"cart":{"items":[{"quantityUnit":"kg"},', '{}]}}'],
  ],
  parts: [
    ...words(
      String.raw`{ [ " ' \ \" \u0041 \u00zz / /* < &quot; %7B a 0 [], {}, "", 1, 1.50, True, 'a', {{a}}, <a>, a:`,
    ),
    ...words(
      '"n§":1, "a":1, "n§":"a", {"descriptor":1}, {"quantityUnit":"kg","x":1}, {"methods":["card","x"],"order":{}},',
    ),
    ...[' ', '\n', '//\n', '// §\n', `${nested('[', ']')},`, `${nested('{"a":[', ']}', 45)},`],
    ...[1, 2, 3, 5].map((times) => `${quoted(PAYLOAD, times)},`),
    ...[1, 2, 3].map((times) => `{"signedMessage":${quoted('{"a":"b"}', times)}},`),
    ...[`{"body":${quoted(PAYLOAD)}}`, btoa(PAYLOAD), 'curl -d brand=naps a', 'brand=naps&a=1'].map(
      (text) => `${quoted(text)},`,
    ),
  ],
};

const form: Syntax = {
  frames: [
    ['', ''],
    ['brand=naps&order_description=', '&a=1'],
    ['brand=wallet2&parameters[paymentToken]=', '&a=1'],
    ['brand=naps&parameters', '=1'],
    ['brand=naps&', 'a=1'],
  ],
  parts: [
    ...words(
      '& = % %25 %2525 + %zz %F0 a [a] %22 %5C &amp; a=1& n§=1& n§=%zz%zz& parameters[n§]=1& parameters[a][a]=1&',
    ),
    ...['\n', `parameters[paymentToken]=${encodeURIComponent(quoted(PAYLOAD, 2))}&`],
  ],
};

const shell: Syntax = {
  frames: [
    ['', ''],
    ['curl -d a=1 ', ' https://a.example -d brand=naps'],
    ["curl -d $'", "' https://a.example"],
    ['curl -d "', '" https://a.example'],
    ['curl -d @- <<EOF\n', '\nEOF\n'],
  ],
  parts: [
    ...words(String.raw`" ' '' $' \ \n $a $(a) # ; <<A "curl -d",`),
    ...['\\\n', 'curl ', 'curl\n', 'curl -d ', '-d a=1 ', '--json {} ', '-F a=b ', "--data-urlencode a='%é' "],
    ...lines(["curl -d '{}' https://a.example", `curl -d '${PAYLOAD}' a`, 'curl -d @- <<EOF\nbrand=naps\nEOF']),
  ],
  wraps: [(text) => `curl -d '${text}' https://a.example\n`, (text) => `curl -d ${quoted(text)} https://a.example\n`],
};

const http: Syntax = {
  frames: [
    ['', ''],
    ['POST https://a.example\n', `\n${PAYLOAD}`],
  ],
  parts: ['POST ', '{{', 'a', '\n', ...lines(['###', 'A: b', 'POST https://a.example', `POST a\n\n${PAYLOAD}\n\n###`])],
  wraps: [(text) => `POST https://a.example\nContent-Type: application/json\n\n${text}\n\n###\n`],
};

const yaml: Syntax = {
  frames: [
    ['', ''],
    ['descriptor: ', '\n'],
    ['descriptor: "', '"\n'],
    ['descriptor: |\n', ''],
    ['cart:\n  items:\n', ''],
  ],
  parts: [
    ...words(String.raw`[ { " ' \ \x a [], {a:}, # -`),
    ...['- ', '? ', '&a ', '*a ', '!a ', ' ', ': ', `${nested('[', ']')},`],
    ...lines(['', '---', '...', '|', '# a', 'n§: a', '  - {quantityUnit: kg, x: 1}', '  -', '  b', 'a: &a§', '<<: *a']),
    ...lines(['---\ndescriptor: 1', `  - ${quoted(PAYLOAD)}`, `  - ${quoted(PAYLOAD, 3)}`]),
  ],
  wraps: [(text) => `a§: ${quoted(text)}\n`, (text) => `---\nbody: '${text.replaceAll("'", "''")}'\n`],
};

const fence =
  (language: string): Wrap =>
  (text) =>
    `\`\`\`${language}\n${text}\n\`\`\`\n`;

const markdown: Syntax = {
  parts: [
    ...['- ', '> ', '#', '`', '~'],
    ...lines([
      '',
      'a',
      '```',
      '```\n```',
      '```json',
      '```json\n```',
      '    a',
      '    a\n\na',
      '<a>',
      '- a\n  - b',
      '1.',
      '[a]: b',
    ]),
    ...lines(['```json\n{"descriptor":1}\n```', '> ```json\n> {"descriptor":1}\n> ```', `\t${PAYLOAD}\n\na`]),
  ],
  wraps: words('json jsonc json5 form yaml http sh ').map(fence),
};

const recordings: Syntax = {
  frames: [
    ['{"log":{"entries":[', '{}]}}'],
    ['{"info":{"schema":"https://a.example/collection/v2.1.0/"},"item":[', '{}]}'],
  ],
  parts: [
    ...words('{}, {"request":{}}, {"item":[],"request":{}}, {"request":{"postData":{"text":"a"}}},'),
    `{"request":{"method":"POST","url":"https://a.example","postData":{"text":${quoted(PAYLOAD)}}}},`,
    '{"request":{"postData":{"params":[{"name":"brand","value":"naps"},{"name":"a","value":"b"}]}}},',
    `{"request":{"body":{"mode":"raw","raw":${quoted(PAYLOAD)}}}},`,
    '{"request":{"body":{"mode":"urlencoded","urlencoded":[{"key":"brand","value":"naps"},{"key":"a","value":"é"}]}}},',
    `${nested('{"item":[', ']}', 45)},`,
    `${nested('{"item":[', ']}', 45).replace('[]', '[{"request":{"body":{"mode":"raw","raw":"a=1"}}}]')},`,
  ],
  wraps: [(text) => `{"request":{"postData":{"text":${quoted(text)}}}},`],
};

const records: Syntax = {
  parts: ['{"descriptor":', '{ "', ...lines(['', '{}', PAYLOAD, '{"descriptor":1,"x§":"a"}', `a ${PAYLOAD} b`])],
  wraps: [(text) => `${text.replaceAll('\n', ' ')}\n`, (text) => `{"descriptor":${quoted(text)}}\n`],
};

const anyOf = (...all: readonly Syntax[]): Syntax => ({
  frames: all.flatMap(({ frames = [] }) => frames),
  parts: all.flatMap(({ parts }) => parts),
});

/** By the extension of the file. */
const SYNTAXES: Readonly<Record<string, Syntax>> = {
  json,
  jsonc: json,
  json5: json,
  har: recordings,
  ndjson: records,
  log: records,
  form,
  env: form,
  txt: anyOf({ ...form, parts: [] }, shell, http),
  md: markdown,
  http,
  sh: shell,
  yaml,
};

/** What a syntax has inside texts of other syntaxes. */
const INSIDE = [
  'a',
  '"',
  '\\',
  '{',
  '%25',
  'a=1&',
  'n§: a\n',
  `${PAYLOAD}\n`,
  `${quoted(PAYLOAD, 3)},`,
  '{"body":"{\\"a\\":1}"},',
];

const shown = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

function* shapesOf(extension: string, { frames = [['', '']], parts, wraps = [] }: Syntax): Generator<Shape> {
  for (const [before, after] of frames)
    for (const part of parts)
      for (const end of after === '' ? [''] : ['', after]) {
        const name = [extension, shown(before), shown(part), shown(end)].join(' ');
        yield { extension, name, make: (length) => before + many(part, length) + end };
      }
  const [[before, after] = ['', '']] = frames;
  for (const wrap of wraps)
    for (const part of INSIDE) {
      const name = `${extension} ${shown(wrap(part))}`;
      yield { extension, name: `${name}, one`, make: (length) => before + wrap(many(part, length)) + after };
      yield { extension, name: `${name}, many`, make: (length) => before + many(wrap(part), length) + after };
    }
}

export const SHAPES = Object.entries(SYNTAXES).flatMap(([extension, syntax]) => [...shapesOf(extension, syntax)]);
