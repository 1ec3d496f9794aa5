import type { CheckedText } from '../checker/check-text.ts';
import type { Totals } from '../checker/totals.ts';
import type { Mark } from '../editor/text-editor.ts';

/** The marks of the findings in the text itself. */
export const marksOf = ({ findings, layers: [whole] }: CheckedText): Mark[] =>
  findings.flatMap(({ severity, message }, number) => {
    const span = whole?.spans[number];
    return span ? [{ ...span, number, severity, message }] : [];
  });

/** The payloads of an array or of lines; none for a single payload. */
export const partsIn = (checked: CheckedText | undefined): { name: string; totals: Totals }[] =>
  (checked?.parts ?? []).map(({ totals }, i) => ({ name: `Payload ${i + 1}`, totals }));

/** The start of one of several payloads, and its first finding. */
export function placeOfPart({ parts, layers: [whole] }: CheckedText, part: number) {
  const span = parts?.[part];
  if (span === undefined) return undefined;
  const finding = whole?.spans.findIndex((each) => each && each.start >= span.start && each.start < span.end) ?? -1;
  return { start: span.start, finding: finding < 0 ? undefined : finding };
}
