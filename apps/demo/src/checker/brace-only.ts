import type { Finding } from '@pg/rule-kit';
import type { Layer } from './layers.ts';

/** A finding about an object, or a field that it lacks, marks only the opening brace. */
export function braceOnly(layer: Layer, findings: readonly Finding[]): Layer {
  const spans = layer.spans.map((span, i) => {
    const isObject = span && layer.text[span.start] === '{' && layer.text[span.end - 1] === '}';
    return isObject && findings[i]?.within === undefined ? { start: span.start, end: span.start + 1 } : span;
  });
  return { ...layer, spans };
}
