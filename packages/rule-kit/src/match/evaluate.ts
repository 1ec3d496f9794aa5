import { MAX_ITEMS } from '@pg/nested-text';
import { type Fields, isObject } from '../data/value.ts';
import type { Mistake, RuleMeta } from '../findings/finding.ts';
import { makeFieldSpec, UNLISTED } from '../rows/field-spec.ts';
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
  /** Whether fields that no table lists, and what is inside them, are ignored. */
  readonly ignoresUnknown: boolean;
  /** Why a value that matches is questionable; `undefined` if it is not. */
  readonly find: (spec: FieldSpec, value: string | number, beside: unknown) => RowMistake | undefined;
  /** Makes a fast test: a string that passes matches, and is not questionable. */
  readonly usualTest: (spec: FieldSpec) => (text: string, object: Fields | undefined) => boolean;
  readonly evaluators: WeakMap<FieldSpec, Evaluate>;
}

/** Schemas ask nothing more. */
const NO_QUESTIONS: Questions = {
  ignoresUnknown: true,
  find: () => undefined,
  usualTest: () => () => false,
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
  if (kind !== 'object') return scalarEvaluator(spec, questions);
  if (fields === UNLISTED) return unlistedEvaluator(spec, questions);
  return alternatives.length > 0 && !questions.ignoresUnknown
    ? byFirst(spec, questions)
    : objectEvaluator(spec, questions);
}

function scalarEvaluator(spec: FieldSpec, questions: Questions): Evaluate {
  const isUsual = questions.usualTest(spec);
  return (value, _, sink, object) => {
    if (typeof value === 'string' && isUsual(value, object)) return value;
    if (spec.kind === 'any' && typeof value === 'object') return evaluateUnlisted(value ?? {}, questions, sink);
    if (!matchesValue(spec, value)) return sink?.onMismatch(spec, value, object);
    if (typeof value === 'boolean' || questions.ignoresUnknown) return value;
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    const question = questions.find(spec, value, besideOf(spec, object));
    if (question) return sink?.onQuestion?.(spec, question);
    return typeof value === 'string' || Number.isFinite(value) ? value : undefined;
  };
}

const ANYTHING = makeFieldSpec({ kind: 'any' });

/** Deeper values are ignored: an object may contain itself. */
const DEEPEST = 100;

const unlistedEvaluator =
  (spec: FieldSpec, questions: Questions): Evaluate =>
  (value, _, sink, object) =>
    isObject(value) ? evaluateUnlisted(value, questions, sink) : sink?.onMismatch(spec, value, object);

/** Evaluates the values of an object or array that no table describes. */
function evaluateUnlisted(values: object, questions: Questions, sink: Sink | undefined): unknown {
  if (questions.ignoresUnknown) return values;
  if (sink === undefined || sink.place.length > DEEPEST) return undefined;
  const evaluate = evaluatorOf(ANYTHING, questions);
  for (const [name, value] of Object.entries(values))
    evaluateAt(Array.isArray(values) ? Number(name) : name, evaluate, value, sink);
  return undefined;
}

/** Reports what is found in a value. */
function evaluateAt(
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
  const { ignoresUnknown } = questions;
  const children: Record<string, Child> = Object.create(null);
  for (const [name, field] of Object.entries(fields))
    children[name] = { field, isUsual: questions.usualTest(field), evaluate: evaluatorOf(field, questions) };
  return (value, copies, sink, object, owner) => {
    if (!isObject(value)) return sink?.onMismatch(spec, value, object);
    const read: Record<string, unknown> = copies ? {} : value;
    for (const name in value) {
      const child = children[name];
      if (child === undefined) {
        if (ignoresUnknown) continue;
        if (sink === undefined) return undefined;
        evaluateUnknown(spec, questions, name, value, sink, object, owner);
        continue;
      }
      const given = value[name];
      if (given === undefined) continue;
      let inside: unknown = given;
      // A call of `matchesValue` is faster than one of many functions.
      const isUsual =
        typeof given === 'string' && (ignoresUnknown ? matchesValue(child.field, given) : child.isUsual(given, value));
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

function evaluateUnknown(
  spec: FieldSpec,
  questions: Questions,
  name: string,
  value: Fields,
  sink: Sink,
  object: Fields | undefined,
  owner: FieldSpec | undefined,
): void {
  sink.place.push(name);
  const parent = object && owner && { spec: owner, object };
  const home = sink.onUnknown?.(spec, name, value, parent) ?? ANYTHING;
  if (value[name] !== undefined) evaluatorOf(home, questions)(value[name], false, sink, value, spec);
  sink.place.pop();
}

/** Whether an object has all fields. With a sink, those that are missing are reported instead. */
function hasAll(value: Fields, names: readonly string[], fields: FieldSpecs, sink: Sink | undefined): boolean {
  for (let i = 0; i < names.length; i++) {
    const name = names[i] as string;
    if (value[name] !== undefined) continue;
    if (sink === undefined) return false;
    const spec = fields[name];
    if (spec === undefined) continue;
    sink.place.push(name);
    sink.onMissing(spec);
    sink.place.pop();
  }
  return true;
}

/** A clean object has fields of one alternative only: that of its first field. */
function byFirst(spec: FieldSpec, questions: Questions): Evaluate {
  const owners = new Map<string, Evaluate>();
  for (const alternative of spec.alternatives)
    for (const name in alternative.fields) owners.set(name, evaluatorOf(alternative, questions));
  let ofAll: Evaluate | undefined;
  return (value, copies, sink, object, owner) => {
    if (sink) {
      ofAll ??= objectEvaluator(spec, questions);
      return ofAll(value, false, sink, object, owner);
    }
    if (!isObject(value)) return undefined;
    for (const name in value) return owners.get(name)?.(value, copies);
    return copies ? Object.freeze({}) : value;
  };
}

function listEvaluator(spec: FieldSpec, questions: Questions): Evaluate {
  const evaluate = evaluatorOf(spec.item ?? ANYTHING, questions);
  return (value, copies, sink, object, owner) => {
    if (!Array.isArray(value)) return sink?.onMismatch(spec, value, object);
    const isUnusual = !questions.ignoresUnknown && (value.length > MAX_ITEMS || 'toJSON' in value);
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
