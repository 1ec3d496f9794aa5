import { MAX_ITEMS } from '@pg/nested-text';
import { type Fields, isObject } from '../data/value.ts';
import type { Mistake, RuleMeta } from '../findings/finding.ts';
import { UNLISTED } from '../rows/field-spec.ts';
import type { FieldSpec, FieldSpecs } from '../rows/table.ts';
import { besideOf, matchesValue } from './matches-value.ts';

/** The path from the root to the current value. The evaluation changes it. */
export type Place = (string | number)[];

/** The object around another object, also if an array is between them. */
export interface Parent {
  readonly spec: FieldSpec;
  readonly object: Fields;
}

/** A mistake about the value of a field, and the rule of its row that it breaks. */
export interface RowMistake extends Mistake {
  readonly rule: RuleMeta;
}

/** Gets what rows find. Without one, an evaluation stops at the first mistake. */
export interface Sink {
  readonly place: Place;
  /** A value that does not match its spec. */
  readonly onMismatch: (spec: FieldSpec, value: unknown, object: Fields | undefined) => void;
  /** A required field that is missing. */
  readonly onMissing: (spec: FieldSpec) => void;
  /** A value that matches, but is questionable. */
  readonly onQuestion?: (spec: FieldSpec, question: RowMistake) => void;
  /** A field that no table lists. Returns a spec to check its value, if there is one. */
  readonly onUnknown?: (
    spec: FieldSpec,
    name: string,
    object: Fields,
    parent: Parent | undefined,
  ) => FieldSpec | undefined;
}

/** What is asked about values that match. It is an object, so that a bundle of schemas does not contain what only `check` asks. */
export interface Questions {
  /** Makes a fast test: a string that passes matches, and is not questionable. */
  readonly usualTest: (spec: FieldSpec) => (text: string, object: Fields | undefined) => boolean;
  /** Why a value that matches is questionable; `undefined` if it is not. */
  readonly find: (spec: FieldSpec, value: string | number, beside: unknown) => RowMistake | undefined;
  /** Evaluates what no table describes. If left out, it is ignored. */
  readonly unlisted?: Unlisted;
  readonly evaluators: WeakMap<FieldSpec, Evaluate>;
}

/** How values that no table describes are evaluated, and objects that have the fields of one of several tables. */
export interface Unlisted {
  /** Evaluates what is inside an object or array. */
  readonly inside: (values: object, sink: Sink | undefined) => undefined;
  /** Evaluates a field that no table lists. */
  readonly field: (spec: FieldSpec, name: string, object: Fields, sink: Sink, parent: Parent | undefined) => void;
  /** Makes the evaluator of an object that has the fields of one of several tables. */
  readonly ofAlternatives: (spec: FieldSpec, ofAll: Evaluate) => Evaluate;
}

/** Schemas ask nothing more. */
const NO_QUESTIONS: Questions = {
  usualTest: () => () => false,
  find: () => undefined,
  evaluators: new WeakMap(),
};

/**
 * Evaluates a value of a spec.
 *
 * @param copies Whether to return a frozen copy of objects and arrays.
 * @param sink Gets all mistakes. What is returned does not matter then.
 * @param object The object that has the value, and its spec.
 * @returns The value, or its copy; `undefined` if there may be a mistake.
 */
export type Evaluate = (value: unknown, copies: boolean, sink?: Sink, object?: Fields, owner?: FieldSpec) => unknown;

/** Whether a value and all values inside it match the spec. */
export const matches = (spec: FieldSpec, value: unknown): boolean => evaluatorOf(spec)(value, false) !== undefined;

/** The evaluator of a spec's values. It is compiled when it is first used. */
export function evaluatorOf(spec: FieldSpec, questions = NO_QUESTIONS): Evaluate {
  const known = questions.evaluators.get(spec);
  if (known) return known;
  const made = compile(spec, questions);
  questions.evaluators.set(spec, made);
  return made;
}

function compile(spec: FieldSpec, questions: Questions): Evaluate {
  const { kind, fields, alternatives } = spec;
  if (kind === 'list') return listEvaluator(spec, questions);
  if (kind !== 'object' || fields === UNLISTED) return valueEvaluator(spec, questions);
  const ofAll = objectEvaluator(spec, questions);
  return (alternatives.length > 0 && questions.unlisted?.ofAlternatives(spec, ofAll)) || ofAll;
}

/** Makes the evaluator of a scalar, or of an object or array without a table. */
function valueEvaluator(spec: FieldSpec, { usualTest, find, unlisted }: Questions): Evaluate {
  const isUsual = usualTest(spec);
  const isUnlisted = spec.kind === 'any' || spec.kind === 'object';
  return (value, _, sink, object) => {
    if (typeof value === 'string' && isUsual(value, object)) return value;
    if (!matchesValue(spec, value)) return sink?.onMismatch(spec, value, object);
    if (unlisted === undefined || typeof value === 'boolean') return value ?? {};
    if (isUnlisted && typeof value === 'object') return unlisted.inside(value ?? {}, sink);
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    const question = find(spec, value, besideOf(spec, object));
    if (question) return sink?.onQuestion?.(spec, question);
    return typeof value === 'string' || Number.isFinite(value) ? value : undefined;
  };
}

/** Reports what is found in a value. */
export function evaluateAt(
  step: string | number,
  evaluate: Evaluate,
  value: unknown,
  sink: Sink,
  object?: Fields,
  owner?: FieldSpec,
): void {
  sink.place.push(step);
  evaluate(value, false, sink, object, owner);
  sink.place.pop();
}

interface Child {
  readonly field: FieldSpec;
  readonly isUsual: ReturnType<Questions['usualTest']>;
  readonly evaluate: Evaluate;
}

// No closure may capture `value`: then V8 does not optimize the loop over its names, and looks up every field by name.

function objectEvaluator(spec: FieldSpec, questions: Questions): Evaluate {
  const { fields, requiredNames, conditionallyRequired } = spec;
  const { unlisted } = questions;
  const children: Record<string, Child> = Object.create(null);
  for (const [name, field] of Object.entries(fields))
    children[name] = { field, isUsual: questions.usualTest(field), evaluate: evaluatorOf(field, questions) };
  return (value, copies, sink, object, owner) => {
    if (!isObject(value)) return sink?.onMismatch(spec, value, object);
    const read: Record<string, unknown> = copies ? {} : value;
    for (const name in value) {
      const child = children[name];
      if (child === undefined) {
        if (unlisted === undefined) continue;
        if (sink === undefined) return undefined;
        unlisted.field(spec, name, value, sink, object && owner && { spec: owner, object });
        continue;
      }
      const given = value[name];
      if (given === undefined) continue;
      let inside: unknown = given;
      // A call of `matchesValue` is faster than one of many functions.
      const isUsual =
        typeof given === 'string' && (unlisted ? child.isUsual(given, value) : matchesValue(child.field, given));
      if (!isUsual) {
        if (sink) evaluateAt(name, child.evaluate, given, sink, value, spec);
        else inside = child.evaluate(given, copies, undefined, value, spec);
        if (inside === undefined) return undefined;
      }
      if (copies) read[name] = inside;
    }
    if (!hasAll(value, requiredNames, fields, sink)) return undefined;
    if (conditionallyRequired && !hasAll(value, conditionallyRequired(value), fields, sink)) return undefined;
    return copies ? Object.freeze(read) : read;
  };
}

/** Whether an object has all fields. With a sink, those that are missing are reported instead. */
function hasAll(value: Fields, names: readonly string[], fields: FieldSpecs, sink: Sink | undefined): boolean {
  for (let i = 0; i < names.length; i++) {
    const name = names[i] as string;
    if (value[name] !== undefined) continue;
    if (sink === undefined) return false;
    const spec = fields[name];
    if (spec) evaluateAt(name, () => sink.onMissing(spec), undefined, sink);
  }
  return true;
}

function listEvaluator(spec: FieldSpec, questions: Questions): Evaluate {
  const evaluate = spec.item ? evaluatorOf(spec.item, questions) : () => undefined;
  return (value, copies, sink, object, owner) => {
    if (!Array.isArray(value)) return sink?.onMismatch(spec, value, object);
    const isUnusual = questions.unlisted && (value.length > MAX_ITEMS || 'toJSON' in value);
    if (isUnusual && sink === undefined) return undefined;
    const read: unknown[] = copies ? [] : value;
    for (let i = 0; i < value.length; i++) {
      if (sink) {
        evaluateAt(i, evaluate, value[i], sink, object, owner);
        continue;
      }
      const inside = evaluate(value[i], copies, undefined, object, owner);
      if (inside === undefined) return undefined;
      if (copies) read.push(inside);
    }
    return copies ? Object.freeze(read) : read;
  };
}
