import type { Candidates } from './candidates.ts';
import type { Fix } from './fix.ts';

/** Plain repairs of JSON that can't be read, at the place that is marked. */
export const syntaxCandidates: Candidates = ({ text, isForm }, { span: { start } }) => {
  if (isForm) return [];
  const at = text.slice(start);
  const fixes: Fix[] = [];
  const add = (label: string, length: number, replacement: string, from = start): void => {
    fixes.push({ label, edits: [{ start: from, end: from + length, replacement }], isSafe: true });
  };
  const commaBefore = /,\s*$/.exec(text.slice(0, start));
  const [comment] = /^(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(at) ?? [];
  const [quoted, inner = ''] = /^'((?:[^'\\\n]|\\.)*)'/.exec(at) ?? [];
  const [word = ''] = /^[A-Za-z_$][\w$]*/.exec(at) ?? [];
  if (at.startsWith(',')) add('Remove the comma', 1, '');
  if (/^[\]}]/.test(at) && commaBefore) add('Remove the comma', 1, '', commaBefore.index);
  if (comment !== undefined) add('Remove the comment', comment.length, '');
  if (quoted !== undefined) {
    add('Use double quotes', quoted.length, JSON.stringify(inner.replaceAll("\\'", "'")));
  }
  if (/^(?:True|False|None)$/.test(word)) add(`Write ${JSON_WORDS[word]}`, word.length, JSON_WORDS[word] ?? '');
  else if (word !== '' && /^\s*:/.test(at.slice(word.length))) add('Quote the name', word.length, `"${word}"`);
  if (/^["{[\d-]/.test(at)) add('Add the comma', 0, ',', text.slice(0, start).trimEnd().length);
  return fixes;
};

const JSON_WORDS: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null' };
