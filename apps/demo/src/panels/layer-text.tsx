import type { JSX } from 'preact';
import type { Layer } from '../checker/layers.ts';
import type { PageFinding } from '../checker/page-finding.ts';
import { indentJson } from '../parts/format-json.ts';

interface LayerTextProps {
  readonly layer: Layer;
  readonly findings: readonly PageFinding[];
}

/** A decoded string with its findings marked; JSON is indented. */
export function LayerText({ layer: { text, spans }, findings }: LayerTextProps): JSX.Element {
  const pieces = indentJson(text) ?? [{ space: '', token: text, start: 0 }];
  const findingAt = (start: number, end: number): PageFinding | undefined =>
    findings[spans.findIndex((span) => span && span.start < end && start < span.end)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must scroll by keyboard too
    <pre tabIndex={0}>
      {pieces.map(({ space, token, start }) => {
        const finding = findingAt(start, start + token.length);
        return finding ? (
          <>
            {space}
            <mark class={`is-${finding.severity}`} title={finding.message}>
              {token}
            </mark>
          </>
        ) : (
          space + token
        );
      })}
    </pre>
  );
}
