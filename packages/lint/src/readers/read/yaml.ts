import { Budget, BudgetSpent, type TextLayer, wholeText } from '@pg/nested-text';
import { jsonViolations } from '@pg/rule-kit/internal';
import { Composer, type CST, type Document, Lexer, Parser } from 'yaml';
import { type ReadProblem, TOO_DEEP, TOO_MANY_VALUES } from '../../rules/catalog.ts';
import type { PayloadReader } from '../embedded-payload.ts';
import { type InnerReading, readingOf } from './source.ts';
import { CHARACTER, customTags, YamlLimit, yamlTree } from './yaml-tree.ts';

const INVALID = { rule: 'syntax', code: 'invalid-yaml' } as const;

/** A document of a YAML file, or why it can't be read. */
export type YamlDocument = InnerReading | { readonly layer: TextLayer; readonly problem: ReadProblem };

/** Reads the documents of a YAML file. An alias has the place of its anchor. */
export function* readYaml(text: string, budget: Budget = new Budget()): Generator<YamlDocument, void> {
  try {
    for (const { errors, contents } of documentsIn(text)) {
      const [error] = errors;
      if (error) yield { layer: wholeText(text), problem: { ...INVALID, start: error.pos[0], end: error.pos[1] } };
      else {
        const { tree, problems, notes } = yamlTree(text, contents, budget);
        const violations = [...jsonViolations(problems), ...notes];
        yield readingOf({ text, syntax: 'yaml', violations }, tree, tree.root, []);
      }
    }
  } catch (error) {
    if (!(error instanceof YamlLimit)) throw error;
    yield { layer: wholeText(text), problem: error.problem };
  }
}

/** Reads the payloads of a YAML file. */
export const readYamlDocuments: PayloadReader = function* (text, budget) {
  for (const each of readYaml(text, budget)) yield { ...each, syntax: 'json', isDocument: true };
};

/**
 * The documents of a YAML file. A document with errors has the part that can be read.
 *
 * @throws {YamlLimit} after the documents before the limit.
 */
export function* documentsIn(text: string): Generator<Document.Parsed, void> {
  const composer = new Composer({ uniqueKeys: false, logLevel: 'silent', resolveKnownTags: false, customTags });
  try {
    yield* composer.compose(tokensOf(text));
  } catch (error) {
    // It keeps each document until the next one.
    yield* composer.end();
    throw error;
  }
}

/** The parser is recursive, and its time grows with the square of the levels. Some levels are two of its own. */
const MAX_STACK = 200;

/** Each error takes much memory. */
const MAX_ERRORS = 1000;

/** A document takes as much memory as so many values. */
const DOCUMENT = 20;

function* tokensOf(text: string): Generator<CST.Token, void> {
  const parser = new Parser();
  // The tokens of the whole text are in memory, beside the values that are kept.
  const read = new Budget();
  let errors = 0;
  try {
    for (const lexeme of new Lexer().lex(text)) {
      read.spend(1 + lexeme.length * CHARACTER);
      for (const token of parser.next(lexeme)) {
        if (token.type === 'document') read.spend(DOCUMENT);
        if (token.type === 'error' && errors++ === MAX_ERRORS) throw new YamlLimit(INVALID, token.offset);
        yield token;
      }
      if (parser.stack.length > MAX_STACK) throw new YamlLimit(TOO_DEEP, parser.offset - 1);
    }
  } catch (error) {
    throw error instanceof BudgetSpent ? new YamlLimit(TOO_MANY_VALUES, parser.offset) : error;
  }
  yield* parser.end();
}
