import type { File, Language, LanguageOptions, OkParseResult } from '@eslint/core';
import { SettingsError } from '@pg/rule-kit';
import { showName } from '@pg/rule-kit/internal';
import { type Form, type FormNode, visitorKeys } from './form-nodes.ts';
import { FormSourceCode } from './form-source-code.ts';
import { parseForm } from './parse-form.ts';

/** The language of URL-encoded forms (`application/x-www-form-urlencoded`), in UTF-8. */
export const formLanguage: Language<{
  LangOptions: LanguageOptions;
  Code: FormSourceCode;
  RootNode: Form;
  Node: FormNode;
}> = {
  fileType: 'text',
  lineStart: 1,
  columnStart: 1,
  nodeTypeKey: 'type',
  visitorKeys,

  validateLanguageOptions(options) {
    const [option] = Object.keys(options);
    if (option !== undefined)
      throw new SettingsError(`languageOptions: the form language takes no options, but has ${showName(option)}`);
  },

  parse: (file) => ({ ok: true, ast: parseForm(textOf(file)) }),

  createSourceCode: (file, { ast }: OkParseResult<Form>) =>
    new FormSourceCode({ text: textOf(file), ast, hasBOM: file.bom }),
};

/** ESLint passes a string to languages with `fileType: 'text'`. */
const textOf = ({ body }: File): string => (typeof body === 'string' ? body : new TextDecoder().decode(body));
