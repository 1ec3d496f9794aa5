import {
  type FormProblem,
  formMessages,
  type JsonProblem,
  jsonMessages,
  readForm,
  readJson,
  type TextMap,
} from '@pg/nested-text';
import type { Violation } from '../findings/finding.ts';
import type { Messages } from '../words/messages.ts';
import { jsonAsObject, docs as jsonAsObjectDocs } from './json-as-object.ts';
import type { TextReading } from './resource.ts';
import type { Rule, RuleDocs } from './rule.ts';

const SECTION = '4 Endpoints';

/** The rules about the text of a payload: whether it can be read without loss. */
export const textRules = {
  syntax: { id: 'syntax', concern: 'text', section: SECTION, basis: 'stated' },
  'duplicate-field': {
    id: 'duplicate-field',
    concern: 'text',
    section: SECTION,
    basis: 'safety',
    marks: 'name',
    choices: [{ keep: 'last' }, { keep: 'first' }],
  },
  'too-deep': { id: 'too-deep', concern: 'text', section: SECTION, basis: 'safety' },
  'too-many-values': { id: 'too-many-values', concern: 'text', section: SECTION, basis: 'safety' },
  'json-as-object': jsonAsObject,
  'empty-form-field': { id: 'empty-form-field', concern: 'text', section: SECTION, basis: 'inferred' },
  'missing-equals': { id: 'missing-equals', concern: 'text', section: SECTION, basis: 'inferred' },
  'lone-plus': { id: 'lone-plus', concern: 'text', section: SECTION, basis: 'inferred' },
} as const satisfies Record<string, Rule>;

// biome-ignore format: a table
export const docs: Readonly<Record<keyof typeof textRules, RuleDocs>> = {
  syntax: {
    summary: 'The text of a payload is valid JSON or a valid URL-encoded form, in UTF-8 without a byte-order mark.',
    accepts: [{ value: '{"descriptor":"Order 1001"}' }, { value: 'action=SALE&brand=naps' }],
    rejects: [{ value: '{"descriptor":"Order 1001",}' }, { value: "{'descriptor':'Order 1001'}" }, { value: 'action=SALE&brand=naps&order_description=100%' }],
  },
  'duplicate-field': {
    summary: 'No object and no form has two fields of the same name: one of them would be lost.',
    accepts: [{ value: '{"descriptor":"Order 1001"}' }],
    rejects: [{ value: '{"descriptor":"Order 1001","descriptor":"Order 1002"}' }, { value: 'action=SALE&brand=naps&brand=vcard' }],
  },
  'too-deep': { summary: 'Objects and arrays are nested at most 100 levels deep. No payload of the interface document needs more than seven.', accepts: [], rejects: [] },
  'too-many-values': { summary: 'An object or a form has at most 10,000 fields, and an array at most 100,000 items. No payload of the interface document needs more than a hundred fields.', accepts: [], rejects: [] },
  'json-as-object': jsonAsObjectDocs,
  'empty-form-field': {
    summary: 'One `&` is between two fields of a form, and none at its start or end.',
    accepts: [{ value: 'action=SALE&brand=naps' }],
    rejects: [{ value: 'action=SALE&&brand=naps' }, { value: 'action=SALE&brand=naps&' }],
  },
  'missing-equals': {
    summary: 'Each part of a form between two `&` is `name=value`. An `&` inside a value is written `%26`.',
    accepts: [{ value: 'brand=naps&order_description=Cups+%26+plates' }],
    rejects: [{ value: 'brand=naps&order_description=Cups+&+plates' }],
  },
  'lone-plus': {
    summary: 'A plus sign is written `%2B` in a form: `+` is a space.',
    accepts: [{ value: 'brand=naps&order_id=%2B' }],
    rejects: [{ value: 'brand=naps&order_id=+' }],
  },
};

/** The reading of a text, and the positions of its parts. */
export interface MappedReading extends TextReading {
  /** The positions of values and names; made on the first call. */
  readonly map: () => TextMap;
}

const NOTHING: readonly Violation[] = [];

/** Reads a JSON text: its value and violations. */
export function readJsonText(text: string): MappedReading {
  const { value, problems, map } = readJson(text);
  return { value, violations: problems.length === 0 ? NOTHING : problems.map(toViolation(jsonMessages)), map };
}

/** Reads a URL-encoded form: its values by name, and violations. It never fails. */
export function readFormText(text: string): MappedReading & { readonly value: Readonly<Record<string, string>> } {
  const { values, problems, map } = readForm(text);
  return { value: values, violations: problems.map(toViolation(formMessages)), map };
}

const toViolation =
  (messages: Messages) =>
  ({ kind, code, params, path, span, times }: JsonProblem | FormProblem): Violation => ({
    rule: textRules[kind],
    path,
    code,
    params,
    messages,
    within: { path: [], ...span },
    times,
  });
