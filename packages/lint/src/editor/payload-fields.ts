import { composeLayers, readForm, readTree, type Span, type Tree, type TreeNode } from '@pg/nested-text';
import { isObject, type Path, type PayloadType, valueAt } from '@pg/rule-kit';
import type { Field } from '@pg/rule-kit/internal';
import type { ReadPayload } from '../readers/read-embedded.ts';
import { type LintOptions, readGiven } from '../text/lint-text.ts';
import { specAt, specIn } from './cursor.ts';
import { type EditorRow, toEditorRow } from './editor-row.ts';

/** A field of a payload in a file, also inside a wallet's token. */
export interface PayloadField {
  /** What is at the offset: the field's name or its value. */
  readonly span: Span;
  readonly row: EditorRow | undefined;
}

/** A text inside a payload: a wallet's token, or a string of JSON in it. */
interface PayloadLayer {
  readonly payloadType: PayloadType;
  readonly path: Path;
  readonly span: Span;
  /** The name of its field. */
  readonly nameSpan: Span;
}

/** The innermost field at an offset of a text. */
export function fieldAt(text: string, offset: number, options: LintOptions): PayloadField | undefined {
  const payload = readGiven(text, options).payloads.find(({ layer }) => {
    const { start, end } = layer.toOuter({ start: 0, end: layer.text.length });
    return start <= offset && offset <= end;
  });
  if (payload === undefined) return undefined;
  const { layer, source } = payload;
  let tree = treeOf(payload);
  let places = composeLayers(layer, tree.layer);
  let node = tree.root;
  const path: (string | number)[] = [];
  let found: Span | undefined;
  const isAt = (start: number, end: number): boolean => {
    const outer = places.toOuter({ start, end });
    return outer.start <= offset && offset <= outer.end;
  };
  while (node) {
    if (node.kind === 'string') {
      const inner = tree.inside(node);
      places = composeLayers(places, inner.layer);
      [tree, node] = [inner, inner.root];
    }
    const { members = [] }: Partial<TreeNode> = node ?? {};
    const named = members.find((each) => each.name !== undefined && isAt(each.nameStart, each.nameEnd));
    const member = named ?? members.find(({ start, end }) => isAt(start, end));
    if (member === undefined) break;
    path.push(member.name ?? members.indexOf(member));
    const isBetween = !named && /object|array/.test(member.kind);
    found = isBetween ? undefined : places.toOuter(named ? { start: named.nameStart, end: named.nameEnd } : member);
    node = named ? undefined : member;
  }
  if (found === undefined || source.payloadType === undefined) return undefined;
  const spec = fieldSpecIn(payload, source.payloadType, path);
  return { span: found, row: spec && toEditorRow(spec) };
}

const treeOf = ({ source, layer: { text } }: ReadPayload): Tree =>
  (source.tree ?? (source.syntax === 'form' ? readForm(text).tree : readTree(text).tree))();

/** The spec of a field, also inside a token. */
function fieldSpecIn(payload: ReadPayload, outermost: PayloadType, path: Path): Field | undefined {
  const isInside = (outer: Path): boolean => path.length > outer.length && outer.every((step, i) => path[i] === step);
  const inner = layersIn(payload).findLast((each) => isInside(each.path));
  const object = specAt(inner?.payloadType ?? outermost, path.slice(inner?.path.length ?? 0, -1));
  return specIn(object, path.at(-1));
}

/** The token of a payload and the texts in the token, each after the one that has it. */
export function layersIn({ source, layer }: ReadPayload): PayloadLayer[] {
  const { payloadType, value: whole } = source;
  const map = source.map();
  const layers: PayloadLayer[] = [];
  const add = (inner: PayloadType, path: Path, given: unknown): void => {
    const { text, parts = [] } = inner;
    const value = text ? text.read(given).value : given;
    if (!isObject(value)) return;
    const place = path.length === 0 ? { value: { start: 0, end: layer.text.length } } : map.locate(path);
    if (text && place) {
      const [span, nameSpan] = [layer.toOuter(place.value), layer.toOuter(place.name ?? place.value)];
      layers.push({ payloadType: inner, path, span, nameSpan });
    }
    for (const part of parts) {
      const partValue = part.payloadType.text && valueAt(value, part.path);
      const isPart = partValue !== undefined && part.when?.({ ...value }) !== false;
      if (isPart) add(part.payloadType, [...path, ...part.path], partValue);
    }
  };
  if (payloadType) add(payloadType, [], whole);
  return layers;
}
