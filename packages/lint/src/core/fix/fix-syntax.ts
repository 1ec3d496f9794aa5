import { readJson } from '@pg/nested-text';
import type { Finding } from '@pg/rule-kit';
import { applyEdits, type Change } from './edit.ts';

/** The change at a syntax error of a JSON text after which the text can be read, or at least further. */
export function fixSyntax(text: string, { code, within }: Finding): readonly Change[] {
  const change = within && CHANGES[code]?.(text, within.start);
  if (within === undefined || change === undefined) return [];
  const { problems } = readJson(applyEdits(text, change.edits));
  const isReadFurther = problems.every(({ kind, span }) => kind !== 'syntax' || span.start > within.start);
  return isReadFurther ? [change] : [];
}

type MakeChange = (text: string, start: number) => Change | undefined;

const replaceWith =
  (title: string, pattern: RegExp, replace: (found: string, inner: string) => string, isCertain = true): MakeChange =>
  (text, start) => {
    pattern.lastIndex = start;
    const [found, inner = ''] = pattern.exec(text) ?? [];
    if (found === undefined) return undefined;
    return { title, edits: [{ start, end: start + found.length, text: replace(found, inner) }], isCertain };
  };

const removeComma: MakeChange = replaceWith('Remove the comma', /,/y, () => '');

const addComma: MakeChange = (text, start) => {
  const end = text.slice(0, start).trimEnd().length;
  return { title: 'Add the comma', edits: [{ start: end, end, text: ',' }], isCertain: true };
};

const PYTHON_WORDS: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null' };

const CHANGES: Readonly<Record<string, MakeChange>> = {
  'trailing-comma': removeComma,
  // Two commas in a row.
  'unexpected-token': removeComma,
  'missing-comma': addComma,
  // A comment may be worth keeping elsewhere.
  comment: replaceWith('Remove the comment', /(?:\/\/|#)[^\n]*|\/\*[\s\S]*?\*\//y, () => '', false),
  'single-quote': replaceWith('Use double quotes', /'((?:[^'\\\n]|\\.)*)'/y, (_, inner) =>
    JSON.stringify(inner.replaceAll("\\'", "'")),
  ),
  'unquoted-name': replaceWith('Quote the name', /[A-Za-z_$][\w$]*(?=\s*:)/y, (name) => `"${name}"`),
  'python-word': replaceWith('Write true, false or null', /True|False|None/y, (word) => PYTHON_WORDS[word] ?? word),
  'capital-letters': replaceWith('Write it in lower case', /true|false|null/iy, (word) => word.toLowerCase()),
};
