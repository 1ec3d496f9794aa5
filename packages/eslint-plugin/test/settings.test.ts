import json from '@eslint/json';
import { Linter } from 'eslint';
import { defineConfig } from 'eslint/config';
import { describe, expect, test } from 'vitest';
import plugin from '../src/index.ts';
import { readSettings } from '../src/settings/settings.ts';
import { majors } from './majors.ts';

test.each<[unknown, string]>([
  ['card-params', 'settings.pg has to be an object'],
  [{ kinds: 'card-params' }, 'settings.pg: "kinds" is none of kind, profile, calls, types'],
  [{ kind: 'card' }, 'settings.pg.kind has to be one of session-request, card-params'],
  [{ kind: ['card-params'] }, 'settings.pg.kind has to be one of'],
  [{ profile: [] }, 'settings.pg.profile has to be an object'],
  [{ profile: { cardSets: 6 } }, 'settings.pg.profile: "cardSets" is none of cardSet, require'],
  [{ profile: { cardSet: 0 } }, 'settings.pg.profile.cardSet has to be one of 1, 2, 3, 4, 5, 6'],
  [{ profile: { cardSet: 7 } }, 'settings.pg.profile.cardSet has to be one of 1, 2, 3, 4, 5, 6'],
  [{ profile: { require: 'order' } }, 'settings.pg.profile.require has to be a list of texts'],
  [{ profile: { debitOperations: ['debit', 1] } }, 'settings.pg.profile.debitOperations has to be a list of texts'],
  [{ profile: { brandParameters: ['naps'] } }, 'settings.pg.profile.brandParameters has to be an object'],
  [
    { profile: { brandParameters: { naps: 'branch' } } },
    'settings.pg.profile.brandParameters.naps has to be a list of texts',
  ],
  [{ calls: { f: 1 } }, 'settings.pg.calls.f has to be an object'],
  [{ calls: { f: { kind: 'card-params', argument: -1 } } }, 'settings.pg.calls.f.argument has to be a position'],
  [{ calls: { f: { kind: 'card-params', argument: 0.5 } } }, 'settings.pg.calls.f.argument has to be a position'],
  [{ calls: { f: { kind: 'card-params' } } }, 'settings.pg.calls.f.argument has to be a position'],
  [{ calls: { f: { kind: 'card', argument: 0 } } }, 'settings.pg.calls.f.kind has to be one of'],
  [{ types: { Card: 'card' } }, 'settings.pg.types.Card has to be one of'],
  [{ types: ['Card'] }, 'settings.pg.types has to be an object'],
])('%j is refused', (pg, message) => {
  expect(() => readSettings({ pg })).toThrow(message);
});

test('settings that are right are read as they are', () => {
  const profile = { cardSet: 6, require: ['a'], brandParameters: { naps: ['b'] }, debitOperations: ['c'] } as const;
  expect(readSettings({ pg: { kind: 'card-params', profile } })).toMatchObject({ kind: 'card-params', profile });
  expect(readSettings({})).toMatchObject({ kind: undefined, profile: {} });
});

describe.each(majors)('ESLint $version', ({ verify }) => {
  test('the kind is the files’, not the literals’', () => {
    const settings = { kind: 'card-params' };
    const idsOf = (file: string, text: string) => verify({ file, text, settings }).map(({ messageId }) => messageId);
    expect(idsOf('a.json', '{"mehtods":[]}')).toEqual(['unknown-entry']);
    expect(idsOf('a.form', 'descriptor=x&shipping=')).toContain('value-type');
    expect(idsOf('a.js', 'createSessionRequest(url, { descriptor, merchant_key, order })')).toEqual(['unknown-entry']);
  });

  test('a profile that names no entry stops the run', () => {
    const settings = { profile: { require: ['parameters.card.shipping.stret1'] } };
    expect(() => verify({ file: 'a.json', text: '{"shipping":{},"descriptor":""}', settings })).toThrow(
      'did you mean "street1"',
    );
  });

  test.each([
    ['{"cart":{"payments":[{"currency":"EURO","status":"paid"}]}}', 'type-code 2', 'given-value 1'],
    ['{"compilerOptions":{}}'],
    ['{"environment":"TEST","allowedAuthMethod":"PAN_ONLY"}'],
  ])('recommended leaves out notes and other files: %s', (text, ...found) => {
    const messages = verify({ file: 'a.json', text, config: 'recommended' });
    expect(messages.map(({ messageId, severity }) => `${messageId} ${severity}`)).toEqual(found);
  });
});

test('the configuration of the README, with extends', () => {
  const pg = plugin;
  const config = defineConfig([
    { files: ['fixtures/**/*.json'], plugins: { json, pg }, language: 'json/json', extends: ['pg/recommended'] },
    { files: ['fixtures/**/*.form'], plugins: { pg }, extends: ['pg/recommended'] },
    { files: ['src/**/*.js'], plugins: { pg }, extends: ['pg/recommended'] },
  ]);
  const idsOf = (filename: string, text: string) =>
    new Linter().verify(text, config, { filename }).map(({ messageId }) => messageId);
  expect(idsOf('fixtures/a.json', '{"descriptor":5}')).toEqual(['value-type']);
  expect(idsOf('fixtures/a.form', 'descriptor=x&descriptor=y')).toEqual(['duplicate-name']);
  expect(idsOf('src/a.js', 'createSessionRequest(url, { merchant_key, order, methods: 1 })')).toEqual(['value-type']);
});
