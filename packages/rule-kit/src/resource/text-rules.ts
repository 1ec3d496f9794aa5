import { type FormProblem, type JsonProblem, readForm, readJson, type TextMap } from '@pg/nested-text';
import type { Found, RuleFound } from '../findings/finding.ts';
import type { TextReading } from './resource.ts';
import type { Rule, RuleDocs } from './rule.ts';
import { textAsObject, docs as textAsObjectDocs } from './text-as-object.ts';

const SECTION = '4 Endpoints';

/** The rules of a text that carries a payload: whether it can be read, and nothing in it would be lost. */
export const textRules = {
  syntax: { id: 'syntax', concern: 'text', section: SECTION, basis: 'stated' },
  'duplicate-name': { id: 'duplicate-name', concern: 'text', section: SECTION, basis: 'stated', marks: 'name' },
  'too-deep': { id: 'too-deep', concern: 'text', section: SECTION, basis: 'stated' },
  'text-as-object': textAsObject,
  'empty-entry': { id: 'empty-entry', concern: 'text', section: SECTION, basis: 'inferred' },
  'lone-text': { id: 'lone-text', concern: 'text', section: SECTION, basis: 'inferred' },
  'lone-plus': { id: 'lone-plus', concern: 'text', section: SECTION, basis: 'inferred' },
} as const satisfies Record<string, Rule>;

export const docs: Readonly<Record<keyof typeof textRules, RuleDocs>> = {
  syntax: {
    summary:
      'A text can be read as what it has to be: JSON, or a URL-encoded form, in UTF-8 without a byte-order mark.',
    accepts: [{ value: '{"descriptor":"Order 1001"}' }, { value: 'action=SALE&brand=naps' }],
    rejects: [
      { value: '{"descriptor":"Order 1001",}' },
      { value: "{'descriptor':'Order 1001'}" },
      { value: 'action=SALE&brand=naps&order_description=100%' },
    ],
  },
  'duplicate-name': {
    summary: 'No object and no form has an entry of the same name twice: one of the two would be lost.',
    accepts: [{ value: '{"descriptor":"Order 1001"}' }],
    rejects: [
      { value: '{"descriptor":"Order 1001","descriptor":"Order 1002"}' },
      { value: 'action=SALE&brand=naps&brand=vcard' },
    ],
  },
  'too-deep': {
    summary: 'Objects and lists are nested in at most 100 levels; no payload of the document needs more than seven.',
    accepts: [],
    rejects: [],
  },
  'text-as-object': textAsObjectDocs,
  'empty-entry': {
    summary: 'A form’s entries are joined by one `&` each.',
    accepts: [{ value: 'action=SALE&brand=naps' }],
    rejects: [{ value: 'action=SALE&&brand=naps' }, { value: 'action=SALE&brand=naps&' }],
  },
  'lone-text': {
    summary: 'Between two `&` of a form stands `name=value`: an `&` inside a value is written `%26`.',
    accepts: [{ value: 'brand=naps&order_description=Cups+%26+plates' }],
    rejects: [{ value: 'brand=naps&order_description=Cups+&+plates' }],
  },
  'lone-plus': {
    summary: 'A plus sign is written `%2B` in a form: `+` alone is a blank.',
    accepts: [{ value: 'brand=naps&order_id=%2B' }],
    rejects: [{ value: 'brand=naps&order_id=+' }],
  },
};

/** What a text says, and where its parts stand in it. */
export interface MappedReading extends TextReading {
  /** Tells where parts stand; made when it is first asked for. */
  readonly map: () => TextMap;
}

const NOTHING: readonly RuleFound[] = [];

/** Reads a JSON text: its value, and as findings what is wrong with it. */
export function readJsonText(text: string): MappedReading {
  const { value, problems, map } = readJson(text);
  return { value, found: problems.length === 0 ? NOTHING : problems.map(toRuleFound), map };
}

/** Reads a URL-encoded form: its values by name, and as findings what is wrong with it. No form is too broken for it. */
export function readFormText(text: string): MappedReading & { readonly value: Readonly<Record<string, string>> } {
  const { values, problems, map } = readForm(text);
  return { value: values, found: problems.map(toRuleFound), map };
}

const toRuleFound = (problem: JsonProblem | FormProblem): RuleFound => ({
  rule: textRules[problem.kind],
  found: describeProblem(problem),
});

const describeProblem = ({ kind, path, span, found, allowed, hint }: JsonProblem | FormProblem): Found => ({
  path,
  found,
  allowed: kind === 'syntax' ? `${allowed} expected` : allowed,
  hint,
  within: { path: [], ...span },
});
