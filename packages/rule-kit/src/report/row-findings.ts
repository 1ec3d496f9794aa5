import { isTypeFailure } from '@pg/type-codes';
import type { RuleMeta, Violation } from '../findings/finding.ts';
import type { Path } from '../findings/path.ts';
import type { FormatFailure } from '../formats/format.ts';
import type { FieldSpec } from '../match/field-spec.ts';
import { findCause } from './find-cause.ts';
import { findQuestionable, findUnexpected } from './questionable-string.ts';
import { type RowRuleId, rowRules } from './row-rules.ts';
import { describeUnknown, findMisplaced, type Misplaced } from './unknown-fields.ts';
import { type Visitor, walk } from './walk.ts';

export type Report = (rule: RuleMeta, violation: Violation) => void;

/** Reports all values in a payload that don't match their rows, or are questionable. */
export function findByRows(root: FieldSpec, payload: unknown, report: Report): void {
  let lastObject: object | undefined;
  let misplaced: Misplaced = new Map();
  const visitor: Visitor = {
    onFailure(spec, value, failure, place) {
      const { rule = rowRules[ruleOf(spec, value, failure)] } = failure;
      report(rule, violationOf(spec, value, failure, [...place]));
    },
    onMatch(spec, value, place) {
      const question = typeof value === 'string' ? findQuestionable(spec, value) : findUnexpected(spec, `${value}`);
      if (question === undefined) return;
      const { rule, ...cause } = question;
      report(rowRules[rule], { path: [...place], section: spec.table?.section, ...cause });
    },
    onUnknown(spec, name, object, place, parent) {
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

/** The violation of a row, with the basis of the row or its table. The types of settings are our own choice, not the document's. */
function violationOf(spec: FieldSpec, value: unknown, failure: FormatFailure, path: Path): Violation {
  const { code, params, messages, part } = failure;
  const cause = findCause(spec, value, failure) ?? { code, params, messages };
  const isConflict = cause.code === 'sample-value';
  const settingBasis = spec.table?.labels && isTypeFailure(code) ? 'safety' : undefined;
  return {
    path,
    section: spec.table?.section,
    basis: isConflict ? 'conflict' : (failure.basis ?? settingBasis ?? spec.row?.[3]?.basis ?? spec.table?.basis),
    severity: isConflict ? 'error' : undefined,
    within: part && { path, ...part },
    ...cause,
  };
}
