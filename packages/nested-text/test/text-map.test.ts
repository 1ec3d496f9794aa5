import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readForm, readJson, type Span, type TextPath } from '../src/index.ts';

const cut = (text: string, { start, end }: Span): string => text.slice(start, end);

const TOKEN = String.raw`{"signedMessage":"{\"tag\":\"AB\\u003d\"}","note":"\ud83d\ude00é"}`;
const FORM = `brand=wallet2&parameters%5BpaymentToken%5D=${encodeURIComponent(TOKEN).replaceAll('%20', '+')}&note=a+b`;

test.each<[TextPath, string]>([
  [['brand'], 'wallet2'],
  [['note'], 'a+b'],
  [['parameters[paymentToken]', 'note'], encodeURIComponent(String.raw`"\ud83d\ude00é"`)],
  [['parameters[paymentToken]', 'signedMessage', 'tag'], encodeURIComponent(String.raw`\"AB\\u003d\"`)],
])('%j is located in every layer', (path, written) => {
  const place = readForm(FORM).map().locate(path);
  expect(place && cut(FORM, place.value)).toBe(written);
});

test.each<[Span, string]>([
  [{ start: 0, end: 1 }, 'A'],
  [{ start: 2, end: 3 }, '%5C%5Cu003d'],
  [{ start: 1, end: 3 }, 'B%5C%5Cu003d'],
  [{ start: 3, end: 3 }, ''],
])('the span %j of the innermost string is located in the form', (span, written) => {
  const layer = readForm(FORM).map().textAt(['parameters[paymentToken]', 'signedMessage', 'tag']);
  expect(layer?.text).toBe('AB=');
  expect(layer && cut(FORM, layer.toOuter(span))).toBe(written);
});

test('the name of a field is located in every layer', () => {
  const place = readForm(FORM).map().locate(['parameters[paymentToken]', 'signedMessage', 'tag']);
  expect(place?.name && cut(FORM, place.name)).toBe('%5C%22tag%5C%22');
  expect(readForm(FORM).map().locate(['parameters[paymentToken]'])?.name).toEqual({ start: 14, end: 42 });
});

test('both halves of a surrogate pair have the span of the whole escape', () => {
  const text = 'smile=x%F0%9F%98%80y';
  const layer = readForm(text).map().textAt(['smile']);
  expect(layer?.text).toBe('x😀y');
  const spans = [0, 1, 2, 3].map((start) => layer && cut(text, layer.toOuter({ start, end: start + 1 })));
  expect(spans).toEqual(['x', '%F0%9F%98%80', '%F0%9F%98%80', 'y']);
});

test.each<[string, TextPath]>([
  ['{"a":"not JSON"}', ['a', 'b']],
  ['{"a":"{}"}', ['a', 'b']],
  ['{"a":1}', ['a', 'b']],
  ['"text"', [0]],
])('in %s, %j locates nothing', (text, path) => {
  expect(readJson(text).map().locate(path)).toBeUndefined();
  expect(readJson(text).map().textAt(path)).toBeUndefined();
});

test.each<[string, TextPath]>([
  ['{"a":1}', []],
  ['{"a":1}', ['a']],
  ['[null]', [0]],
  ['nothing', []],
])('in %s there is no string at %j', (text, path) => {
  expect(readJson(text).map().textAt(path)).toBeUndefined();
});

describe('in random nested JSON', () => {
  /** A value. `text` contains a value that is written as a JSON string. */
  type Nested = string | number | boolean | null | Nested[] | { [name: string]: Nested } | { text: Nested };

  const { nested } = fc.letrec<{ nested: Nested }>((tie) => ({
    nested: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.integer(),
      fc.constantFrom(true, false, null),
      fc.array(tie('nested'), { maxLength: 3 }),
      fc.dictionary(fc.string({ unit: 'binary', maxLength: 4 }), tie('nested'), { maxKeys: 3 }),
      fc.record({ text: tie('nested') }),
    ),
  }));

  type Choose = () => number;

  /** Writes JSON with escapes that `choose` selects. The value of `text` becomes a string that contains JSON. */
  function write(value: Nested, choose: Choose): string {
    if (Array.isArray(value)) return `[${value.map((item) => write(item, choose)).join(', ')}]`;
    if (typeof value === 'string') return writeText(value, choose);
    if (value === null || typeof value !== 'object') return String(value);
    const entries = Object.entries(value).map(([name, inner]) => {
      const written = write(inner, choose);
      return `${writeText(name, choose)} :${name === 'text' ? writeText(written, choose) : written}`;
    });
    return `{${entries.join(' ,')}}`;
  }

  const writeText = (text: string, choose: Choose): string =>
    `"${Array.from({ length: text.length }, (_, i) => writeUnit(text.charAt(i), choose)).join('')}"`;

  function writeUnit(unit: string, choose: Choose): string {
    const shortest = JSON.stringify(unit).slice(1, -1);
    const code = `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return choose() % 3 === 0 ? code : shortest;
  }

  /** All values inside a value, with their paths. */
  function* placesIn(value: Nested, path: TextPath = []): Generator<[TextPath, Nested]> {
    yield [path, value];
    if (typeof value !== 'object' || value === null) return;
    const entries: [string | number, Nested][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    for (const [step, inner] of entries) yield* placesIn(inner, [...path, step]);
  }

  const chooser = (choices: number[]): Choose => {
    let i = 0;
    return () => choices[i++ % choices.length] ?? 0;
  };

  test('textAt returns the string at its path', () => {
    let texts = 0;
    fc.assert(
      fc.property(nested, fc.array(fc.nat(5), { minLength: 7, maxLength: 13 }), (value, choices) => {
        const json = write(value, chooser(choices));
        const form = `first=1&token=${encodeForm(json, chooser(choices))}&last=2`;
        const map = readForm(form).map();
        expect(map.textAt(['token'])?.text).toBe(json);
        for (const [path, expected] of placesIn(value)) {
          if (typeof expected !== 'string') continue;
          const layer = map.textAt(['token', ...path]);
          if (path.length === 0 || layer === undefined) continue;
          texts++;
          expect(path.at(-1) === 'text' ? JSON.parse(layer.text) : layer.text).toBe(expected);
          const place = map.locate(['token', ...path]);
          const { start, end } = layer.toOuter({ start: 0, end: layer.text.length });
          expect(place?.value.start).toBeLessThan(start);
          expect(place?.value.end).toBeGreaterThanOrEqual(end);
        }
      }),
      { numRuns: 500 },
    );
    expect(texts).toBeGreaterThan(100);
  });

  test('every UTF-16 unit of a string is located at its own escape', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
        fc.array(fc.nat(5), { minLength: 7, maxLength: 13 }),
        (text, choices) => {
          const json = `{"outer":${writeText(`{"inner":${writeText(text, chooser(choices))}}`, chooser(choices))}}`;
          const form = `token=${encodeForm(json, chooser(choices))}`;
          const layer = readForm(form).map().textAt(['token', 'outer', 'inner']);
          expect(layer?.text).toBe(text);
          for (let i = 0; i < text.length; i++) {
            const written = layer ? cut(form, layer.toOuter({ start: i, end: i + 1 })) : '';
            const outer = decodeForm(written);
            const inner = JSON.parse(`"${outer}"`);
            const unit = JSON.parse(`"${inner}"`);
            expect(text.slice(Math.max(0, i - 1), i + 2)).toContain(unit);
            expect(unit).toContain(text.charAt(i));
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  const decodeForm = (written: string): string => decodeURIComponent(written.replaceAll('+', ' '));

  /** Percent-encodes what a form requires, and other characters that `choose` selects. */
  const encodeForm = (text: string, choose: Choose): string =>
    Array.from(text, (character) => {
      if (character === ' ' && choose() % 2 === 0) return '+';
      const isPlain = /^[\w{}":,[\]\\]$/.test(character) && choose() % 2 === 0;
      return isPlain ? character : percentEncode(character);
    }).join('');

  const percentEncode = (character: string): string =>
    Array.from(new TextEncoder().encode(character), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
});
