import type { Format, Messages } from '@pg/rule-kit';

const NUMBER = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
/** The start of an IPv4 address that is written as IPv6. */
const MAPPED = /^::ffff:(?=[\d.]+$)/i;
const ADDRESS = new RegExp(`^(?:${NUMBER}\\.){3}${NUMBER}$`);

/** An IPv4 address (section 4, E2): four numbers from 0 to 255, without leading zeros, which some programs read as octal. */
export const ipv4: Format = {
  name: 'ipv4',
  expects: 'an IPv4 address',
  pattern: ADDRESS.source,
  findMistake: (text) => (ADDRESS.test(text) ? undefined : { code: 'not-ipv4', messages: ipv4Messages }),
  rewrite: (text) => text.replace(MAPPED, ''),
};

export const ipv4Messages = {
  'not-ipv4': '{field} must be an IPv4 address like 192.0.2.1',
} as const satisfies Messages;
