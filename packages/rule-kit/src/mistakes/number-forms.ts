const CURRENCY = /^(\p{L}{1,4}\.?|\p{L}{0,3}\p{Sc})\s*(?=\d)|(\d)\s*(\p{L}{1,4}\.?|\p{L}{0,3}\p{Sc})$/u;

/** The currency, or another word, before or after a number: `EUR 10.00`, `R$ 10`, `10 kr.`. */
export function currencyIn(text: string): string | undefined {
  const [, before, , after] = CURRENCY.exec(text.trim()) ?? [];
  return before ?? after;
}

export const withoutCurrency = (text: string): string => text.trim().replace(CURRENCY, '$2');

const GROUPED = /^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d{1,2})?$/;

/** `1 234,50` and `1'234.50` without what is between thousands. */
export const withoutSeparators = (text: string): string => (GROUPED.test(text) ? text.replace(/[\s'’]/g, '') : text);

/** A decimal number without the zeros at its end, and one that keeps two decimals: `1.5` and `1.50` for `1.5000`. */
export function withoutZeros(text: string): readonly string[] {
  if (!/^\d+\.\d*0$/.test(text)) return [];
  let end = text.length;
  while (text[end - 1] === '0') end--;
  const point = text.indexOf('.');
  return [text.slice(0, end - 1 === point ? point : end), text.slice(0, Math.max(end, point + 3))];
}
