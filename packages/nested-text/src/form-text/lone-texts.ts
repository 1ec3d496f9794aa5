import { count, ENTRIES, type FormProblem } from './form-problem.ts';
import type { FormEntry } from './read-form.ts';

/** What stands between two `&` without an `=`, or with no name before it. */
type LoneText = Pick<FormEntry, 'name' | 'nameSpan' | 'valueSpan'>;

/** Texts that begin with a name which the form lacks are told by it; of the others nobody knows what they are. */
export function loneTexts(lone: readonly LoneText[], lacking: readonly string[]): FormProblem[] {
  const named = new Map<string, LoneText>();
  for (const entry of lone) {
    const text = entry.name.trim();
    const name = longest(lacking.filter((each) => text.startsWith(each) || isQuoted(text, each)));
    if (name !== undefined && !named.has(name)) named.set(name, entry);
  }
  const told = new Set(named.values());
  return [
    ...Array.from(named, ([name, entry]) => ({
      ...(isQuoted(entry.name.trim(), name) ? NAME_QUOTED : NAME_ALONE),
      path: [name],
      span: { start: entry.nameSpan.start, end: entry.valueSpan.end },
    })),
    ...unknownTexts(lone.filter((entry) => !told.has(entry))),
  ];
}

const NAME_ALONE = {
  kind: 'lone-text',
  found: 'a name without =',
  allowed: ENTRIES,
  hint: 'Write = between the name and its value.',
} satisfies Partial<FormProblem>;

const NAME_QUOTED = {
  kind: 'lone-text',
  found: 'a name behind a quote',
  allowed: ENTRIES,
  hint: 'Remove the quotes, and what stands before them: a form has none.',
} satisfies Partial<FormProblem>;

/** Whether a name stands behind a quote, and perhaps before one. */
const isQuoted = (text: string, name: string): boolean =>
  QUOTES.some((quote) => text.endsWith(`${quote}${name}`) || text.endsWith(`${quote}${name}${quote}`));

const QUOTES = ['"', "'", '`'];

const longest = (names: readonly string[]): string | undefined =>
  names.reduce<string | undefined>((best, name) => (name.length > (best?.length ?? 0) ? name : best), undefined);

function unknownTexts([first, ...others]: readonly LoneText[]): FormProblem[] {
  if (first === undefined) return [];
  const { nameSpan, valueSpan } = first;
  const found =
    nameSpan.end < valueSpan.start
      ? count(others.length, 'text without a name before =', 'texts without a name before =')
      : count(others.length, 'text without =', 'texts without =');
  const hint = 'If it is the rest of the value before it, write the & of that value as %26.';
  const span = { start: nameSpan.start, end: valueSpan.end };
  return [{ kind: 'lone-text', path: [], span, found, allowed: ENTRIES, hint }];
}
