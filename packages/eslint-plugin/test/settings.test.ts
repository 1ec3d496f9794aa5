// ESLint reports a wrong setting once for a file, so the checks of settings are tested alone.

import { describe, expect, test } from 'vitest';
import { resolveSettings } from '../src/settings/settings.ts';
import { lintRuleOf, majors } from './majors.ts';

test.each<[unknown, string]>([
  ['card-params', 'settings.pg must be an object, but is a string'],
  [
    { rule: 'card-params' },
    'settings.pg.rule is not a known name; it must be kind, kinds, gateway, profile, names, calls or types',
  ],
  [{ kinds: { card: false } }, 'settings.pg.kinds.card is not a known name; it must be session-request, card-params'],
  [{ kinds: { 'card-params': 'off' } }, 'settings.pg.kinds.card-params must be false, which turns the kind off'],
  [{ gateway: '' }, 'settings.pg.gateway must be the name of your gateway'],
  [{ names: { wallet3: 'a' } }, 'settings.pg.names.wallet3 is not a known name; it must be wallet1 or wallet2'],
  [
    { names: { wallet1: 'a b' } },
    'settings.pg.names.wallet1 must have 1 to 50 letters, digits, - and _, and nothing else',
  ],
  [{ names: { wallet1: 'vcard' } }, 'settings.pg.names.wallet1 must be a name for this wallet, but is another'],
  [{ kind: 'card' }, 'settings.pg.kind must be "session-request", "card-params"'],
  [{ kind: ['card-params'] }, 'settings.pg.kind must be "session-request", "card-params"'],
  [{ profile: [6] }, 'settings.pg.profile must be an object, but is an array'],
  [{ profile: { cardSets: 6 } }, 'settings.pg.profile.cardSets is not a known name; did you mean cardSet?'],
  [{ profile: { cardSet: 0 } }, 'settings.pg.profile.cardSet must be 1, 2, 3, 4, 5 or 6'],
  [{ profile: { cardSet: 7 } }, 'settings.pg.profile.cardSet must be 1, 2, 3, 4, 5 or 6'],
  [{ profile: { require: 'order' } }, 'settings.pg.profile.require must be an array, but is a string'],
  [
    { profile: { debitOperations: ['debit', 1] } },
    'settings.pg.profile.debitOperations[1] must be a string, but is a number',
  ],
  [{ profile: { brandParameters: ['naps'] } }, 'brandParameters must be an object, but is an array'],
  [{ profile: { brandParameters: { naps: 'branch' } } }, 'brandParameters.naps must be an array, but is a string'],
  [{ calls: { f: 1 } }, 'settings.pg.calls.f must be an object, but is a number'],
  [{ calls: { f: null } }, 'settings.pg.calls.f must be an object, but is null'],
  [
    { calls: { f: { kind: 'card-params', argument: 0, name: 'x' } } },
    'settings.pg.calls.f.name is not a known name; it must be kind, argument or partial',
  ],
  [
    { calls: { f: { kind: 'card-params', argument: -1 } } },
    'settings.pg.calls.f.argument must be the position of the payload',
  ],
  [
    { calls: { f: { kind: 'card-params', argument: 0.5 } } },
    'settings.pg.calls.f.argument must be the position of the payload',
  ],
  [
    { calls: { f: { kind: 'card-params', argument: 0, partial: 1 } } },
    'settings.pg.calls.f.partial must be true or false',
  ],
  [{ calls: { f: { kind: 'card-params' } } }, 'settings.pg.calls.f.argument is missing'],
  [{ calls: { f: { kind: 'card', argument: 0 } } }, 'settings.pg.calls.f.kind must be "session-request", '],
  [{ types: { Card: 'card' } }, 'settings.pg.types.Card must be "session-request", '],
  [{ types: ['Card'] }, 'settings.pg.types must be an object'],
])('an invalid setting throws: %j', (pg, message) => {
  expect(() => resolveSettings({ pg })).toThrow(message);
});

test('correct settings are accepted', () => {
  const profile = { cardSet: 6, require: ['a'], brandParameters: { naps: ['b'] }, debitOperations: ['c'] } as const;
  expect(resolveSettings({ pg: { kind: 'card-params', profile } })).toMatchObject({ kind: 'card-params', profile });
  expect(resolveSettings({})).toMatchObject({ kind: undefined, profile: {} });
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
    const settings = { names: { wallet1: 'live-one' } };
    const found = verify({ file, text, settings }).flatMap(({ messageId = '' }) => messageId);
    expect(found.filter((code) => /neutral|given|unknown|method/.test(code))).toEqual(codes);
  });

  test('settings.pg.kind applies to files, not to literals', () => {
    const settings = { kind: 'card-params' };
    const idsOf = (file: string, text: string) => verify({ file, text, settings }).map(lintRuleOf);
    expect(idsOf('a.json', '{"mehtods":[]}')).toEqual(['unknown-field']);
    expect(idsOf('a.form', 'descriptor=x&shipping=')).toContain('value-type');
    expect(idsOf('a.js', 'createSessionRequest(url, { descriptor, merchant_key, order })')).toEqual(['unknown-field']);
  });

  test('an unknown field in the profile stops ESLint', () => {
    const settings = { profile: { require: ['parameters.card.shipping.stret1'] } };
    expect(() => verify({ file: 'a.json', text: '{"shipping":{},"descriptor":""}', settings })).toThrow(
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
