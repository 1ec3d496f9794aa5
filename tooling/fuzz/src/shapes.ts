/** Makes a text of at least a length, of numbered pieces. */
function repeat(length: number, piece: (i: number) => string): string {
  const pieces: string[] = [];
  for (let i = 0, size = 0; size < length; i++) size += pieces[pieces.push(piece(i)) - 1]?.length ?? 0;
  return pieces.join('');
}

type Piece = (i: number) => string;

/** A text with a mistake in every item. */
export type Shape = (length: number) => string;

const around =
  (before: string, piece: Piece, after: string): Shape =>
  (length) =>
    before + repeat(length, piece) + after;

const quoted =
  (before: string, shape: Shape, after: string): Shape =>
  (length) =>
    before + JSON.stringify(shape(length * 0.8)) + after;

const unknown = around('{', (i) => `"unknown_${i}":${i},`, '"descriptor":"a"}');
const duplicates = around('{', (i) => `"n${i >> 1}":1,`, '"descriptor":"a"}');
const wrong = around('{"operation":"purchase","methods":[', () => '1,', '1]}');
/** Objects and arrays up to their limits of fields and items. */
const fields = Array.from({ length: 9_999 }, (_, i) => `"${'x'.repeat(100)}_${i}":${i}`).join(',');
const objects = around('{"cart":{"items":[{"quantityUnit":"kg"},', () => `{${fields}},`, '{}]}}');
const arrays = around('{"methods":[', () => `[${'1,'.repeat(9_999)}1],`, '1]}');
const items = around('{"cart":{"items":[', () => '{"quantityUnit":"kg","x":1},', '{}]}}');
const forms: readonly Shape[] = [
  around('', () => 'a=1&', 'brand=naps'),
  around('brand=naps&', (i) => `n${i}=%zz%zz%zz%zz%zz%zz%zz&`, 'a=1'),
  around('brand=naps&', (i) => `parameters[n${i}]=1&`, 'a=1'),
];

/** Shapes by the extension of the file. */
export const SHAPES: Readonly<Record<string, readonly Shape[]>> = {
  json: [
    unknown,
    duplicates,
    wrong,
    objects,
    arrays,
    items,
    around('', () => '[', ''),
    around('["', () => '\\u00zz', '"]'),
  ],
  jsonc: [items, around('', (i) => `// ${i}\n`, '{"descriptor":1}')],
  json5: [items, around('{', (i) => `u${i}:'a',`, 'descriptor:1}'), around('', () => "'", '')],
  yaml: [
    around('cart:\n  items:\n', () => '  - {quantityUnit: kg, x: 1}\n', ''),
    around('', (i) => `n${i}: a\n`, 'descriptor: 1\n'),
    around('descriptor: |\n', () => '  b\n', ''),
    around('', () => '---\ndescriptor: 1\n', ''),
  ],
  form: forms,
  txt: [unknown, ...forms.slice(0, 1)],
  ndjson: [around('', (i) => `{"descriptor":1,"x${i}":"${'a'.repeat(100)}"}\n`, ''), unknown],
  md: [
    around('', () => '```json\n{"descriptor":1}\n```\n', ''),
    around('```json\n', () => '{"descriptor":1}\n', '```\n'),
  ],
  http: [
    around('', () => 'POST https://a.example\n\n{"descriptor":1}\n\n###\n', ''),
    around('POST https://a.example\n', () => 'A: b\n', '\n{"descriptor":1}\n'),
  ],
  sh: [
    around('', () => `curl -d '{"descriptor":1}' https://a.example\n`, ''),
    around('curl ', () => '-d a=1 ', 'https://a.example -d brand=naps'),
  ],
  har: [
    around(
      '{"log":{"entries":[',
      () => '{"request":{"method":"POST","url":"https://a.example","postData":{"text":"{\\"descriptor\\":1}"}}},',
      '{}]}}',
    ),
    quoted('{"log":{"entries":[{"request":{"postData":{"text":', unknown, '}}}]}}'),
  ],
};
