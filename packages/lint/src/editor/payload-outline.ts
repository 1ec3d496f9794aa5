import type { Span } from '@pg/nested-text';
import type { Path, Resource } from '@pg/rule-kit';
import { tablesOf } from '@pg/rule-kit/internal';
import { readGiven, type VerifyTextOptions } from '../text/lint-text.ts';
import { layersIn } from './payload-fields.ts';

/** A payload of a file, or a text in it: a wallet's token, a string of JSON in a token. */
export interface FilePayload {
  readonly kind: string;
  /** The section of the document with its first table. */
  readonly section: string;
  readonly path: Path;
  readonly span: Span;
  /** What to mark: the name of its field, or its first character. */
  readonly mark: Span;
  readonly inside: readonly FilePayload[];
}

/** The payloads in a text, in their order. */
export const payloadsIn = (text: string, options: VerifyTextOptions): readonly FilePayload[] =>
  readGiven(text, options).payloads.flatMap((payload) => {
    const { layer, source } = payload;
    if (source.resource === undefined) return [];
    const { start, end } = layer.toOuter({ start: 0, end: layer.text.length });
    const inside = layersIn(payload).map(({ resource, path, span, nameSpan }) =>
      describe(resource, path, span, nameSpan),
    );
    return [{ ...describe(source.resource, [], { start, end }, { start, end: start + 1 }), inside }];
  });

const describe = (resource: Resource, path: Path, span: Span, mark: Span): FilePayload => ({
  kind: resource.kind,
  section: tablesOf(resource)[0]?.section ?? '',
  path,
  span,
  mark,
  inside: [],
});
