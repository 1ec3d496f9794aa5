import { isTypeFailure } from '@pg/type-codes';
import type { Basis, RuleMeta, Violation } from '../findings/finding.ts';
import type { Path } from '../findings/path.ts';
import type { FormatFailure } from '../formats/format.ts';
import type { FieldSpec } from '../match/field-spec.ts';
import { findCause, isNumberInText } from './find-cause.ts';
import { findQuestionable, findUnexpected } from './questionable-string.ts';
import { type RowRuleId, rowRules } from './row-rules.ts';
import { describeUnknown, findMisplaced, type Misplaced } from './unknown-fields.ts';
import type { Violations } from './violations.ts';
import { type Visitor, walk } from './walk.ts';

export type Report = (rule: RuleMeta, violation: Violation) => void;

/**
 * Reports all values in a payload that don't match their rows, or are questionable.
 *
 * @param found Has all violations so far. If it is full, causes are not searched: the others are only counted.
 */
export function findByRows(root: FieldSpec, payload: unknown, report: Report, found: Violations): void {
  let lastObject: object | undefined;
  let misplaced: Misplaced = new Map();
  const visitor: Visitor = {
    onFailure(spec, value, failure, place) {
      const { rule = rowRules[ruleOf(spec, value, failure)] } = failure;
      const { code } = failure;
      if (found.isFull) report(rule, { path: [...place], code, basis: basisOf(spec, failure) });
      else report(rule, violationOf(spec, value, failure, [...place]));
    },
    onMatch(spec, value, place) {
      const question = typeof value === 'string' ? findQuestionable(spec, value) : findUnexpected(spec, `${value}`);
      if (question === undefined) return;
      const { rule, ...cause } = question;
      report(rowRules[rule], { path: [...place], section: spec.table?.section, ...cause });
    },
    onUnknown(spec, name, object, place, parent) {
      if (found.isFull) {
        if (!spec.table?.open) report(rowRules['unknown-field'], { path: [...place], code: 'unknown-field' });
        return undefined;
      }
      if (object !== lastObject) misplaced = findMisplaced(spec, object);
      lastObject = object;
      const { violation, home } = describeUnknown({ spec, name, object, misplaced, parent, path: place });
      const section = spec.table?.section;
      if (violation) report(rowRules['unknown-field'], { ...violation, path: [...place], section });
      return home;
    },
  };
  walk(root, payload, visitor);
}

function ruleOf(spec: FieldSpec, value: unknown, { code }: FormatFailure): RowRuleId {
  if (code === 'missing') return 'required';
  if (isTypeFailure(code)) return 'value-type';
  if (spec.kind === 'values') return 'allowed-value';
  if (spec.kind === 'format') return 'string-format';
  if (spec.parts.length > 0) return 'type-code';
  return value === '' ? 'required' : 'string-length';
}

/** The basis of the row or its table. The types of settings are our own choice, not the document's. */
function basisOf(spec: FieldSpec, { basis, code }: FormatFailure): Basis | undefined {
  if (isNumberInText(spec, code)) return 'inferred';
  const settingBasis = spec.table?.labels && isTypeFailure(code) ? 'safety' : undefined;
  return basis ?? settingBasis ?? spec.table?.basis;
}

function violationOf(spec: FieldSpec, value: unknown, failure: FormatFailure, path: Path): Violation {
  const { code, params, messages, part } = failure;
  const cause = findCause(spec, value, failure) ?? { code, params, messages };
  const isConflict = cause.code === 'sample-value';
  const isPublished = spec.row?.[3]?.published?.some((each) => each === cause.params?.meant);
  return {
    path,
    section: spec.table?.section,
    basis: isConflict ? 'conflict' : isPublished ? 'published' : basisOf(spec, failure),
    severity: isConflict ? 'error' : undefined,
    within: part && { path, ...part },
    ...cause,
  };
}
