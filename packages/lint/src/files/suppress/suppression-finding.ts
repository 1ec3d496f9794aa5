import type { Params, Path } from '@pg/rule-kit';
import { toFinding } from '@pg/rule-kit/internal';
import { sentencesFor } from '../../rules/catalog.ts';
import { suppressionRules } from '../../rules/suppression-rules.ts';
import type { FileSpan } from '../../system/file-span.ts';
import type { LocatedFinding } from '../../text/locate/locate-findings.ts';

/** A finding about a suppression or a baseline, at its position in the configuration or baseline. */
export const suppressionFinding = (
  code: keyof typeof suppressionRules,
  path: Path,
  span: FileSpan,
  params?: Params,
): LocatedFinding => ({
  ...toFinding({ rule: suppressionRules[code], path, code, params }, sentencesFor(undefined)),
  ...span,
});
