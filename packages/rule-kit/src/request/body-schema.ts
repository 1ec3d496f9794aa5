import type { BaseSchema, InferOutput } from 'valibot';
import type { Finding } from '../findings/finding.ts';
import { copyOf } from '../match/evaluate.ts';
import { checkValue } from '../payload-type/check.ts';
import type { How } from '../payload-type/find.ts';
import type { CheckOptions, PayloadType } from '../payload-type/payload-type.ts';
import type { Table } from '../rows/table.ts';
import { tableSpec } from '../rows/table-spec.ts';
import { type FindingIssue, ownSchema } from '../schema/own-schema.ts';
import { type TableSchema, tableShell } from '../schema/table-schema.ts';
import type { Messages } from '../words/messages.ts';
import { MAX_SENT_FINDINGS } from './check-body.ts';

/**
 * Makes the schema of a whole body. It refuses what its sender refuses: the errors of `check`, and a number in place of a string,
 * because its type has none there. Schemas that `v.pick` and others derive from it check only the fields.
 */
// @__NO_SIDE_EFFECTS__
export function bodySchema<TTable extends Table, TBody = InferOutput<TableSchema<TTable>>>(
  payloadType: PayloadType<CheckOptions, Messages, TTable>,
): TableSchema<TTable> & BaseSchema<TBody, TBody, FindingIssue> {
  return ownSchema(
    tableShell(payloadType.table),
    () => tableSpec(payloadType.table),
    (value, spec) => {
      const { value: read, findings: all } = checkValue(payloadType, value, {}, ERRORS);
      const findings = all.filter(refuses);
      if (findings.length > 0) return { value, findings };
      // What was read as JSON is frozen. A value that matches only as its JSON has a `toJSON`.
      return { value: Object.isFrozen(read) ? (copyOf(spec, value) ?? copyOf(spec, read)) : read, findings };
    },
  ) as unknown as TableSchema<TTable> & BaseSchema<TBody, TBody, FindingIssue>;
}

const refuses = ({ severity, code }: Finding): boolean => severity === 'error' || code === 'number-in-text';

/** Numbers in place of strings are found by rows. */
const ERRORS: How = { maxFindings: MAX_SENT_FINDINGS, onlyErrors: true, copies: true };
