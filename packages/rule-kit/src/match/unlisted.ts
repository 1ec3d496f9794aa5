import { isObject } from '../data/value.ts';
import { makeFieldSpec } from '../rows/field-spec.ts';
import { type Evaluate, evaluateAt, evaluatorOf, type Questions, type Unlisted } from './evaluate.ts';

const ANYTHING = makeFieldSpec({ kind: 'any' });

/** Deeper values are ignored: an object may contain itself. */
const DEEPEST = 100;

/** How `check` evaluates what no table describes. */
export const unlistedOf = (questions: () => Questions): Unlisted => ({
  inside(values, sink) {
    if (sink === undefined || sink.place.length > DEEPEST) return undefined;
    const evaluate = evaluatorOf(ANYTHING, questions());
    for (const [name, value] of Object.entries(values))
      evaluateAt(Array.isArray(values) ? Number(name) : name, evaluate, value, sink);
    return undefined;
  },
  field(spec, name, object, sink, parent) {
    sink.place.push(name);
    const home = sink.onUnknown?.(spec, name, object, parent) ?? ANYTHING;
    if (object[name] !== undefined) evaluatorOf(home, questions())(object[name], false, sink, object, spec);
    sink.place.pop();
  },
  /** A clean object has fields of one alternative only: that of its first field. */
  ofAlternatives({ alternatives }, ofAll) {
    const owners = new Map<string, Evaluate>();
    for (const alternative of alternatives)
      for (const name in alternative.fields) owners.set(name, evaluatorOf(alternative, questions()));
    return (value, copies, sink, object, owner) => {
      if (sink) return ofAll(value, false, sink, object, owner);
      if (!isObject(value)) return undefined;
      for (const name in value) return owners.get(name)?.(value, copies);
      return copies ? Object.freeze({}) : value;
    };
  },
});
