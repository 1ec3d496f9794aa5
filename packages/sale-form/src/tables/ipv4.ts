import type { Format, Messages, Mistake } from '@pg/rule-kit';

const NUMBER = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
/** The start of an IPv4 address that is written as IPv6. */
const MAPPED = /^::ffff:(?=[\d.]+$)/i;
const ADDRESS = new RegExp(`^(?:${NUMBER}\\.){3}${NUMBER}$`);

/** An IPv4 address (section 4, E2): four numbers from 0 to 255, without leading zeros, which some programs read as octal. */
export const ipv4: Format = {
  name: 'ipv4',
  expects: 'an IPv4 address',
  pattern: ADDRESS.source,
  findMistake: (text) => (ADDRESS.test(text) ? undefined : describe(text)),
  rewrite: (text) => text.replace(MAPPED, ''),
};

// biome-ignore format: a table
export const ipv4Messages = {
  'not-ipv4': '{field} must be an IPv4 address like 192.0.2.1',
  'ipv4-with-port': { message: '{field} must be an IPv4 address like 192.0.2.1, but has a port', hint: 'Remove the port.' },
  'ipv4-in-ipv6': { message: '{field} must be an IPv4 address, but is an IPv4-mapped IPv6 address', hint: 'Remove the leading ::ffff:.' },
  'is-ipv6': '{field} must be an IPv4 address like 192.0.2.1, but is an IPv6 address',
  'several-addresses': { message: '{field} must be one IPv4 address, but is a list', hint: 'Send the payer’s address only, usually the first of X-Forwarded-For.' },
  'leading-zeros': { message: '{field} must be an IPv4 address without leading zeros in its numbers', hint: 'Remove the leading zeros.' },
} as const satisfies Messages;

const fail = (code: keyof typeof ipv4Messages): Mistake => ({ code, messages: ipv4Messages });

function describe(text: string): Mistake {
  if (ADDRESS.test(text.replace(/,.*/s, ''))) return fail('several-addresses');
  if (MAPPED.test(text)) return fail('ipv4-in-ipv6');
  if (/^[\d.]+:\d+$/.test(text)) return fail('ipv4-with-port');
  if (/^[\dA-Fa-f:.]+$/.test(text) && text.includes(':')) return fail('is-ipv6');
  const hasZeros = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && /(?:^|\.)0\d/.test(text);
  return fail(hasZeros ? 'leading-zeros' : 'not-ipv4');
}
