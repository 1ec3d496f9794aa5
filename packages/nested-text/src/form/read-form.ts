import { treesInside } from '../json/json-tree.ts';
import { type ComponentFault, decodeComponent, readComponent } from '../place/form-component.ts';
import { type Span, type TextLayer, wholeText } from '../place/text-layer.ts';
import type { TextMap } from '../place/text-map.ts';
import type { FormProblem } from '../problem/problem.ts';
import { Budget } from '../tree/budget.ts';
import { ReadNode, type TreeNode } from '../tree/node.ts';
import { type Tree, treeMap } from '../tree/tree.ts';
import { findSeparator, noteLineBreak, partsOf, withoutLineBreaks } from './form-parts.ts';
import {
  componentProblems,
  emptyPart,
  formProblem,
  noForm,
  once,
  tooManyFields,
  unnamedPart,
  wrongSeparator,
} from './form-problems.ts';

/** The fields of a URL-encoded form (`application/x-www-form-urlencoded`), and its problems. */
export interface FormReading {
  /** The first value of each name. Parts without `=`, or without a name before it, are left out. It has no prototype. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly FormProblem[];
  readonly tree: () => Tree;
  /** The positions of names and values. A path starts with a name, and continues inside the value. */
  readonly map: () => TextMap;
}

/** A field of a form: its decoded name and value, and their positions. */
export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly nameSpan: Span;
  readonly valueSpan: Span;
}

interface ReadField extends FormField {
  /** Whether it has no `=`, or no name before `=`. */
  readonly isUnnamed: boolean;
  readonly faults: readonly (ComponentFault | undefined)[];
}

/** If its `&` was not encoded, the fields after it may be a part of it. */
const URL_WITH_QUERY = /^https?:\/\/[^?]*\?/i;
const JSON_OR_MARKUP = /^\s*[{["<]/;

/**
 * Reads a form. It keeps values that have mistakes: each mistake is a problem. A line break at the end of a file is allowed.
 *
 * @param budget By default, there is enough for any form.
 * @throws {BudgetSpent} if other texts of the file have spent the budget.
 */
export function readForm(text: string, budget: Budget = new Budget()): FormReading {
  const { body, separator, fields, empty, breaks, end } = readParts(text);
  const values: Record<string, string> = Object.create(null);
  const ofFields: FormProblem[] = [];
  const duplicates: FormProblem[] = [];
  const root = new ReadNode('object', 0, 0, budget);
  root.members = [];
  let hasUrl = false;
  for (const { name, value, nameSpan, valueSpan, faults } of fields.filter(({ isUnnamed }) => !isUnnamed)) {
    for (const [i, span] of [nameSpan, valueSpan].entries())
      ofFields.push(...componentProblems(body, [name], span, faults[i]));
    const node = new ReadNode('string', valueSpan.start, valueSpan.end, budget);
    node.name = name;
    node.nameStart = nameSpan.start;
    node.nameEnd = nameSpan.end;
    root.members.push(node);
    if (!(name in values)) values[name] = value;
    else {
      const code = hasUrl ? 'duplicate-after-url' : 'duplicate-form-field';
      duplicates.push(formProblem('duplicate-field', code, nameSpan, [name]));
    }
    hasUrl ||= URL_WITH_QUERY.test(value);
  }
  const tree = formTree(body, root, budget);
  const map = treeMap(tree);
  const unnamed = fields.filter(({ isUnnamed }) => isUnnamed).map(unnamedPart);
  return {
    values,
    problems: [
      ...(root.members.length === 0 ? [noForm(body)] : [...once(empty), ...once(unnamed), ...tooManyFields(body, end)]),
      ...(separator === undefined ? [] : [wrongSeparator(body, separator)]),
      ...ofFields,
      ...once(breaks),
      ...duplicates,
    ],
    tree: () => tree,
    map: () => map,
  };
}

/** The fields that `readForm` reads in their order, with duplicates and parts without `=`. */
export const readFormFields = (text: string): readonly FormField[] => readParts(text).fields;

/** The parts of a form. It is read up to `end`. */
function readParts(text: string) {
  const body = text.replace(/\r?\n$/, '');
  const isOther = JSON_OR_MARKUP.test(body);
  const separator = isOther ? undefined : findSeparator(body);
  const fields: ReadField[] = [];
  const empty: FormProblem[] = [];
  const breaks: FormProblem[] = [];
  let end = 0;
  for (const written of partsOf(body, separator)) {
    end = written.end;
    const part = isOther ? written : withoutLineBreaks(body, written, breaks);
    if (part.start === part.end) empty.push(emptyPart(part));
    else fields.push(readField(body, part, isOther, breaks));
  }
  return { body, separator, fields, empty, breaks, end };
}

/** The tree of a form. A string of JSON in it is read as JSON. */
function formTree(body: string, root: ReadNode, budget: Budget): Tree {
  const decode = (node: TreeNode): TextLayer => readComponent(body, node).layer;
  return {
    layer: wholeText(body),
    root,
    duplicates: 'first',
    scalarOf: (node) => decodeComponent(body, node).text,
    decode,
    inside: treesInside(decode, budget),
  };
}

/**
 * Characters that all encoders escape in a name. A name with one of them is the rest of a value with an `&` that was not
 * encoded.
 */
const NO_NAME = /[ "<>\\^`{|}]/;

function readField(body: string, { start, end }: Span, isOther: boolean, breaks: FormProblem[]): ReadField {
  const equals = body.slice(start, end).indexOf('=');
  const nameSpan = { start, end: equals < 0 ? end : start + equals };
  const valueSpan = { start: equals < 0 ? end : nameSpan.end + 1, end };
  const isUnnamed = isOther || equals < 0 || NO_NAME.test(body.slice(start, nameSpan.end));
  const name = decodeComponent(body, nameSpan);
  const value = decodeComponent(body, valueSpan);
  if (!isUnnamed) noteLineBreak([name.text], start, body.slice(start, end), breaks);
  const faults = [name.fault, value.fault];
  return { name: name.text, value: value.text, nameSpan, valueSpan, isUnnamed, faults };
}
