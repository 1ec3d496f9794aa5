import { check, type Finding, formatPath, type PayloadType } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import type { WalletName } from '../src/index.ts';
import {
  repairToken,
  wallet1TokenType,
  wallet1TokenWithoutIntegrity,
  wallet2TokenType,
  wallets,
} from '../src/index.ts';
import { LOST, NAMES, QUESTIONABLE, REPAIRED, type TokenName, textOf, tokenOf, walletOf } from './tokens/damages.ts';

const errorsOf = (payloadType: PayloadType, text: unknown): Finding[] =>
  check(payloadType, text).filter(({ severity }) => severity === 'error');

describe('an undamaged token has no error and no warning', () => {
  test.each(NAMES)('%s', (name) => {
    const findings = check(tokenOf(name), textOf(name));
    expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(repairToken(walletOf(name), textOf(name))).toBeUndefined();
  });
});

describe('repairToken repairs a known mistake, which has its own rule', () => {
  test.each(REPAIRED)('%s, %s: %s', (name, rule, _, damage) => {
    const damaged = damage(textOf(name));
    expect(errorsOf(tokenOf(name), damaged).map((each) => each.rule)).toEqual([rule]);
    const repaired =
      name === 'bare paymentData' ? JSON.stringify({ paymentData: JSON.parse(textOf(name)) }) : textOf(name);
    expect(repairToken(walletOf(name), damaged)).toEqual({ text: repaired, rules: [rule], label: expect.any(String) });
  });

  test('token-encoded-twice: `within` is the whole text', () => {
    const damaged = JSON.stringify(textOf('ECv2'));
    const within = { path: [], start: 0, end: damaged.length };
    expect(errorsOf(wallet2TokenType, damaged)).toMatchObject([{ rule: 'token-encoded-twice', within }]);
  });

  test('several mistakes in one text are fixed one after another', () => {
    const damaged = encodeURIComponent(JSON.stringify(textOf('ECv2').replaceAll('+', ' ')));
    expect(repairToken('wallet2', damaged)).toEqual({
      text: textOf('ECv2'),
      rules: ['percent-encoded', 'token-encoded-twice', 'lost-plus'],
      label: 'Decode the percent-encoded characters, then remove the second JSON encoding, then put the + signs back',
    });
  });
});

describe('other damage is reported by its own rule at its path, and not repaired', () => {
  test.each(LOST)('%s, %s at %s', (name, rule, path, damage) => {
    const damaged = damage(textOf(name));
    const found = errorsOf(tokenOf(name), damaged).map((each) => [each.rule, formatPath(each.path)]);
    expect(found).toEqual([[rule, path]]);
    expect(repairToken(walletOf(name), damaged)).toBeUndefined();
  });
});

describe('a questionable token has a warning or a note', () => {
  test.each(QUESTIONABLE)('%s, %s at %s', (name, rule, path, damage) => {
    const findings = check(tokenOf(name), damage(textOf(name)));
    expect(findings.map((each) => [each.rule, each.severity, formatPath(each.path)])).toEqual([
      [rule, 'warning', path],
    ]);
  });

  test.each<TokenName>(['ECv1', 'ECv2'])('token-rewritten: %s with all its JSON rewritten has one finding', (name) => {
    const rewrite = (value: unknown): unknown => {
      if (typeof value === 'string' && value.startsWith('{')) return JSON.stringify(rewrite(JSON.parse(value)));
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rewrite(each)]));
    };
    const text = JSON.stringify(rewrite(JSON.parse(textOf(name))));
    expect(check(tokenOf(name), text).map((each) => `${each.rule} ${formatPath(each.path)}`)).toEqual([
      'token-rewritten ',
    ]);
  });

  test.each<TokenName>(['EC_v1', 'ECv2'])('lost-padding: %s without any padding has one finding', (name) => {
    const text = textOf(name).replace(/(?:=|\\*u003d)+(?=\\*")/g, '');
    expect(errorsOf(tokenOf(name), text).map((each) => each.rule)).toEqual(['lost-padding']);
  });

  test.each<[TokenName, string]>([
    ['bare paymentData', 'bare-payment-data'],
    ['PaymentData', 'whole-payment-data'],
    ['EC_v1 without its outer fields', 'bare-payment-data'],
  ])('%s is a note: %s', (name, rule) => {
    const found = check(tokenOf(name), textOf(name)).map((each) => `${each.rule}: ${each.severity}`);
    expect([...new Set(found)]).toEqual([`${rule}: info`]);
  });

  test('check accepts a parsed token', () => {
    expect(check(wallet2TokenType, JSON.parse(textOf('ECv2')))).toEqual([]);
    expect(errorsOf(wallet2TokenType, JSON.parse(textOf('EC_v1'))).map(({ rule }) => rule)).toEqual(['other-wallet']);
  });
});

describe('resembles: a damaged token is recognized by its field names', () => {
  test.each<[WalletName, unknown, boolean]>([
    ['wallet1', { token: { paymentData: { version: 'EC_v1' }, transactionIdentifier: '' } }, false],
    ['wallet1', { token: { paymentData: { header: { publicKeyHash: '' } }, transactionIdentifier: '' } }, true],
    ['wallet2', { token: "a session's" }, false],
    ['wallet2', { token: '{"protocolVersion":"ECv2","signedMessage":""}' }, true],
    ['wallet2', { protocolVersion: 'ECv2', signedMessage: '' }, false],
    ['wallet2', btoa('{"protocolVersion":"ECv2","signedMessage":""}'), true],
    ['wallet2', btoa('{"protocolVersion":"ECv2","signedMessage":""} '), true],
    ['wallet2', btoa('{"protocolVersion":"ECv2","signedMessage":""}  '), true],
    ['wallet2', btoa('{\n"protocolVersion":"ECv2","signedMessage":""}'), true],
  ])('%s, %j: %j', (wallet, given, isRecognized) => {
    expect(wallets[wallet].token.text?.resembles(given)).toBe(isRecognized);
  });
});

describe('no finding quotes a value of the token', () => {
  test.each([...REPAIRED, ...LOST])('%s, %s: %s', (name, _rule, _place, damage) => {
    const damaged = damage(textOf(name));
    const report = JSON.stringify(check(tokenOf(name), damaged).map(({ within: _, ...finding }) => finding));
    const values = damaged.match(/[A-Za-z0-9+/]{24,}/g) ?? [];
    expect(values.filter((value) => report.includes(value))).toEqual([]);
  });
});

test.each(REPAIRED.filter(([name]) => walletOf(name) === 'wallet1'))(
  'wallet1TokenWithoutIntegrity has the same findings: %s, %s: %s',
  (name, _rule, _place, damage) => {
    const damaged = damage(textOf(name));
    expect(check(wallet1TokenWithoutIntegrity, damaged)).toEqual(check(wallet1TokenType, damaged));
  },
);

test.each([
  ['{"signature":"AA","protocolVersion":"ECv2","signature":"BB"}', 'duplicate-token-field', ['signature']],
  [`{"protocolVersion":"ECv2","x":${'['.repeat(100)}${']'.repeat(100)}}`, 'too-deep', ['x', ...Array(99).fill(0)]],
])('%j: %s at %j', (text, code, path) => {
  expect(check(wallet2TokenType, text)).toContainEqual(expect.objectContaining({ code, path }));
});

test('an empty token has one finding', () => {
  expect(check(wallet2TokenType, '')).toMatchObject([{ rule: 'syntax', path: [], code: 'empty-token' }]);
});
