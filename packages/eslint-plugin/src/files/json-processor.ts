import { lintText } from '@pg/lint';
import type { ESLint, Linter } from 'eslint';

/** Replaces the parser's message about a syntax error, which quotes a word of the file, with ours. */
export function jsonProcessor(): NonNullable<ESLint.Plugin['processors']>[string] {
  const texts = new Map<string, string>();
  return {
    supportsAutofix: true,
    preprocess(text, file) {
      texts.set(file, text);
      return [text];
    },
    postprocess([messages = []], file) {
      const text = texts.get(file) ?? '';
      texts.delete(file);
      return messages.map((each) => (each.fatal ? { ...each, message: syntaxMessage(text) } : each));
    },
  };
}

function syntaxMessage(text: string): Linter.LintMessage['message'] {
  const found = lintText(text, { syntax: 'json' }).findings.find(({ rule }) => rule === 'syntax');
  return `Parsing error: ${found ? found.message : 'the file must be JSON'}`;
}
