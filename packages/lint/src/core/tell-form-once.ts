import type { Finding } from '@pg/rule-kit';
import { fileRules } from './file-rules.ts';

/** Of what is wrong with a form's text, and with what it says for that reason, one thing is told. */
export const tellFormOnce = (found: readonly Finding[], checked: readonly Finding[]): Finding[] =>
  tellBlanksOnce(...tellNamesOnce(found, checked));

/**
 * Of a name without `=` one thing is told, where it stands: that it is one, or what is worse of what is missing for that
 * reason.
 */
function tellNamesOnce(
  found: readonly Finding[],
  checked: readonly Finding[],
): [readonly Finding[], readonly Finding[]] {
  const alone = new Set(found.filter(isNameAlone).map(({ path: [name] }) => name));
  if (alone.size === 0) return [found, checked];
  const isOfAlone = ({ path }: Finding): boolean => path.length === 1 && alone.has(path[0]);
  const missing = checked.filter(isOfAlone);
  const told = found.map((each) => {
    const worse = missing.find(({ severity, path: [name] }) => severity === 'error' && name === each.path[0]);
    return worse && isNameAlone(each) ? as(worse, each) : each;
  });
  return [told, checked.filter((each) => !isOfAlone(each))];
}

const isNameAlone = ({ rule, path }: Finding): boolean => rule === fileRules['lone-text'].id && path.length > 0;

const as = ({ rule, severity, basis, section }: Finding, alone: Finding): Finding => ({
  ...alone,
  rule,
  severity,
  basis,
  section,
});

/** Of an entry of nothing but plus signs one thing is said: that it is blank, or what is worse of a blank. */
function tellBlanksOnce(found: readonly Finding[], checked: readonly Finding[]): Finding[] {
  const blank = new Set(found.filter(isOfBlank).map(({ path: [name] }) => name));
  if (blank.size === 0) return [...found, ...checked];
  const told = checked.filter(({ severity, path: [name] }) => severity === 'error' || !blank.has(name));
  const wrong = new Set(told.map(({ path: [name] }) => name));
  return [...found.filter((each) => !isOfBlank(each) || !wrong.has(each.path[0])), ...told];
}

const isOfBlank = ({ rule }: Finding): boolean => rule === fileRules['lone-plus'].id;
