import {
  type Budget,
  type FormProblem,
  formMessages,
  type JsonProblem,
  jsonMessages,
  readForm,
  readJson,
  type TextMap,
} from '@pg/nested-text';
import type { Violation } from '../findings/finding.ts';
import { defineRules } from '../rules/rule.ts';
import type { Messages } from '../words/messages.ts';
import type { TextReading } from './payload-type.ts';

/** The rules about the text of a payload: whether it can be read without loss. */
export const textRules = defineRules(
  { section: '4 Endpoints', basis: 'safety' },
  {
    syntax: { basis: 'stated' },
    'duplicate-field': { marks: 'name', choices: [{ keep: 'last' }, { keep: 'first' }] },
    'too-deep': {},
    'too-many-values': {},
    'json-as-object': { basis: 'stated' },
    'empty-form-field': { basis: 'inferred' },
    'missing-equals': { basis: 'inferred' },
    'lone-plus': { basis: 'inferred' },
  },
);

/** The reading of a text, and the positions of its parts. */
export interface MappedReading extends TextReading {
  /** The positions of values and names; made on the first call. */
  readonly map: () => TextMap;
}

const NOTHING: readonly Violation[] = [];

/** Reads a JSON text: its value and violations. */
export function readJsonText(text: string): MappedReading {
  const { value, problems, map } = readJson(text);
  return { value, violations: jsonViolations(problems), map };
}

/** The violations of a JSON text with problems. */
export const jsonViolations = (problems: readonly JsonProblem[]): readonly Violation[] =>
  problems.length === 0 ? NOTHING : problems.map(toViolation(jsonMessages));

/**
 * Reads a URL-encoded form: its values by name, and violations.
 *
 * @throws {BudgetSpent} if other texts of the file have spent the budget.
 */
export function readFormText(
  text: string,
  budget?: Budget,
): MappedReading & { readonly value: Readonly<Record<string, string>> } {
  const { values, problems, map } = readForm(text, budget);
  return { value: values, violations: problems.map(toViolation(formMessages)), map };
}

const toViolation =
  (messages: Messages) =>
  ({ kind, code, params, path, span, times, fix }: JsonProblem | FormProblem): Violation => ({
    rule: textRules[kind],
    path,
    code,
    params,
    messages,
    within: { path: [], ...span },
    times,
    ...(code === 'duplicate-after-url' && { choices: [] }),
    ...(fix && (fix.isCertain ? { fix: CORRECT } : { choices: [CORRECT] })),
  });

const CORRECT = { correct: true } as const;
