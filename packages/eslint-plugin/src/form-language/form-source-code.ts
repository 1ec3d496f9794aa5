import type { LanguageOptions } from '@eslint/core';
import { TextSourceCodeBase, VisitNodeStep } from '@eslint/plugin-kit';
import type { Form, FormNode } from './form-nodes.ts';

/** The text of a form, and its syntax tree, as rules see them. */
export class FormSourceCode extends TextSourceCodeBase<{
  LangOptions: LanguageOptions;
  RootNode: Form;
  SyntaxElementWithLoc: FormNode;
  ConfigNode: never;
}> {
  /** Whether a byte-order mark stood before the text. ESLint puts it back where it fixes the file. */
  readonly hasBOM: boolean;
  readonly #parents = new Map<FormNode, FormNode | undefined>();
  readonly #steps: VisitNodeStep[] = [];

  constructor({ text, ast, hasBOM }: { text: string; ast: Form; hasBOM: boolean }) {
    super({ text, ast, lineEndingPattern: /\r\n|[\r\n]/u });
    this.hasBOM = hasBOM;
    this.#visit(ast);
  }

  override getParent(node: FormNode): FormNode | undefined {
    return this.#parents.get(node);
  }

  override traverse(): Iterable<VisitNodeStep> {
    return this.#steps;
  }

  #visit(node: FormNode, parent?: FormNode): void {
    this.#parents.set(node, parent);
    this.#steps.push(new VisitNodeStep({ target: node, phase: 1, args: [node, parent] }));
    for (const inner of nodesIn(node)) this.#visit(inner, node);
    this.#steps.push(new VisitNodeStep({ target: node, phase: 2, args: [node, parent] }));
  }
}

function nodesIn(node: FormNode): readonly FormNode[] {
  if (node.type === 'Form') return node.entries;
  return node.type === 'Entry' ? [node.name, node.value] : [];
}
