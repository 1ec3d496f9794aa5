import { isOfType } from '@pg/type-codes';
import type { Found, RuleMeta } from '../findings/finding.ts';
import type { Path } from '../findings/path.ts';
import type { FormatFailure } from '../formats/format.ts';
import type { Cell } from '../match/cell.ts';
import { adviseOn } from './advice.ts';
import { questionText } from './questionable-text.ts';
import { type RowRuleId, rowRules } from './row-rules.ts';
import { findMisplaced, type Misplaced, questionUnknown } from './unknown-fields.ts';
import { type Visitor, walk } from './walk.ts';

/** Takes what is found. */
export type Report = (rule: RuleMeta, found: Found) => void;

/** Reports all that the rows say of a payload, the questionable as well as the wrong. */
export function findByRows(root: Cell, payload: unknown, report: Report): void {
  let lastObject: object | undefined;
  let misplaced: Misplaced = new Map();
  const visitor: Visitor = {
    onFailure(cell, value, failure, place) {
      const { rule = rowRules[ruleOf(cell, value, failure)] } = failure;
      report(rule, describeFailure(cell, value, failure, [...place]));
    },
    onText(cell, text, place) {
      const question = questionText(cell, text);
      if (question === undefined) return;
      const { rule, code, params, hint, fix } = question;
      report(rowRules[rule], { path: [...place], code, params, section: cell.table?.section, hint, fix });
    },
    onUnknown(cell, name, object, place) {
      if (object !== lastObject) misplaced = findMisplaced(cell, object);
      lastObject = object;
      const found = questionUnknown(cell, name, object, misplaced);
      const section = cell.table?.section;
      if (found) report(rowRules['unknown-entry'], { ...found, path: [...place], section });
    },
  };
  walk(root, payload, visitor);
}

function ruleOf(cell: Cell, value: unknown, { code }: FormatFailure): RowRuleId {
  if (code === 'missing') return 'required';
  if (isOfType(code)) return 'value-type';
  if (cell.kind === 'values') return 'allowed-value';
  if (cell.kind === 'format') return 'text-format';
  if (cell.parts.length > 0) return 'type-code';
  return value === '' ? 'required' : 'text-length';
}

/** What the row itself says has the basis of its table. */
function describeFailure(cell: Cell, value: unknown, failure: FormatFailure, path: Path): Found {
  const { table, row } = cell;
  const { code, found, allowed, messages, part } = failure;
  const { conflict, quirk = '' } = row?.[3] ?? {};
  const isConflict = conflict !== undefined && value === conflict.value;
  const advice = isConflict
    ? { hint: 'send-instead', params: { instead: conflict.instead, quirk }, fix: undefined }
    : adviseOn(cell, value, failure);
  return {
    path,
    code,
    params: advice.params ? { ...failure.params, ...advice.params } : failure.params,
    found,
    allowed,
    messages,
    section: table?.section,
    basis: isConflict ? 'conflict' : table?.basis,
    severity: isConflict ? 'error' : undefined,
    hint: failure.hint ?? advice.hint,
    fix: advice.fix,
    within: part && { path, ...part },
  };
}
