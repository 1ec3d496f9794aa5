import type { LanguageOptions } from '@eslint/core';
import { TextSourceCodeBase, VisitNodeStep } from '@eslint/plugin-kit';
import type { Form, FormNode } from './form-nodes.ts';

/** The text and the syntax tree of a form, for rules. */
export class FormSourceCode extends TextSourceCodeBase<{
  LangOptions: LanguageOptions;
  RootNode: Form;
  SyntaxElementWithLoc: FormNode;
  ConfigNode: never;
}> {
  /** Whether the file starts with a byte-order mark. ESLint keeps it when it fixes the file. */
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
    for (const child of childrenOf(node)) this.#visit(child, node);
    this.#steps.push(new VisitNodeStep({ target: node, phase: 2, args: [node, parent] }));
  }
}

function childrenOf(node: FormNode): readonly FormNode[] {
  if (node.type === 'Form') return node.fields;
  return node.type === 'Field' ? [node.name, node.value] : [];
}
