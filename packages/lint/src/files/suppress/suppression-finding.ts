import type { Params, Path } from '@pg/rule-kit';
import { toFinding } from '@pg/rule-kit/internal';
import { fileViolation, sentencesFor } from '../../rules/catalog.ts';
import type { FileCode, FileRuleId } from '../../rules/file-rules.ts';
import type { FileSpan } from '../../system/file-span.ts';
import type { LocatedFinding } from '../../text/locate/locate-findings.ts';

/** A finding about a suppression or a baseline, at its position in the configuration or baseline. */
export const suppressionFinding = (
  code: FileRuleId & FileCode,
  path: Path,
  span: FileSpan,
  params?: Params,
): LocatedFinding => ({ ...toFinding(fileViolation(code, code, params, path), sentencesFor(undefined)), ...span });
