import type { JSX } from 'preact';
import type { Layer } from '../checker/layers.ts';
import type { PageFinding } from '../checker/page-finding.ts';

interface LayerTextProps {
  readonly layer: Layer;
  readonly findings: readonly PageFinding[];
}

/** A decoded text with its findings marked. */
export function LayerText({ layer: { text, spans }, findings }: LayerTextProps): JSX.Element {
  const pieces: (JSX.Element | string)[] = [];
  let at = 0;
  const marks = spans
    .flatMap((span, i) => (span ? [{ ...span, finding: findings[i] }] : []))
    .sort((a, b) => a.start - b.start);
  for (const { start, end, finding } of marks) {
    if (start < at || end <= start || !finding) continue;
    pieces.push(
      text.slice(at, start),
      <mark key={start} class={`is-${finding.severity}`} title={finding.message}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keyboard too
  return <pre tabIndex={0}>{[...pieces, text.slice(at)]}</pre>;
}
