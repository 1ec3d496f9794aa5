import type { Format, FormatFailure } from '@pg/rule-kit';

/** An address as section 4, E2, asks for it: four numbers from 0 to 255, without leading zeros, which some read as octal. */
export const ipv4: Format = {
  expects: 'an IPv4 address',
  pattern: '^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(?!$)|$)){4}$',
  jsonSchema: { format: 'ipv4' },
  findFailure: (text) => (isIpv4(text) ? undefined : describe(text)),
};

const NUMBER = /^(?:0|[1-9]\d{0,2})$/;

function isIpv4(text: string): boolean {
  const numbers = text.split('.', 5);
  return numbers.length === 4 && numbers.every((number) => NUMBER.test(number) && Number(number) <= 255);
}

const fail = (found: string, hint?: string): FormatFailure => ({
  found,
  allowed: 'an IPv4 address: four numbers from 0 to 255',
  ...(hint !== undefined && { hint }),
});

function describe(text: string): FormatFailure {
  if (text === '') return fail('an empty text');
  if (/^[\dA-Fa-f:.]+$/.test(text) && text.includes(':')) {
    return /^[\d.]+:\d+$/.test(text)
      ? fail('an address with a port', 'Send the address without the port.')
      : fail('an IPv6 address', 'Send the payer’s IPv4 address: the document has no other.');
  }
  if (!/^[\d.]+$/.test(text)) return fail('another form');
  const numbers = text.split('.');
  if (numbers.length !== 4) return fail(`${numbers.length} parts`);
  if (numbers.some((number) => /^0\d/.test(number))) return fail('a number with leading zeros');
  return fail(numbers.includes('') ? 'a part that is empty' : 'a number over 255');
}
