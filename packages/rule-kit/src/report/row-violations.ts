import { toViolation, type Violation } from '../findings/finding.ts';
import { WITH_ZEROS } from '../formats/format-causes.ts';
import { evaluatorOf, type Place, type RowMistake, type Sink } from '../match/evaluate.ts';
import { besideOf } from '../match/matches-value.ts';
import { findCause } from '../mistakes/causes.ts';
import { describeValue, missingField } from '../mistakes/describe-value.ts';
import { findUnexpected } from '../mistakes/questionable-string.ts';
import { readerOf } from '../mistakes/questions.ts';
import { rewriteValue } from '../mistakes/rewrite-value.ts';
import type { Field } from '../rows/table.ts';
import { checkRules } from '../rules/row-rules.ts';
import { describeUnknown, findArray, findMisplaced, type MeantFields, type Misplaced } from './unknown-fields.ts';
import type { Violations } from './violations.ts';

export type Report = (violation: Violation) => void;

/** Reports the values that don't match their rows, and required fields that are missing: what a schema refuses. */
export function findRefused(root: Field, payload: unknown, report: Report): void {
  const place: Place = [];
  evaluatorOf(root)(payload, false, {
    place,
    onMismatch: (spec, value) => report({ ...describeValue(spec, value), path: [...place] }),
    onMissing: (spec) => report({ ...missingField(spec), path: [...place] }),
  });
}

function violationAt(place: Place, mistake: RowMistake): Violation {
  const path = [...place];
  const violation = toViolation(mistake, mistake.rule, path);
  return mistake.part ? { ...violation, within: { path, ...mistake.part } } : violation;
}

/** The mistake of a number that lost zeros, if the number of its digits is known. */
function withLostZeros(spec: Field, value: unknown, beside: unknown, mistake: RowMistake): RowMistake {
  const { exact, length } = (Number.isInteger(value) && findUnexpected(spec, `${value}`, beside)?.params) || {};
  const zeros = Number(exact) - Number(length);
  return zeros > 0 ? { ...mistake, params: { ...mistake.params, zeros }, hint: WITH_ZEROS } : mistake;
}

/**
 * Reports all values in a payload that don't match their rows or are questionable, and names that no table has.
 *
 * @param all Has all violations so far. If it is full, causes are not searched: the others are only counted.
 */
export function findByRows(root: Field, payload: unknown, report: Report, all: Violations): void {
  const meant: MeantFields = new Map();
  let lastObject: object | undefined;
  let misplaced: Misplaced = new Map();
  const place: Place = [];
  const sink: Sink = {
    place,
    onMissing: (spec) => report(violationAt(place, missingField(spec))),
    onMismatch(spec, value, object) {
      const beside = besideOf(spec, object);
      const array = findArray(spec, value, [...place]);
      const mistake = withLostZeros(spec, value, beside, describeValue(spec, value, beside, findCause));
      const isUncertain = mistake.fix ?? mistake.choices?.some((choice) => 'rewrite' in choice);
      const isRewritable = !isUncertain && !all.isFull && rewriteValue(spec, value) !== undefined;
      const found = violationAt(place, mistake);
      const violation: Violation = isRewritable ? { ...found, fix: { rewrite: true } } : found;
      report(array ? { ...violation, ...array, choices: undefined } : violation);
    },
    onQuestion: (spec, question) => report(violationAt(place, { section: spec.table?.section, ...question })),
    onUnknown(spec, name, object, parent) {
      if (all.isFull) {
        if (!spec.table?.open) report(violationAt(place, { rule: checkRules['unknown-field'], code: 'unknown-field' }));
        return undefined;
      }
      if (object !== lastObject) misplaced = findMisplaced(spec, object);
      lastObject = object;
      const { mistake, home, ...places } = describeUnknown({
        spec,
        name,
        object,
        misplaced,
        parent,
        path: place,
        meant,
      });
      if (mistake) {
        const { section } = spec.table ?? {};
        report({ ...violationAt(place, { section, ...mistake, rule: checkRules['unknown-field'] }), ...places });
      }
      return home;
    },
  };
  readerOf(root)(payload, false, sink);
}
