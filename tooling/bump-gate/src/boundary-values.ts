const MAX_UNREDUCED = 30;

/** The first and last values of a series, and those next to which `accepts` changes. Short series are kept as they are. */
export function boundaryValues<TValue>(series: readonly TValue[], accepts: (value: TValue) => boolean) {
  if (series.length <= MAX_UNREDUCED) return series;
  const accepted = series.map(accepts);
  return series.filter((_, i) => accepted[i] !== accepted[i - 1] || accepted[i] !== accepted[i + 1]);
}

const upTo = (max: number, make: (n: number) => string): readonly string[] =>
  Array.from({ length: max + 1 }, (_, n) => make(n));

const SCHEMES = ['https', 'http', 'HTTPS', 'ftp', 'file', 'ws', 'app', 'data', 'javascript'];

/** Strings that differ in one property: scheme, length, digits, year. */
export const stringSeries: readonly (readonly string[])[] = [
  SCHEMES.map((scheme) => `${scheme}://shop.example/`),
  ['mailto:a@shop.example', 'data:,a', 'javascript:a', 'https://user:secret@shop.example/', 'https://localhost/'],
  upTo(5000, (n) => `https://shop.example/${'a'.repeat(n)}`),
  upTo(40, (n) => `${'9'.repeat(n)}.00`),
  upTo(40, (n) => `1.${'0'.repeat(n)}`),
  upTo(9999, (n) => `${String(n).padStart(4, '0')}-01-01`),
  upTo(300, (n) => '1'.repeat(n)),
  upTo(300, (n) => 'A'.repeat(n)),
];
