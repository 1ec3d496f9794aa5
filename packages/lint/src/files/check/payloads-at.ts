import {
  composeLayers,
  looksLikeForm,
  memberAt,
  readTree,
  type Tree,
  type TreeNode,
  verbatim,
  wholeText,
} from '@pg/nested-text';
import { stepsOf } from '@pg/rule-kit/internal';
import type { EmbeddedPayload, PayloadReader } from '../../core/extract/embedded-payload.ts';
import { readEmbedded } from '../../core/extract/read-embedded.ts';

/** The payloads at the JSON pointers that a configuration lists. */
export interface PayloadsAt {
  readonly payloads: readonly EmbeddedPayload[];
  /** The pointers without a payload. */
  readonly missing: readonly string[];
}

/**
 * Finds the payloads at JSON pointers: objects, or strings that contain JSON or a form.
 *
 * @param readDocuments Reads the documents of a file that is not JSON.
 * @returns `undefined` if the text can't be read.
 */
export function payloadsAt(
  text: string,
  pointers: readonly string[],
  kind: string | undefined,
  readDocuments: PayloadReader = readAsJson,
): PayloadsAt | undefined {
  const documents = readDocuments(text.replace(/^\uFEFF/, ''))
    .filter(({ isDocument }) => isDocument)
    .map(({ layer, syntax }) => {
      const dialect = syntax === 'json5' ? syntax : 'jsonc';
      return { layer, dialect, ...readTree(layer.text, { dialect }) } as const;
    });
  if (documents.some(({ problems }) => problems.some((each) => each.kind !== 'duplicate-field'))) return undefined;
  const found = pointers.map((pointer) => {
    const payloads = documents.flatMap(({ layer, tree, dialect }): EmbeddedPayload[] => {
      const node = nodeAt(tree, stepsOf(pointer));
      if (node === undefined) return [];
      const isText = node.kind === 'string';
      const inner = isText ? tree.decode(node) : verbatim(layer.text, node);
      const syntax = !isText ? dialect : looksLikeForm(inner.text) ? 'form' : 'json';
      return [{ layer: composeLayers(layer, inner), syntax, ...(kind !== undefined && { kind }) }];
    });
    return { pointer, payloads: payloads.filter((payload) => readEmbedded(payload, undefined).length > 0) };
  });
  return {
    payloads: found.flatMap(({ payloads }) => payloads),
    missing: found.filter(({ payloads }) => payloads.length === 0).map(({ pointer }) => pointer),
  };
}

const readAsJson: PayloadReader = (text) => [{ layer: wholeText(text), syntax: 'json', isDocument: true }];

/** The value at the steps of a pointer, which writes array indexes as texts. */
const nodeAt = (tree: Tree, steps: readonly string[]): TreeNode | undefined =>
  steps.reduce<TreeNode | undefined>((node, step) => {
    const isIndex = node?.kind === 'array' && /^(?:0|[1-9]\d*)$/.test(step);
    return node && memberAt(tree, node, isIndex ? Number(step) : step);
  }, tree.root);
