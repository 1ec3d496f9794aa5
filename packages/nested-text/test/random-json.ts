import fc from 'fast-check';

/** For tests: a JSON text, and its number of duplicate names. */
export interface RandomJson {
  readonly text: string;
  readonly repeats: number;
}

const spaces = fc.string({ unit: fc.constantFrom(' ', '\n', '\r', '\t'), maxLength: 3 });

const WORDS = ['', 'a', 'b', '__proto__', 'constructor', 'toString', '0', '"', '{', '[', ',', ':'];
const anyText = fc.string({ unit: 'binary', maxLength: 8 });

const plainText = fc.oneof(fc.constantFrom(...WORDS, '\\', '\\"'), anyText);

/*
 * JSON.parse has a bug in V8 13.6 to 14.6 (Node.js 24 to 26): it can read an escaped name as an earlier name that has a
 * backslash at the same character. After {"a":1,"\\":1} it reads the second name of {"a":1,"\u0061":1} as a backslash. So
 * no name here is a prefix of another name in its escaped form.
 */
const plainName = fc.oneof(
  fc.constantFrom(...WORDS, 'x\\', 'x\\"'),
  anyText.filter((text) => !text.includes('\\')),
);

const escapeAll = (text: string): string =>
  `"${[...Array(text.length).keys()].map((i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`).join('')}"`;

/** A string in quotes, with all characters escaped or only those that must be. */
const quoted = (plain: fc.Arbitrary<string>): fc.Arbitrary<{ text: string; source: string }> =>
  fc
    .tuple(plain, fc.boolean())
    .map(([text, isEscaped]) => ({ text, source: isEscaped ? escapeAll(text) : JSON.stringify(text) }));

const string = quoted(plainText);
const name = quoted(plainName);

const scalar: fc.Arbitrary<RandomJson> = fc
  .oneof(
    string.map(({ source }) => source),
    fc.constantFrom('true', 'false', 'null', '0', '-0', '1.50', '12e3', '-0.1E-2', '9007199254740993', '1e+400'),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  )
  .map((text) => ({ text, repeats: 0 }));

const padded = (inner: fc.Arbitrary<RandomJson>): fc.Arbitrary<RandomJson> =>
  fc.tuple(spaces, inner, spaces).map(([before, { text, repeats }, after]) => ({
    text: `${before}${text}${after}`,
    repeats,
  }));

const total = (parts: readonly RandomJson[]): number => parts.reduce((sum, { repeats }) => sum + repeats, 0);

const arrayOf = (item: fc.Arbitrary<RandomJson>): fc.Arbitrary<RandomJson> =>
  fc.tuple(spaces, fc.array(item, { maxLength: 4 })).map(([space, items]) => ({
    text: `[${items.map(({ text }) => text).join(',') || space}]`,
    repeats: total(items),
  }));

function objectOf(value: fc.Arbitrary<RandomJson>, areNamesUnique: boolean): fc.Arbitrary<RandomJson> {
  const field = fc.record({ before: spaces, name, after: spaces, value });
  const fields = areNamesUnique
    ? fc.uniqueArray(field, { maxLength: 4, selector: ({ name }) => name.text })
    : fc.array(field, { maxLength: 6 });
  return fc.tuple(spaces, fields).map(([space, each]) => ({
    text: `{${each.map((f) => `${f.before}${f.name.source}${f.after}:${f.value.text}`).join(',') || space}}`,
    repeats: each.length - new Set(each.map((f) => f.name.text)).size + total(each.map((f) => f.value)),
  }));
}

/** JSON texts of all kinds of values, with random white space and escapes. */
export function randomJson({ areNamesUnique }: { areNamesUnique: boolean }): fc.Arbitrary<RandomJson> {
  return fc.letrec<{ value: RandomJson }>((tie) => ({
    value: padded(
      fc.oneof(
        { maxDepth: 4, depthSize: 'small' },
        scalar,
        arrayOf(tie('value')),
        objectOf(tie('value'), areNamesUnique),
      ),
    ),
  })).value;
}

const CHARACTERS = [...'{}[]:,"\'\\/-+.eEtfnu01 \n\r\t\u00a0\ufeff\u0000“#*;=<a😀'];

/** JSON texts in which one character was removed, inserted or replaced. Some of them are still JSON. */
export const nearlyJson: fc.Arbitrary<string> = fc
  .tuple(
    randomJson({ areNamesUnique: true }),
    fc.nat(),
    fc.constantFrom<[taken: number, put: number]>([1, 0], [0, 1], [1, 1]),
    fc.oneof(fc.constantFrom(...CHARACTERS), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })),
  )
  .map(([{ text }, position, [taken, put], character]) => {
    const at = position % (text.length + 1);
    return `${text.slice(0, at)}${character.repeat(put)}${text.slice(at + taken)}`;
  });

/** The tokens of JSON, and some others, in any order. */
export const tokenSoup: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(...CHARACTERS, '"a"', '"b', 'true', 'null', 'NaN', '12', '0.', '1e', '//', '/*', '\\u00', '{"a":'),
    {
      maxLength: 12,
    },
  )
  .map((tokens) => tokens.join(''));
