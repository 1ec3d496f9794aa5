import { cached } from '../data/cached.ts';
import { isObject } from '../data/value.ts';
import { severityIn } from '../findings/finding.ts';
import { type Path, valueAt } from '../findings/path.ts';
import type { Payload, Rule } from '../rules/rule.ts';
import type { PayloadPart, PayloadType } from './payload-type.ts';

/** A rule and its check. Rules have many hidden classes in V8, and these have one, so that `check` is read fast. */
export interface RuleToAsk {
  readonly rule: Rule;
  readonly check: NonNullable<Rule['check']>;
}

/** Chooses rules of a payload type. */
export type ChooseRules = (payloadType: PayloadType) => readonly RuleToAsk[];

export interface RuleVisitor {
  /** The rules that are visited. */
  readonly rulesOf: ChooseRules;
  /** Visits a rule of a payload type. */
  readonly onRule: (asked: RuleToAsk, payload: Payload, at: Path, payloadType: PayloadType) => void;
  /** Returns the value of a part, to visit its rules next; `undefined` to leave it out. */
  readonly onPart: (part: PayloadPart, payload: Payload, at: Path, payloadType: PayloadType) => unknown;
}

/** Visits the rules of a payload type, and those of its parts. */
export function visitRules(payloadType: PayloadType, payload: Payload, visitor: RuleVisitor, at: Path = NONE): void {
  for (const asked of visitor.rulesOf(payloadType)) visitor.onRule(asked, payload, at, payloadType);
  for (const part of payloadType.parts ?? NONE) {
    const value = visitor.onPart(part, payload, at, payloadType);
    if (isObject(value))
      visitRules(part.payloadType, value, visitor, at.length === 0 ? part.path : [...at, ...part.path]);
  }
}

const NONE: readonly never[] = [];

/** Makes a choice of rules, which is kept for each payload type. */
const chosen = (isChosen: (rule: Rule) => boolean): ChooseRules =>
  cached(
    ({ rules }: PayloadType) =>
      rules.flatMap((rule) => (rule.check && isChosen(rule) ? [{ rule, check: rule.check }] : [])),
    new WeakMap(),
  );

export const allRules = chosen(() => true);

/** The rules that may find something where rows find nothing. */
export const independentRules = chosen(({ onlyIfRowsFail }) => !onlyIfRowsFail);

/** Those that may find errors. */
export const independentErrors = chosen((rule) => !rule.onlyIfRowsFail && severityIn({ rule }) === 'error');

/** The value of a part; `undefined` if the payload has none. */
export const valueOfPart = ({ path, when }: PayloadPart, payload: Payload): unknown => {
  const value = valueAt(payload, path);
  return value === undefined || when?.(payload) === false ? undefined : value;
};
