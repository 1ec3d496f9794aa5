import type { CheckedText } from '../checker/check-text.ts';
import type { Totals } from '../checker/totals.ts';
import type { Mark } from '../editor/text-editor.ts';

/** The marks of the findings. */
export const marksOf = ({ findings }: CheckedText): Mark[] =>
  findings.map(({ span, severity, message }, number) => ({ ...span, number, severity, message }));

/** The payloads of an array or of lines; none for a single payload. */
export const partsIn = (checked: CheckedText | undefined): { name: string; totals: Totals }[] =>
  (checked?.parts ?? []).map(({ totals }, i) => ({ name: `Payload ${i + 1}`, totals }));

/** The start of one of several payloads, and its first finding. */
export function placeOfPart({ parts, findings }: CheckedText, part: number) {
  const place = parts?.[part];
  if (place === undefined) return undefined;
  const finding = findings.findIndex(({ span }) => span.start >= place.start && span.start < place.end);
  return { start: place.start, finding: finding < 0 ? undefined : finding };
}
