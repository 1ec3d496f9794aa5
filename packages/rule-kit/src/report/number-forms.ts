const CURRENCY = /^(\p{Sc}|[A-Z]{3})\s*(?=\d)|(?<=\d)\s*(\p{Sc}|[A-Z]{3})$/u;

/** The currency before or after a number: `EUR 10.00`, `10 €`. */
export function currencyIn(text: string): string | undefined {
  const [, before, after] = CURRENCY.exec(text.trim()) ?? [];
  return before ?? after;
}

export const withoutCurrency = (text: string): string => text.trim().replace(CURRENCY, '');

const GROUPED = /^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d{1,2})?$/;

/** `1 234,50` and `1'234.50` without what is between thousands. */
export const withoutSeparators = (text: string): string => (GROUPED.test(text) ? text.replace(/[\s'’]/g, '') : text);

/** A decimal number without the zeros at its end, and one that keeps two decimals: `1.5` and `1.50` for `1.5000`. */
export const withoutZeros = (text: string): readonly string[] =>
  /^\d+\.\d*0$/.test(text) ? [text.replace(/\.?0+$/, ''), text.replace(/(\.\d\d)0+$/, '$1')] : [];
