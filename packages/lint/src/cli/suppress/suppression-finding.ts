import { type Found, toFinding } from '@pg/rule-kit';
import type { FileSpan } from '../../config/file-span.ts';
import type { LocatedFinding } from '../../core/locate/locate-findings.ts';
import { suppressionRules } from '../../core/suppression-rules.ts';

/** A finding about a suppression or a baseline, at its place in the file that has it. */
export const suppressionFinding = (
  rule: keyof typeof suppressionRules,
  found: Found,
  span: FileSpan,
): LocatedFinding => ({ ...toFinding(suppressionRules[rule], found), ...span });
