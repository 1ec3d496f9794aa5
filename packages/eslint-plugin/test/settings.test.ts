// ESLint reports a wrong setting once for a file, so the checks of settings are tested alone.

import { describe, expect, test } from 'vitest';
import { resolveSettings } from '../src/settings/settings.ts';
import { lintRuleOf, majors } from './majors.ts';

// biome-ignore format: a table
test.each<[unknown, string]>([
  ['card-params', 'settings.pg must be an object, but is a string'],
  [{ rule: 'card-params' }, 'settings.pg.rule is not a known name; it must be kinds, calls or types'],
  [{ kinds: { card: false } }, 'settings.pg.kinds.card is not a known name; it must be session-request, card-params'],
  [{ kinds: { 'card-params': 'off' } }, 'settings.pg.kinds.card-params must be false, which turns the kind off'],
  [{ names: { wallet1: 'a' } }, 'settings.pg.names must be in pg-lint.config.json'],
  [{ profile: {} }, 'settings.pg.profile must be in pg-lint.config.json'],
  [{ kind: 'card-params' }, 'settings.pg.kind must be in pg-lint.config.json'],
  [{ gateway: 'ours' }, 'settings.pg.gateway must be in pg-lint.config.json'],
  [{ calls: { f: 1 } }, 'settings.pg.calls.f must be an object, but is a number'],
  [{ calls: { f: null } }, 'settings.pg.calls.f must be an object, but is null'],
  [{ calls: { f: { kind: 'card-params', argument: 0, name: 'x' } } }, 'settings.pg.calls.f.name is not a known name; it must be kind, argument or partial'],
  [{ calls: { f: { kind: 'card-params', argument: -1 } } }, 'settings.pg.calls.f.argument must be the position of the payload'],
  [{ calls: { f: { kind: 'card-params', argument: 0.5 } } }, 'settings.pg.calls.f.argument must be the position of the payload'],
  [{ calls: { f: { kind: 'card-params', argument: 0, partial: 1 } } }, 'settings.pg.calls.f.partial must be true or false'],
  [{ calls: { f: { kind: 'card-params' } } }, 'settings.pg.calls.f.argument is missing'],
  [{ calls: { f: { kind: 'card', argument: 0 } } }, 'settings.pg.calls.f.kind must be "session-request", '],
  [{ types: { Card: 'card' } }, 'settings.pg.types.Card must be "session-request", '],
  [{ types: ['Card'] }, 'settings.pg.types must be an object'],
])('an invalid setting throws: %j', (pg, message) => {
  expect(() => resolveSettings({ pg })).toThrow(message);
});

test('correct settings are accepted', () => {
  const { offKinds, calls } = resolveSettings({ pg: { kinds: { 'card-params': false }, calls: {} } });
  expect([...offKinds]).toEqual(['card-params']);
  expect([...calls.keys()]).toEqual(['createSessionRequest', 'createSaleRequest']);
  expect(resolveSettings({}).offKinds.size).toBe(0);
});

describe.each(majors)('ESLint $version', ({ verify }) => {
  test.each([
    ['a.json', '{"methods":["live-one"],"merchant_key":"k","operation":"purchase"}', []],
    ['a.json', '{"methods":["wallet1"],"merchant_key":"k"}', ['neutral-value']],
    ['a.js', 'createSessionRequest(url, { ...rest, methods: ["live-one"], merchant_key })', []],
    ['a.js', 'createSessionRequest(url, { ...rest, methods: ["wallet1"] })', ['neutral-value']],
    ['a.js', 'createSessionRequest(url, { ...rest, parameters: { "live-one": { x: 1 } } })', []],
    ['a.js', 'createSessionRequest(url, { ...rest, parameters: { wallet1: {} } })', ['neutral-name']],
    ['a.js', 'createSessionRequest(url, { ...rest, methods: ["live-one"], parameters: { "live-one": {} } })', []],
    [
      'a.js',
      'createSessionRequest(url, { ...rest, methods: ["card"], parameters: { "live-one": {} } })',
      ['method-not-listed'],
    ],
  ])('names: %s %s', (file, text, codes) => {
    const configuration = { names: { wallet1: 'live-one' } };
    const found = verify({ file, text, configuration }).flatMap(({ messageId = '' }) => messageId);
    expect(found.filter((code) => /neutral|given|unknown|method/.test(code))).toEqual(codes);
  });

  test('the configured kind applies to files, not to literals', () => {
    const configuration = { kind: 'card-params' };
    const idsOf = (file: string, text: string) => verify({ file, text, configuration }).map(lintRuleOf);
    expect(idsOf('a.json', '{"mehtods":[]}')).toEqual(['unknown-field']);
    expect(idsOf('a.js', 'createSessionRequest(url, { descriptor, merchant_key, order })')).toEqual(['unknown-field']);
  });

  test('an unknown field in the profile stops ESLint', () => {
    const configuration = { profile: { require: ['parameters.card.shipping.stret1'] } };
    expect(() => verify({ file: 'a.json', text: '{"shipping":{},"descriptor":""}', configuration })).toThrow(
      'did you mean "street1"',
    );
  });

  test.each([
    ['{"cart":{"payments":[{"currency":"EURO","status":"paid"}]}}', 'type-code 2', 'given-value 1'],
    ['{"compilerOptions":{}}'],
    ['{"environment":"TEST","allowedAuthMethod":"PAN_ONLY"}'],
  ])('recommended reports no notes and no files of an unknown kind: %s', (text, ...found) => {
    const messages = verify({ file: 'a.json', text, config: 'recommended' });
    expect(messages.map((message) => `${lintRuleOf(message)} ${message.severity}`)).toEqual(found);
  });
});
