import type { SyntaxNode, SyntaxNodeRef, Tree } from '@lezer/common';
import { parser as javaScriptParser } from '@lezer/javascript';
import { parser as phpParser } from '@lezer/php';
import { composeLayers, looksLikeForm } from '@pg/nested-text';
import { valueAt } from '@pg/rule-kit';
import { findCertain } from '../../partial/find-certain.ts';
import { partialValue } from '../../partial/partial-value.ts';
import { readSource } from '../../read/source.ts';
import { mayHavePayload } from '../../rules/text-evidence.ts';
import type { EmbeddedPayload, PayloadReader } from '../embedded-payload.ts';
import { readEnvelope } from '../envelope.ts';
import { jsonOfLiteral, unwrap } from './literal-json.ts';

/**
 * Finds payloads for certain in code: in literals of objects and arrays, and in strings. A finding is reported only if it is
 * correct for all values of variables, calls and spreads.
 */
const readerOf =
  (parse: (code: string) => Tree): PayloadReader =>
  (code) =>
    code.length <= MAX_LENGTH && mayHavePayload(code, '')
      ? literalsIn(parse(code)).flatMap((node) => payloadsIn(code, node))
      : [];

/** The parsers' time grows with the square of the nesting, and of errors. */
const MAX_LENGTH = 20_000;

const javaScript = javaScriptParser.configure({ dialect: 'ts jsx' });
const phpWithoutTag = phpParser.configure({ top: 'Program' });

export const readJavaScript: PayloadReader = readerOf((code) => javaScript.parse(code));
export const readPhp: PayloadReader = readerOf((code) => (code.includes('<?') ? phpParser : phpWithoutTag).parse(code));

/** The literals of a program that are not inside other ones. */
function literalsIn(tree: Tree): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  tree.iterate({
    enter: ({ name, node }: SyntaxNodeRef) => {
      // A string may be a part of a longer one.
      if (node.parent?.name === 'BinaryExpression' && name.endsWith('String')) return;
      if (LITERALS.has(name) && !isInside(node.parent)) found.push(node);
    },
  });
  return found;
}

const LITERALS: ReadonlySet<string> = new Set([
  'ObjectExpression',
  'ArrayExpression',
  'String',
  'TemplateString',
  'HeredocString',
]);
const CONTAINERS: ReadonlySet<string> = new Set(['Property', 'ArrayExpression', 'Pair', 'ValueList']);

/** Whether an expression with this parent is a part of a literal. */
const isInside = (parent: SyntaxNode | null): boolean =>
  parent !== null && (CONTAINERS.has(parent.name) || (unwrap(parent) !== parent && isInside(parent.parent)));

function payloadsIn(code: string, node: SyntaxNode): EmbeddedPayload[] {
  const written = code.slice(node.from, node.to);
  const isString = node.name.endsWith('String');
  if (isString && !/^(?:<<<.*\n|.)\s*[{[]/.test(written) && !looksLikeForm(written.slice(1, -1))) return [];
  const hasVariables = /^<<<[^'].*\$/s.test(written);
  const json = jsonOfLiteral(code, node);
  const source = readSource(json.text, undefined, 'json');
  return readEnvelope(json.text, source, 'json').map(({ layer, syntax, at = [] }) => {
    const isText = typeof valueAt(source.value, at) === 'string';
    const isWhole = isText || (at.length === 1 && isSent(code, node));
    return {
      layer: composeLayers(json, layer),
      syntax,
      hasVariables,
      check: (resource, value, options) => {
        const partial = partialValue(value);
        return findCertain(resource, { ...partial, isPartial: partial.isPartial || !isWhole }, options);
      },
    };
  });
}

/** Whether a literal is sent as it is; otherwise, code may add fields later. */
const isSent = (code: string, { from }: SyntaxNode): boolean =>
  /\b(?:stringify|URLSearchParams|json_encode|http_build_query)\(\s*$/.test(code.slice(Math.max(0, from - 50), from));
