import { type Path, toFinding } from '@pg/rule-kit';
import type { FileSpan } from '../../config/file-span.ts';
import type { LocatedFinding } from '../../core/locate/locate-findings.ts';
import { suppressionRules } from '../../core/rules/suppression-rules.ts';

const SENTENCES = {
  'suppression-expired': {
    found: 'a day that is over',
    allowed: 'today or a later one',
    hint: 'Mend what was suppressed and remove the entry, or give it a later day.',
  },
  'suppression-unused': {
    found: 'no finding that it leaves out',
    allowed: 'suppressions of what is found',
    hint: 'Remove it.',
  },
  'baseline-unused': {
    found: 'gone',
    allowed: 'findings that are still there only',
    hint: 'Remove what is gone with --update-baseline.',
  },
} as const satisfies Record<keyof typeof suppressionRules, object>;

/** A finding about a suppression or a baseline, at its place in the file that has it. */
export function suppressionFinding(
  rule: keyof typeof suppressionRules,
  path: Path,
  span: FileSpan,
  what?: string,
): LocatedFinding {
  const { found, ...rest } = SENTENCES[rule];
  const whole = { path: [...path], found: what === undefined ? found : `${what} ${found}`, ...rest };
  return { ...toFinding(suppressionRules[rule], whole), ...span };
}
