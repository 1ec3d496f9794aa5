import { withoutControls } from '@pg/rule-kit/internal';
import { describeFix } from '../../text/fix/changes-of.ts';
import type { MadeChange } from '../../text/fix/fix-text.ts';

/** The changes of a file, line by line: fields, codes and the document's own values, never a payer's. */
export function showChanges(file: string, made: readonly MadeChange[]): string {
  const lines = [...made]
    .sort((a, b) => a.line - b.line)
    .map((each) => `  line ${each.line}: ${withoutControls(describe(each))} (${each.finding.code})\n`);
  return `${withoutControls(file)}\n${lines.join('')}`;
}

function describe({
  finding: {
    rule,
    fix,
    wording: { field },
  },
  change,
}: MadeChange): string {
  // The titles of these changes quote nothing.
  return rule === 'syntax' ? change.title : describeFix(field, fix);
}
