import type { Candidates } from './candidates.ts';
import type { Fix } from './fix.ts';

/** Changes that make unreadable JSON readable, at the marked place. */
const replaceWith =
  (label: string, pattern: RegExp, replace: (found: string, inner: string) => string): Candidates =>
  ({ text, isForm }, { span: { start } }) => {
    const [found, inner = ''] = isForm ? [] : (pattern.exec(text.slice(start)) ?? []);
    if (found === undefined) return [];
    return [safe(label, start, start + found.length, replace(found, inner))];
  };

const safe = (label: string, start: number, end: number, replacement: string): Fix => ({
  label,
  edits: [{ start, end, replacement }],
  isSafe: true,
});

const removeComma: Candidates = replaceWith('Remove the comma', /^,/, () => '');

const addComma: Candidates = ({ text, isForm }, { span: { start } }) => {
  const end = text.slice(0, start).trimEnd().length;
  return isForm ? [] : [safe('Add the comma', end, end, ',')];
};

const PYTHON_WORDS: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null' };

/** Fixes of invalid JSON, by code. */
export const syntaxCandidates: Readonly<Record<string, Candidates>> = {
  'trailing-comma': removeComma,
  // Two commas in a row.
  'unexpected-token': removeComma,
  'missing-comma': addComma,
  comment: replaceWith('Remove the comment', /^(?:(?:\/\/|#)[^\n]*|\/\*[\s\S]*?\*\/)/, () => ''),
  'single-quote': replaceWith('Use double quotes', /^'((?:[^'\\\n]|\\.)*)'/, (_, inner) =>
    JSON.stringify(inner.replaceAll("\\'", "'")),
  ),
  'unquoted-name': replaceWith('Quote the name', /^[A-Za-z_$][\w$]*(?=\s*:)/, (name) => `"${name}"`),
  'python-word': replaceWith('Write true, false or null', /^(?:True|False|None)/, (word) => PYTHON_WORDS[word] ?? word),
  'capital-letters': replaceWith('Write it in lower case', /^(?:true|false|null)/i, (word) => word.toLowerCase()),
};
