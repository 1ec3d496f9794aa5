import type { Finding } from '@pg/rule-kit';
import { fileRules } from './file-rules.ts';

/** Of a form's field of nothing but plus signs one thing is said: that it is blank, or what is worse of a blank. */
export function tellFormOnce(found: readonly Finding[], checked: readonly Finding[]): Finding[] {
  const blank = new Set(found.filter(isOfBlank).map(({ path: [name] }) => name));
  if (blank.size === 0) return [...found, ...checked];
  const told = checked.filter(({ severity, path: [name] }) => severity === 'error' || !blank.has(name));
  const wrong = new Set(told.map(({ path: [name] }) => name));
  return [...found.filter((each) => !isOfBlank(each) || !wrong.has(each.path[0])), ...told];
}

const isOfBlank = ({ rule }: Finding): boolean => rule === fileRules['lone-plus'].id;
