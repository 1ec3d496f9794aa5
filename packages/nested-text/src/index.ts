export { encodeComponent } from './form/encode-component.ts';
export { looksLikeForm } from './form/looks-like-form.ts';
export { type FormField, type FormReading, readForm, readFormFields } from './form/read-form.ts';
export { treesInside } from './json/json-tree.ts';
export { type JsonReading, readJson } from './json/read-json.ts';
export type { JsonDialect } from './json/read-past.ts';
export type { Misfit } from './json/read-repaired.ts';
export { type ReadTreeOptions, readTree, type TreeReading } from './json/read-tree.ts';
export { offsetsIn, type Position, positionsIn } from './place/line-starts.ts';
export {
  composeLayers,
  DecodedText,
  joinedText,
  replacedText,
  type Span,
  type TextLayer,
  verbatim,
  wholeText,
} from './place/text-layer.ts';
export type { Place, TextMap, TextPath } from './place/text-map.ts';
export { MAX_FIELDS, MAX_ITEMS, MAX_LEVELS } from './problem/limits.ts';
export { type FormCode, formMessages, type JsonCode, jsonMessages } from './problem/messages.ts';
export type { Edit, FormProblem, JsonProblem, Params, Problem } from './problem/problem.ts';
export { Budget, BudgetSpent, MAX_VALUES } from './tree/budget.ts';
export { type NodeKind, ReadNode, type TreeNode } from './tree/node.ts';
export { isNameAlone, memberAt, nodeAt, plainValue, type Tree, treeMap } from './tree/tree.ts';
