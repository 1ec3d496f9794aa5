/** The values of a list between which a check changes its mind, with both ends. A short list is asked as a whole. */
export function edgesOf<TValue>(values: readonly TValue[], accepts: (value: TValue) => boolean): readonly TValue[] {
  if (values.length <= SHORT) return values;
  const verdicts = values.map(accepts);
  return values.filter((_, i) => verdicts[i] !== verdicts[i - 1] || verdicts[i] !== verdicts[i + 1]);
}

const SHORT = 30;

const upTo = (most: number, make: (n: number) => string): readonly string[] =>
  Array.from({ length: most + 1 }, (_, n) => make(n));

/** Texts that differ in one respect, in its order. */
export const textFamilies: readonly (readonly string[])[] = [
  ['https', 'http', 'HTTPS', 'ftp', 'file', 'ws', 'app', 'data', 'javascript'].map(
    (scheme) => `${scheme}://shop.example/`,
  ),
  ['mailto:a@shop.example', 'data:,a', 'javascript:a', 'https://user:secret@shop.example/', 'https://localhost/'],
  upTo(5000, (n) => `https://shop.example/${'a'.repeat(n)}`),
  upTo(40, (n) => `${'9'.repeat(n)}.00`),
  upTo(40, (n) => `1.${'0'.repeat(n)}`),
  upTo(9999, (n) => `${String(n).padStart(4, '0')}-01-01`),
  upTo(300, (n) => '1'.repeat(n)),
  upTo(300, (n) => 'A'.repeat(n)),
];
