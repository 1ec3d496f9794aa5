import type { Span } from '@pg/nested-text';
import type { Path, PayloadType } from '@pg/rule-kit';
import { tablesOf } from '@pg/rule-kit/internal';
import { knownPayloads, type LintOptions, readGiven } from '../text/lint-text.ts';
import { layersIn } from './payload-fields.ts';

/** A payload of a file, or a text in it: a wallet's token, a string of JSON in a token. */
export interface PayloadPlace {
  readonly kind: string;
  /** The section of the document with its first table. */
  readonly section: string;
  readonly path: Path;
  readonly span: Span;
  /** What to mark: the name of its field, or its first character. */
  readonly mark: Span;
  readonly inside: readonly PayloadPlace[];
}

/** A payload in a text. */
export interface FilePayload extends PayloadPlace {
  /** Its text, and its path in the document that it is embedded in. */
  readonly text: string;
  readonly at: Path;
  /** Whether the text has nothing else. */
  readonly isWhole: boolean;
}

/** The payloads in a text, in their order. */
export const payloadsIn = (text: string, options: LintOptions): readonly FilePayload[] =>
  knownPayloads(readGiven(text, options)).flatMap((payload) => {
    const { layer, source } = payload;
    if (source.payloadType === undefined) return [];
    const { start, end } = layer.toOuter({ start: 0, end: layer.text.length });
    const inside = layersIn(payload).map(({ payloadType, path, span, nameSpan }) =>
      describe(payloadType, path, span, nameSpan),
    );
    const { isWhole = false, at = [] } = payload;
    const described = describe(source.payloadType, [], { start, end }, { start, end: start + 1 });
    return [{ ...described, inside, text: layer.text, at, isWhole }];
  });

const describe = (payloadType: PayloadType, path: Path, span: Span, mark: Span): PayloadPlace => ({
  kind: payloadType.name,
  section: tablesOf(payloadType)[0]?.section ?? '',
  path,
  span,
  mark,
  inside: [],
});
