import type { Format, FormatFailure } from '@pg/rule-kit';
import { messages } from '../messages.ts';

/** An IPv4 address (section 4, E2): four numbers from 0 to 255, without leading zeros, which some programs read as octal. */
export const ipv4: Format = {
  name: 'ipv4',
  expects: 'an IPv4 address',
  pattern: '^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(?!$)|$)){4}$',
  findFailure: (text) => (isIpv4(text) ? undefined : describe(text)),
};

const NUMBER = /^(?:0|[1-9]\d{0,2})$/;

function isIpv4(text: string): boolean {
  const numbers = text.split('.', 5);
  return numbers.length === 4 && numbers.every((number) => NUMBER.test(number) && Number(number) <= 255);
}

const fail = (code: keyof typeof messages): FormatFailure => ({ code, messages });

function describe(text: string): FormatFailure {
  if (text.includes(',')) return fail('several-addresses');
  if (/^::ffff:[\d.]+$/i.test(text)) return fail('ipv4-in-ipv6');
  if (/^[\d.]+:\d+$/.test(text)) return fail('ipv4-with-port');
  if (/^[\dA-Fa-f:.]+$/.test(text) && text.includes(':')) return fail('is-ipv6');
  const hasZeros = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && /(?:^|\.)0\d/.test(text);
  return fail(hasZeros ? 'leading-zeros' : 'not-ipv4');
}
