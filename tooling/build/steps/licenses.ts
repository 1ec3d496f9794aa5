/** Licenses that require only a notice, so dependencies of published packages may have them. */
const ALLOWED = new Set(['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']);

/** Whether an SPDX expression allows one of these licenses. It may have names, AND, OR and outer parentheses only. */
export function isAllowed(expression: unknown): boolean {
  if (typeof expression !== 'string') return false;
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((name) => ALLOWED.has(name)));
}
