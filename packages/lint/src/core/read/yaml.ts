import type { TextLayer } from '@pg/nested-text';
import { Composer, type CST, type Document, Lexer, Parser } from 'yaml';
import { DOCUMENT_LENGTH, INVALID, PartCounter, type ReadProblem, TOO_DEEP, YamlLimit } from './yaml-limits.ts';
import { YamlWriter } from './yaml-writer.ts';

/** A document of a YAML file as JSON, or why it can't be read. */
export type YamlDocument = { readonly json: TextLayer } | { readonly problem: ReadProblem };

/** Converts the documents of a YAML file to JSON. Each part keeps its position; an alias has that of its anchor. */
export function readYaml(text: string): YamlDocument[] {
  const found: YamlDocument[] = [];
  const written = new PartCounter();
  try {
    for (const { errors, contents, range } of documentsIn(text)) {
      const [error] = errors;
      written.add(DOCUMENT_LENGTH, range[0]);
      if (error) found.push({ problem: { ...INVALID, start: error.pos[0], end: error.pos[1] } });
      else found.push({ json: new YamlWriter(text, written).write(contents) });
    }
  } catch (error) {
    if (!(error instanceof YamlLimit)) throw error;
    found.push({ problem: error.problem });
  }
  return found;
}

/**
 * The documents of a YAML file. A document with errors has the part that can be read.
 *
 * @throws {YamlLimit} after the documents before the limit.
 */
export function* documentsIn(text: string): Generator<Document.Parsed, void> {
  const composer = new Composer({ uniqueKeys: false, logLevel: 'silent', resolveKnownTags: false });
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

function* tokensOf(text: string): Generator<CST.Token, void> {
  const parser = new Parser();
  const read = new PartCounter();
  let errors = 0;
  for (const lexeme of new Lexer().lex(text)) {
    read.add(lexeme.length, parser.offset);
    for (const token of parser.next(lexeme)) {
      if (token.type === 'error' && errors++ === MAX_ERRORS) throw new YamlLimit(INVALID, token.offset);
      yield token;
    }
    if (parser.stack.length > MAX_STACK) throw new YamlLimit(TOO_DEEP, parser.offset - 1);
  }
  yield* parser.end();
}
